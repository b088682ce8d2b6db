export { StaffResultsPage as default } from '../routes/StaffResultsPage';
export { loadStaffSearch as load, staffHead as head } from '../features/work-search/work-search-page';
