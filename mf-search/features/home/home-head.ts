import { routes, type PageHead } from '@care/contracts';
import { ht } from './texts';

export const homeHead = (): PageHead => ({
  title: ht('hero.careSeekersTitle'),
  description: ht('description'),
  canonical: routes.home.build(),
});
