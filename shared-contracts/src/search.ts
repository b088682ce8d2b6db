// The addresses of searches. Stateless and needed by few pages: bundled where it is used, not part of the shared
// singleton.
export * from './search-filters';
export * from './search-url';
