import { routes, t } from '@care/contracts';
import { breadcrumbsJsonLd } from '@care/contracts/structured-data';

interface Described {
  title: string;
  description: string;
  path: string;
  image?: string;
  published_at?: string;
  updated_at: string;
}

/** An article as schema.org data. The document makes the paths absolute. */
export const articleJsonLd = ({ title, description, path, image, published_at, updated_at }: Described): object => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: title,
  description,
  url: path,
  mainEntityOfPage: path,
  inLanguage: 'de',
  datePublished: published_at,
  dateModified: updated_at,
  image,
  author: publisher(),
  publisher: publisher(),
});

const publisher = () => ({ '@type': 'Organization', name: t('brand.name'), url: routes.home.build() });

/** The breadcrumbs from the home page to the page, which comes last. */
export const breadcrumbsFromHome = (...crumbs: { label: string; to: string }[]): object =>
  breadcrumbsJsonLd([{ label: t('nav.home'), to: routes.home.build() }, ...crumbs]);
