import { defineSliceApi, careApi, useAppDispatch } from '@care/contracts';
import type { Company, Gallery, CompanyPage } from '@care/contracts/schemas';
import { profileApi } from '../company/profile-api';

/** Where a picture or video is stored. */
export type PicturePlace = 'company-logo' | 'company-main-image' | 'company-gallery/image' | 'company-gallery/video';

interface PictureOf {
  company: number;
  place: PicturePlace;
  id: number;
}

const urlOf = ({ place, id }: PictureOf): string => `/media/${place}/${id}/`;
/** Everything that shows the provider's name, logo or properties: its pages, its cards and those of its job offers. */
export const companyTags = (id: number) =>
  [
    { type: 'Company', id },
    { type: 'CompanyCard', id },
    { type: 'JobOfferCard', id: 'LIST' },
  ] as const;
const ofCompany = (_answer: unknown, _error: unknown, { company }: { company: number }) => companyTags(company);

/** Changes of uploaded pictures; after each change the company is fetched again (PP-12). */
export const mediaApi = defineSliceApi('company-media', (build) => ({
  /** The pictures as they are stored, read again after an upload (PP-11). */
  details: build.query<Company, number>({
    query: (company) => `/company/details/${company}/`,
    providesTags: (_company, _error, id) => [{ type: 'Company', id }],
    keepUnusedDataFor: 0,
  }),
  /** Without `part` the whole picture or video. */
  remove: build.mutation<unknown, PictureOf & { part?: 'captions' }>({
    query: ({ part, ...picture }) => ({ url: urlOf(picture) + (part ? `${part}/` : ''), method: 'DELETE' }),
    invalidatesTags: ofCompany,
  }),
  describe: build.mutation<unknown, PictureOf & { alt: string }>({
    query: ({ alt, ...picture }) => ({ url: urlOf(picture), method: 'PUT', body: { alt } }),
    invalidatesTags: ofCompany,
  }),
  reorder: build.mutation<Gallery, { company: number; order: number[] }>({
    query: (body) => ({ url: '/media/company-gallery/order/', method: 'PATCH', body }),
    invalidatesTags: ofCompany,
  }),
}));

/** Fetches the provider again after a file was stored, also if the page was left meanwhile (PP-11, PP-12). */
export function useOnStored({ id, slug }: Pick<CompanyPage, 'id' | 'slug'>): () => Promise<unknown> {
  const dispatch = useAppDispatch();
  return () => {
    dispatch(careApi.util.invalidateTags([...companyTags(id)]));
    const anew = { subscribe: false, forceRefetch: true };
    void dispatch(mediaApi.details.initiate(id, anew));
    return dispatch(profileApi.company.initiate(slug, anew));
  };
}
