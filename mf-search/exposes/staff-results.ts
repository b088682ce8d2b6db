export { StaffResultsPage as default } from '../routes/StaffResultsPage';
export { loadStaffSearch as load } from '../features/work-search/work-search-page';
export { staffHead as head } from '../features/work-search/work-search-page';
