export { SamplePage as default } from '../routes/SamplePage';
export { head, load } from '../routes/sample-page';
