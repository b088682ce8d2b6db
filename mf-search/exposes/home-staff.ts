export { StaffHomePage as default } from '../routes/StaffHomePage';
export { loadStaffHome as load } from '../features/home/load-work-home';
export { staffHomeHead as head } from '../features/home/work-home-head';
