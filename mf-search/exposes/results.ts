export { ResultsPage as default } from '../routes/ResultsPage';
export { loadSearch as load } from '../features/company-search/search-page';
export { searchHead as head } from '../features/company-search/search-page';
