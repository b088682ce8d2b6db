export * from './registry';
export * from './restore';
export * from './release-store';
export * from '../release/manifest';
export { satisfiesCaret } from '../release/caret';
