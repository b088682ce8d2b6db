export { default as cityPageRoutes } from './city-page-routes';
export { default as contentRoutes } from './routes';
export { default as sitemapRoutes } from './sitemap-routes';
