export { mailImprint } from './mail-imprint';
export { MISSING_DATA, missingData } from './missing-data';
export { closedPaths, operatorOf } from './operator-row';
