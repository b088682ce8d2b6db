// The part of the router that only the server needs; browsers do not download it.
export { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
export type { StaticHandlerContext } from 'react-router-dom';
