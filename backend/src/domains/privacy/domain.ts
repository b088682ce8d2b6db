import type { Domain } from '../../platform/domain/domain';
import { limits } from './limits';
import { deleteDueAccounts } from './account-deletion';
import { buildExport, leaveExports } from './data-export';
import { applyRetention } from './retention';
import privacyRoutes from './routes';
import { deleteUnconfirmedAccounts } from './unconfirmed-accounts';

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
      table: 'data_export',
      over: `created_at < now() - interval '30 days' and file is null`,
    },
  ],
  account: { deleted: leaveExports },
};
