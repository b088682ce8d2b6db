import { defineSliceApi, request, useAppDispatch } from '@care/contracts';
import { defineGeoApi } from '@care/contracts/geo-api';
import type {
  CompanyDetailsAnswer,
  CompanyDetailsChange,
  CompanyPage,
  CompanyProfileChange,
  CompanySections,
} from '@care/contracts/schemas';
import type { CompanySection } from '@care/contracts/vocabulary';
import { useState } from 'react';
import { companyTags } from '../media/media-api';
import { editingText } from './texts';

/** The own provider with the versions of its sections. */
export interface OwnCompany {
  company: CompanyPage;
  state: CompanySections;
}

/** The changed fields of one section. */
export type SectionChange = CompanyDetailsChange & Partial<CompanyProfileChange>;
/** The stored fields of one section. */
export type StoredFields = CompanyDetailsAnswer & Partial<CompanyProfileChange>;

/** The calls for editing the owner's provider (PP-06). */
export const editingApi = defineSliceApi('company-editing', (build) => ({
  /**
   * The versions are read before the data: a change in between then leads to a conflict that could have been avoided,
   * and never to a change that is overwritten unseen.
   */
  own: build.query<OwnCompany, { id: number; slug: string }>({
    queryFn: async ({ id, slug }, { signal }) => {
      const state = await request<CompanySections>({ url: `/company/${id}/sections/` }, signal);
      if (!state.success) return { error: state.error };
      const company = await request<CompanyPage>({ url: `/company/by-slug/${encodeURIComponent(slug)}/` }, signal);
      return company.success ? { data: { company: company.data, state: state.data } } : { error: company.error };
    },
    providesTags: (_own, _error, { id }) => [{ type: 'Company', id }],
    keepUnusedDataFor: 0,
  }),
  /** `etag`: the version that the change is based on. */
  change: build.mutation<StoredFields, { id: number; section: CompanySection; change: SectionChange; etag: string }>({
    query: ({ id, section, change, etag }) => ({
      url: `/company/${section === 'benefits' ? 'profile' : 'details'}/${id}/`,
      method: 'PATCH',
      body: change,
      ifMatch: etag,
    }),
    invalidatesTags: (stored, _error, { id }) => (stored ? companyTags(id) : []),
  }),
  confirm: build.mutation<CompanySections, { id: number; section: CompanySection }>({
    query: ({ id, section }) => ({ url: `/company/${id}/sections/${section}/confirm/`, method: 'POST' }),
    invalidatesTags: (state, _error, { id }) => (state ? [{ type: 'Company', id }] : []),
  }),
}));

/** Suggestions for the address field. */
export const geoApi = defineGeoApi('company-editing-geo');

/** The own provider with the versions of its sections, and how it is read again after a section was saved. */
export function useOwnCompany({ id, slug }: Pick<CompanyPage, 'id' | 'slug'>) {
  const query = { id, slug };
  const { data, ...loading } = editingApi.own.useQuery(query);
  const dispatch = useAppDispatch();
  // An ended session empties the cache; forms with unsent input stay until the user has signed in again (SH-09).
  const [last, setLast] = useState(data);
  if (data && data !== last) setLast(data);
  const own = data ?? last;
  /**
   * Reads everything again, also after the page was left; the titles of the sections that somebody else has changed.
   */
  const reload = async (section: CompanySection) => {
    const { data: now } = await dispatch(editingApi.own.initiate(query, { subscribe: false, forceRefetch: true }));
    return own && now ? changedElsewhere(own.state, now.state, section) : [];
  };
  return { own, reload, ...loading };
}

const changedElsewhere = (before: CompanySections, now: CompanySections, own: string): string[] =>
  now.sections
    .filter(
      ({ section, etag }) =>
        section !== own && before.sections.some((one) => one.section === section && one.etag !== etag),
    )
    .map(({ section }) => editingText(`sections.${section}`));
