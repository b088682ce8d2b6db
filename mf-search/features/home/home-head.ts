import { routes, type PageHead } from '@care/contracts';
import { homeText } from './texts';

export const homeHead = (): PageHead => ({
  title: homeText('hero.careSeekersTitle'),
  description: homeText('description'),
  canonical: routes.home.build(),
});
