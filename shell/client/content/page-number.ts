import type { PageHead } from '@care/contracts';
import { CARDS_PER_PAGE } from './content-api';
import { breadcrumbsFromHome } from './json-ld';
import { contentText } from './texts';

/** The page number in the address. Anything else is page 1. */
export function pageNumberOf({ searchParams }: URL): number {
  const text = searchParams.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}

export const pageCountOf = (count: number): number => Math.max(1, Math.ceil(count / CARDS_PER_PAGE));

/** Page 1 has the address without a page number. */
export const indexPath = (path: string, page: number): string => (page === 1 ? path : `${path}?page=${page}`);

/** Title, addresses and breadcrumbs of one page of an index (SH-20). */
export function indexHead(path: string, title: string, description: string, page: number, count: number): PageHead {
  const pageTitle = page === 1 ? title : contentText('indexPage', { title, page });
  return {
    title: pageTitle,
    description: page === 1 ? description : `${pageTitle}. ${description}`,
    canonical: indexPath(path, page),
    prev: page > 1 ? indexPath(path, page - 1) : undefined,
    next: page < pageCountOf(count) ? indexPath(path, page + 1) : undefined,
    ...(__ON_SERVER__ && { jsonLd: [breadcrumbsFromHome({ label: title, to: path })] }),
  };
}
