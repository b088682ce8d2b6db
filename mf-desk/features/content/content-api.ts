import { routes, defineSliceApi } from '@care/contracts';
import { CONTENT_KIND_NAMES, type ContentKind } from '@care/contracts/content-kinds';
import type * as Api from '@care/contracts/schemas';
import { deskPlace, listPath } from '../desk/desk-address';

const tag = { type: 'User' as const, id: 'CONTENT' };
const ENTRIES = '/admin/content/';

/** Of a text without a page of its own. */
export type PartPage = Api.MailPreview | Api.Banner | Api.Footer;

interface Step {
  id: number;
  /** The version that the change is based on; the API answers 412 if there is a newer one. */
  version: number;
}

/** Calls of the content desk; the API answers them for EDITORs only (OP-26). */
export const contentApi = defineSliceApi('content-desk', (build) => {
  const step = <More extends object = object>(name: string) =>
    build.mutation<Api.ContentEntry, Step & More>({
      query: ({ id, ...body }) => ({ url: `${ENTRIES}${id}/${name}/`, body }),
      invalidatesTags: [tag],
    });
  return {
    entries: build.query<Api.ContentEntries, string>({
      query: (search) => ENTRIES + search,
      providesTags: [tag],
      keepUnusedDataFor: 0,
    }),
    // Not fetched again after a step, whose answer has the new version.
    entry: build.query<Api.ContentEntry, number>({ query: (id) => `${ENTRIES}${id}/`, keepUnusedDataFor: 0 }),
    version: build.query<Api.ContentVersion, { id: number; number: number }>({
      query: ({ id, number }) => `${ENTRIES}${id}/version/${number}/`,
    }),
    /** What a version says on pages or in a mail. */
    page: build.query<PartPage, Pick<Api.ContentEntry, 'kind' | 'slug' | 'version'>>({
      query: ({ kind, slug, version }) => `${ENTRIES}page/${kind}/${slug}/${version}/`,
    }),
    create: build.mutation<Api.ContentEntry, Api.NewContent>({
      query: (body) => ({ url: ENTRIES, body }),
      invalidatesTags: [tag],
    }),
    save: build.mutation<Api.ContentEntry, Step & { slug: string; fields: object }>({
      query: ({ id, ...body }) => ({ url: `${ENTRIES}${id}/`, method: 'PUT', body }),
      invalidatesTags: [tag],
    }),
    publish: step<{ public_from?: string | undefined }>('publish'),
    withdraw: step('withdraw'),
    remove: build.mutation<undefined, Step>({
      query: ({ id, ...body }) => ({ url: `${ENTRIES}${id}/remove/`, body }),
      invalidatesTags: [tag],
    }),
    restore: step<{ number: number }>('restore'),
    upload: build.mutation<Api.Picture, File>({
      query: (file) => {
        const body = new FormData();
        body.set('file', file);
        return { url: `${ENTRIES}picture/`, body };
      },
    }),
  };
});

export const ROLE_OF_CONTENT = 'EDITOR';
export const NEW_TEXT = 'neu';

export const kindOf = (text: string | null): ContentKind | undefined =>
  CONTENT_KIND_NAMES.find((kind) => kind === text);

export type ContentPlace = ReturnType<typeof contentPlace>;

export function contentPlace(query: URLSearchParams) {
  const { q, page } = deskPlace(query);
  return { kind: kindOf(query.get('kind')), q, page };
}

/** The list; a changed choice begins at the first page. */
export const contentPath = (place: Partial<ContentPlace>): string => listPath(routes.deskContent.build(), { ...place });

export const newTextPath = (kind: ContentKind): string => listPath(routes.deskText.build({ id: NEW_TEXT }), { kind });
