import { routes, t } from '@care/contracts';
import { breadcrumbsJsonLd } from '@care/contracts/structured-data';

/** The breadcrumbs from the home page to the page, which comes last. */
export const breadcrumbsFromHome = (...crumbs: { label: string; to: string }[]): object =>
  breadcrumbsJsonLd([{ label: t('nav.home'), to: routes.home.build() }, ...crumbs]);
