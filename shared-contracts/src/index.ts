// The shared singleton of the site: what shell and slices have in common at run time (EM-02).
export * from './api';
export * from './constants';
export * from './enumerations';
export * from './page';
export * from './platform';
export * from './request';
export * from './paths';
export * from './session';
export * from './slice-api';
export * from './slice-definition';
export * from './slot';
export * from './slots';
export * from './store';
export * from './texts/format';
export * from './texts/i18n';
export * from './tracking';
export { Provider, useDispatch, useSelector } from '@care/contracts/rtkq';
