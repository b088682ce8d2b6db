export * from './composition';
export * from './loader';
