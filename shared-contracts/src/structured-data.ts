/**
 * Breadcrumbs as schema.org data for search engines. The document makes the paths absolute. `to`: the path of the page;
 * the current page may have none.
 */
export const breadcrumbsJsonLd = (steps: readonly { label: string; to?: string }[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(to ? { item: to } : {}),
  })),
});
