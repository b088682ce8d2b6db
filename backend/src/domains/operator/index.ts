export {
  FIGURES,
  limitsOfCompany,
  tariffAt,
  tariffChanges,
  tariffOf,
  withVat,
  type Tariff,
  type TariffChange,
} from './tariff/tariff';
export { closedPaths, mailImprint, MISSING_DATA, missingData, operatorOf } from './operator-data';
