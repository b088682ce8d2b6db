export * from './registry';
export * from './release-store';
export * from '../release/manifest';
export { satisfiesCaret } from '../release/caret';
