import { routes, t, type PageHead } from '@care/contracts';
import { tt } from '../../texts';

export const homeHead = (): PageHead => ({
  title: t('hero.careSeekersTitle'),
  description: tt('home.description'),
  canonical: routes.home.build(),
});
