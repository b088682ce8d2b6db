import type { Domain } from '../../platform/domain/domain';
import { limits } from './limits';
import { ALERT_REQUEST, requestAlert } from './alerts';
import { mailSamples } from './mail-samples';
import savedSearchRoutes, { alertRoutes } from './routes';
import { alertJobs } from './send-alerts';

/** Saved searches, and alerts by mail. */
export const savedSearches: Domain = {
  routes: [savedSearchRoutes, alertRoutes],
  limits,
  mails: mailSamples,
  jobs: { [ALERT_REQUEST]: { run: requestAlert, pollSeconds: 2 }, ...alertJobs },
  tables: { saved_search: { personal: 'user_id = $1', omit: ['confirm_key_hash', 'unsubscribe_key'] } },
  retention: [
    {
      name: 'unconfirmed search alerts',
      time: [7, 'day'],
      why: 'time to confirm the address',
      notice: (time) => `Benachrichtigungen über Treffer, deren Adresse niemand bestätigt: ${time}`,
      table: 'saved_search',
      over: (time) => `user_id is null and confirmed_at is null and created_at < now() - ${time}`,
    },
  ],
};
