import { moveAll, type Domain } from '../../platform/domain/domain';
import { OF_OWN_COMPANY } from '../companies';
import { limits } from './embedding/limits';
import embedRoutes from './embedding/routes';
import widgetKeyRoutes from './embedding/widget-key-routes';
import { forgetWidgetUses } from './embedding/widget-uses';
import companyRoutes from './routes';

/** The page of a provider with all that other domains add, the comparison, and profiles on the sites of providers. */
export const companyPages: Domain = {
  routes: [companyRoutes, embedRoutes, widgetKeyRoutes],
  limits,
  jobs: {
    'widget-key-use-end': { run: ({ databases }) => forgetWidgetUses(databases), pollSeconds: 60, cron: '25 3 * * *' },
  },
  tables: {
    widget_key: { personal: OF_OWN_COMPANY, merge: moveAll('widget_key') },
    widget_key_use: { personal: `key in (select key from widget_key where ${OF_OWN_COMPANY})` },
  },
};
