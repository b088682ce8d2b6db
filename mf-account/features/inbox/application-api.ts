import { defineSliceApi } from '@care/contracts';
import { listTags } from '@care/contracts/tags';
import type * as Api from '@care/contracts/schemas';
import { tagsOf } from '../../tags';
import { KEEP_UNUSED_DATA_FOR, pageQuery } from './inbox-api';

/** The party whose list the application is deleted from. */
export type ApplicationSide = 'applicant' | 'employer';

/** A conversation about the application shows its state, too. */
const applicationAndList = (id: number) => [...tagsOf('Application', id, 'LIST'), ...tagsOf('Message', 'LIST')];

/** Endpoints for applications, sent and received (AC-14). */
export const applicationApi = defineSliceApi('inbox-applications', (build) => ({
  own: build.query<Api.OwnApplications, number>({
    query: (page) => `/user/application/?${pageQuery(page)}`,
    providesTags: (list) => listTags('Application', list),
    keepUnusedDataFor: KEEP_UNUSED_DATA_FOR,
  }),
  received: build.query<Api.ReceivedApplications, { page: number; offer?: number }>({
    query: ({ page, offer }) =>
      `${offer ? `/company/job-offer/${offer}/application/` : '/company/application/'}?${pageQuery(page)}`,
    providesTags: (list) => listTags('Application', list),
    keepUnusedDataFor: KEEP_UNUSED_DATA_FOR,
  }),
  remove: build.mutation<unknown, { id: number; side: ApplicationSide }>({
    query: ({ id, side }) => ({
      url: side === 'applicant' ? `/user/application/${id}/` : `/company/application/${id}/`,
      method: 'DELETE',
    }),
    invalidatesTags: (_answer, error, { id }) => (error ? [] : applicationAndList(id)),
  }),
  /** The next state: applicants withdraw, employers set all others. */
  step: build.mutation<unknown, { id: number; status: Api.ApplicationStatus }>({
    query: ({ id, status }) =>
      status === 'WITHDRAWN'
        ? { url: `/user/application/${id}/withdraw/`, method: 'POST' }
        : { url: `/company/application/${id}/`, method: 'PATCH', body: { status } },
    invalidatesTags: (_application, _error, { id }) => applicationAndList(id),
  }),
}));
