/** The page of the person's ratings in the query (AC-07); invalid values give 1. */
export function readOwnPage(search: string): number {
  const value = new URLSearchParams(search).get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(value) ? Number(value) : 1;
}

/** The address of another page; the outcome of an earlier action is left out. */
export function ownPageHref(pathname: string, search: string, page: number): string {
  const params = new URLSearchParams(search);
  params.delete('success');
  if (page === 1) params.delete('page');
  else params.set('page', String(page));
  const query = params.toString();
  return query ? `${pathname}?${query}` : pathname;
}
