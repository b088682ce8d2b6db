import type { Domain } from '../../platform/domain/domain';
import { mailSamples } from './mail-samples';
import deskRoutes from './routes';

/** The desk, at which STAFF decides cases. */
export const desk: Domain = {
  routes: [deskRoutes],
  mails: mailSamples,
  tables: {
    desk_case: {
      withheld: 'Akte der Prüfstelle; Entscheidungen und Gründe hat die Person per E-Mail bekommen',
      merge: 'stays',
    },
    desk_event: {},
  },
};
