import { routes, t, type PageHead } from '@care/contracts';
import { ht } from './texts';

export const homeHead = (): PageHead => ({
  title: t('hero.careSeekersTitle'),
  description: ht('description'),
  canonical: routes.home.build(),
});
