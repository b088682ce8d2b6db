export { ResultsPage as default } from '../routes/ResultsPage';
export { loadSearch as load, searchHead as head } from '../features/company-search/search-page';
