export { WatchListPage as default } from '../routes/WatchListPage';
export { watchListHead as head } from '../features/watch-list/watch-list-address';
