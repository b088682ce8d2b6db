// The server's half of the router, kept apart so that no browser downloads it.
export { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
export type { StaticHandlerContext } from 'react-router-dom';
