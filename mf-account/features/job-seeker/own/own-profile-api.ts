import { defineSliceApi, request } from '@care/contracts';
import type {
  CompanySearchAnswer,
  Image,
  JobSeeker,
  JobSeekerChange,
  ProfileVisitors,
  UserBlocks,
} from '@care/contracts/schemas';

/** The own profile with its version. */
export interface OwnVersion {
  profile: JobSeeker;
  etag: string | undefined;
}
interface Change {
  id: number;
  change: JobSeekerChange;
  etag: string | undefined;
}
interface Photo {
  profile: JobSeeker;
  file: File;
}
interface VisitorsOf {
  id: number;
  limit: number;
}

const KEEP_UNUSED_DATA_FOR = 0;
const profileUrl = (id: number): string => `/user/profile/${id}/`;

/** Endpoints for the own profile. Query arguments are the profile's or the user's id. */
export const ownProfileApi = defineSliceApi('own-profile', (build) => ({
  profile: build.query<OwnVersion, number>({
    queryFn: async (id, { signal }) => {
      const result = await request<JobSeeker>({ url: profileUrl(id) }, signal);
      return result.success ? { data: { profile: result.data, etag: result.etag } } : { error: result.error };
    },
    keepUnusedDataFor: KEEP_UNUSED_DATA_FOR,
  }),
  change: build.mutation<JobSeeker, Change>({
    query: ({ id, change, etag }) => ({ url: profileUrl(id), method: 'PATCH', body: change, ifMatch: etag }),
    invalidatesTags: (changed) => (changed ? ['JobSeeker'] : []),
  }),
  preview: build.query<JobSeeker, number>({
    query: (id) => `${profileUrl(id)}preview/`,
    providesTags: ['JobSeeker'],
    keepUnusedDataFor: KEEP_UNUSED_DATA_FOR,
  }),

  uploadPhoto: build.mutation<Image, Photo>({
    query: ({ profile, file }) => ({ url: '/media/user-profile/', body: photoForm(profile, file) }),
    invalidatesTags: (image) => (image ? ['JobSeeker', 'User'] : []),
  }),
  deletePhoto: build.mutation<unknown, number>({
    query: (id) => ({ url: `/media/user-profile/${id}/`, method: 'DELETE' }),
    invalidatesTags: ['JobSeeker', 'User'],
  }),

  visitors: build.query<ProfileVisitors, VisitorsOf>({
    query: ({ id, limit }) => `${profileUrl(id)}visitors/?limit=${limit}`,
    providesTags: ['JobSeeker', 'Message'],
    keepUnusedDataFor: KEEP_UNUSED_DATA_FOR,
  }),
  blocks: build.query<UserBlocks, number>({
    query: () => '/user/block/',
    providesTags: ['JobSeeker', 'Message'],
    keepUnusedDataFor: KEEP_UNUSED_DATA_FOR,
  }),
  block: build.mutation<UserBlocks, number>({
    query: (company) => ({ url: '/user/block/', body: { company } }),
    invalidatesTags: ['JobSeeker', 'Message'],
  }),
  unblock: build.mutation<unknown, number>({
    query: (id) => ({ url: `/user/block/${id}/`, method: 'DELETE' }),
    invalidatesTags: ['JobSeeker', 'Message'],
  }),
  /** Finds providers by name, for the block list. */
  companies: build.query<CompanySearchAnswer, string>({
    query: (name) => `/company/search/?${new URLSearchParams({ q: name, page_size: '8' })}`,
  }),
}));

/** The upload in the format of the API; `url` is always empty. */
function photoForm({ id, user_id }: JobSeeker, file: File): FormData {
  const form = new FormData();
  const fields = { user: String(user_id), user_profile: String(id), url: '' };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', file);
  return form;
}
