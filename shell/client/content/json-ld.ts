import { routes, t } from '@care/contracts';

interface Described {
  title: string;
  description: string;
  path: string;
  image?: string;
  published_at?: string;
  updated_at: string;
}

/** A text as search engines read it; paths become whole addresses in the document. */
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

/** The way from the home page down to the page, which comes last. */
export const breadcrumbsJsonLd = (...crumbs: (readonly [name: string, path: string])[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [[t('nav.home'), routes.home.build()] as const, ...crumbs].map(([name, item], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item,
  })),
});
