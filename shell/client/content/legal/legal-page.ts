import type { PageContext, PageHead } from '@care/contracts';
import { breadcrumbsFromHome } from '../json-ld';
import { legalHead, legalNames } from './legal-texts';

export { LegalPage as default } from './LegalPage';

export function head({ url }: PageContext): PageHead {
  const { title: headline, description } = legalHead(legalNames[url.pathname] ?? 'imprint');
  const title = headline.replaceAll('\u00ad', '');
  return {
    title,
    description,
    canonical: url.pathname,
    ...(__ON_SERVER__ && { jsonLd: [breadcrumbsFromHome({ label: title, to: url.pathname })] }),
  };
}
