import type { Domain } from '../../platform/domain/domain';
import { operatorRoutes, tariffRoutes } from './routes';

/** Who runs the site, for imprint, privacy notice, invoices and mails; and its prices, fees and limits. */
export const operator: Domain = {
  routes: [operatorRoutes, tariffRoutes],
  tables: {
    site_operator: { withheld: 'Angaben des Betreibers, die das Impressum veröffentlicht' },
    tariff_change: {},
  },
};
