export { HomePage as default } from '../routes/HomePage';
export { loadHome as load, homeHead as head } from '../features/home/home-page';
