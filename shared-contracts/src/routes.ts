// Where everything is: paths, and the addresses of searches. One door for shell, slices and backend.
export * from './care-form-slug';
export * from './paths';
export * from './search-filters';
export * from './search-url';
