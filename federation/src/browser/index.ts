export * from '../served-paths';
export * from './composition';
export * from './loader';
export { satisfiesCaret } from '../release/caret';
