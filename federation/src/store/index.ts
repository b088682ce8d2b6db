export * from './prune';
export * from './registry';
export * from './releases';
export * from './restore';
export * from './release-store';
export * from '../release/manifest';
export { satisfiesCaret } from '../release/caret';
export { createKeys, signerOf, trustedKeys, whyNotTrusted, type Signer, type TrustedKeys } from '../release/signature';
export * from '../release/override';
