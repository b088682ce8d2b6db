export { default as embedRoutes } from './routes';
export { default as widgetKeyRoutes } from './widget-key-routes';
