import { EXPORT_LINK_HOURS } from '@care/contracts/constants';
import { UNCONFIRMED_DAYS } from '../accounts';
import type { Domain } from '../../platform/domain/domain';
import { limits } from './limits';
import { deleteDueAccounts, deleteUnconfirmedAccounts } from './account-deletion';
import { buildExport, leaveExports } from './data-export';
import { applyRetention } from './retention';
import privacyRoutes from './routes';

/** The rights of every person by law: the download and the deletion of data, and retention times. */
export const privacy: Domain = {
  routes: [privacyRoutes],
  limits,
  jobs: {
    'data-export': { run: buildExport, retries: 2 },
    'account-deletion': { run: deleteDueAccounts, pollSeconds: 30, cron: '7 * * * *' },
    'unconfirmed-accounts-end': { run: deleteUnconfirmedAccounts, pollSeconds: 60, cron: '10 3 * * *' },
    retention: { run: applyRetention, pollSeconds: 60, cron: '20 3 * * *' },
  },
  tables: { data_export: { personal: 'user_id = $1', omit: ['file'] } },
  retention: [
    {
      name: 'data downloads',
      time: [30, 'day'],
      kept: (time) => `the file ${EXPORT_LINK_HOURS} hours, the entry ${time}`,
      why: 'time to fetch the file; questions about it',
      notice: (time) => `Der Download Ihrer Daten: die Datei ${EXPORT_LINK_HOURS} Stunden, der Vermerk ${time}`,
      table: 'data_export',
      over: (time) => `created_at < now() - ${time} and file is null`,
    },
    {
      name: 'accounts without a confirmed address',
      time: [UNCONFIRMED_DAYS, 'day'],
      kept: (time) => `${time} after the registration, the last use or the last request of a link`,
      why: 'time to confirm the address',
      notice: (time) =>
        `Konten, deren E-Mail-Adresse nicht bestätigt wird, mit allen Angaben: ${time} nach der letzten Nutzung`,
      job: 'unconfirmed-accounts-end',
    },
  ],
  account: { deleted: leaveExports },
};
