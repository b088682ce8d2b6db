// What the contracts may use of RTK Query; slices reach it through defineSliceApi.
export { createApi } from '@reduxjs/toolkit/query/react';
export type { BaseQueryFn, EndpointBuilder, EndpointDefinitions } from '@reduxjs/toolkit/query/react';
export { Provider, useDispatch, useSelector, useStore } from 'react-redux';
