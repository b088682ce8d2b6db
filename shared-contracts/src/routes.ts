// All paths and the addresses of searches, for servers and tests.
export * from './paths';
export * from './search';
