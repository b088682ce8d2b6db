interface BreadcrumbStep {
  label: string;
  /** The path of the page; the current page may have none. */
  to?: string;
}

/** Breadcrumbs as schema.org data for search engines. The document makes the paths absolute. */
export const breadcrumbsJsonLd = (steps: readonly BreadcrumbStep[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(to ? { item: to } : {}),
  })),
});
