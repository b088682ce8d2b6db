export { ReportRatingPage as default } from '../routes/ReportRatingPage';
export { loadReport as load, reportHead as head } from '../features/report/load-report';
