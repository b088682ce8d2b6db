export { StaffProfilePage as default } from '../routes/StaffProfilePage';
export { loadJobSeeker as load } from '../features/job-seeker/job-seeker-api';
export { jobSeekerHead as head } from '../features/job-seeker/job-seeker-head';
