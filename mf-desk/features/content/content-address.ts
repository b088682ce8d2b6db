import { routes } from '@care/contracts';
import { CONTENT_KIND_NAMES, type ContentKind } from '@care/contracts/content-kinds';
import type { ContentPlace } from './content-api';

export const ROLE_OF_CONTENT = 'EDITOR';
export const NEW_TEXT = 'neu';

export const kindOf = (text: string | null): ContentKind | undefined =>
  CONTENT_KIND_NAMES.find((kind) => kind === text);

export function contentPlace(query: URLSearchParams): ContentPlace {
  const page = Number(query.get('page'));
  return {
    kind: kindOf(query.get('kind')),
    q: (query.get('q') ?? '').slice(0, 100),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The list; a changed choice begins at the first page. */
export function contentPath({ kind, q, page = 1 }: Partial<ContentPlace> = {}): string {
  const query = new URLSearchParams();
  if (kind) query.set('kind', kind);
  if (q) query.set('q', q);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return routes.deskContent.build() + (text && `?${text}`);
}

export const newTextPath = (kind: ContentKind): string => `${routes.deskText.build({ id: NEW_TEXT })}?kind=${kind}`;
