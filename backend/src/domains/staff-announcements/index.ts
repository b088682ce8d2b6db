export { default as staffAnnouncements } from './announce-staff';
