export { StaffHomePage as default } from '../routes/WorkHomePage';
export { loadStaffHome as load, staffHomeHead as head } from '../features/home/work-home-page';
