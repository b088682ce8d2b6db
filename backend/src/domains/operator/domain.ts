import type { Domain } from '../../platform/domain/domain';
import operatorRoutes from './routes';

/** Who runs the site: for imprint, privacy notice, invoices and mails. */
export const operator: Domain = {
  routes: [operatorRoutes],
  tables: { site_operator: { withheld: 'Angaben des Betreibers, die das Impressum veröffentlicht' } },
};
