export { default as contentRoutes } from './routes';
export { default as sitemapRoutes } from './sitemap-routes';
