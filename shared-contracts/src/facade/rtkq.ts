// The parts of RTK Query that the contracts may use; slices use defineSliceApi.
export { createApi } from '@reduxjs/toolkit/query/react';
export type { BaseQueryFn, EndpointBuilder, EndpointDefinitions } from '@reduxjs/toolkit/query/react';
export { Provider, useDispatch, useSelector, useStore } from 'react-redux';
