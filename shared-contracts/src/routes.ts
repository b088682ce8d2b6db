// Where everything is: paths, and the addresses of searches; what servers and tests import.
export * from './paths';
export * from './search';
