export { HomePage as default } from '../routes/HomePage';
export { loadHome as load } from '../features/home/load-home';
export { homeHead as head } from '../features/home/home-head';
