export { mailImprint } from './mail-imprint';
export { MISSING_DATA, missingData } from './missing-data';
export { FIGURES } from './tariff/figures';
export {
  limitsOfCompany,
  tariffAt,
  tariffChanges,
  tariffOf,
  withVat,
  type Tariff,
  type TariffChange,
} from './tariff/tariff';
export { closedPaths, operatorOf } from './operator-row';
