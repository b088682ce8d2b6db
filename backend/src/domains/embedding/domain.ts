import type { Domain } from '../../platform/domain/domain';
import { limits } from './limits';
import { moveAll } from '../../platform/domain/moves';
import { OF_OWN_COMPANY } from '../companies';
import embedRoutes from './routes';
import widgetKeyRoutes from './widget-key-routes';
import { forgetWidgetUses } from './widget-uses';

/** Profiles on the sites of providers. */
export const embedding: Domain = {
  routes: [embedRoutes, widgetKeyRoutes],
  limits,
  jobs: {
    'widget-key-use-end': {
      run: ({ databases }) => forgetWidgetUses(databases),
      pollSeconds: 60,
      cron: '25 3 * * *',
    },
  },
  tables: {
    widget_key: { personal: OF_OWN_COMPANY, merge: moveAll('widget_key') },
    widget_key_use: { personal: `key in (select key from widget_key where ${OF_OWN_COMPANY})` },
  },
};
