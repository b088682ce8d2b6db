import { defineSliceApi } from '@care/contracts';
import { listTags } from '@care/contracts/tags';
import type {
  ApplicationInput,
  ApplicationSent,
  JobSeeker,
  OwnApplications,
  UploadedAttachment,
} from '@care/contracts/schemas';

interface Sending {
  companyId: number;
  /** Undefined for an unsolicited application. */
  offerId?: number;
  application: ApplicationInput;
  /** One key for all retries of this application. */
  idempotencyKey: string;
}

export const applyApi = defineSliceApi('provider-apply', (build) => ({
  /** The own profile, with the applicant's name and photo (PP-16). */
  applicant: build.query<JobSeeker, number>({
    query: (id) => `/user/profile/${id}/`,
    providesTags: (_profile, _error, id) => [
      { type: 'JobSeeker', id },
      { type: 'User', id: 'PROFILE' },
    ],
  }),
  /** The latest own applications. */
  own: build.query<OwnApplications, void>({
    query: () => '/user/application/?limit=50',
    providesTags: (list) => listTags('Application', list),
    keepUnusedDataFor: 0,
  }),
  attach: build.mutation<UploadedAttachment, File>({
    query: (file) => {
      const body = new FormData();
      body.append('file', file);
      return { url: '/user/application/attachment/', body };
    },
  }),
  send: build.mutation<ApplicationSent, Sending>({
    query: ({ companyId, offerId, application, idempotencyKey }) => ({
      url: offerId ? `/company/job-offer/${offerId}/application/` : `/company/${companyId}/application/`,
      body: application,
      idempotencyKey,
    }),
    invalidatesTags: [
      { type: 'Application', id: 'LIST' },
      { type: 'Message', id: 'LIST' },
    ],
  }),
}));
