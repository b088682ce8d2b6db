import { asApiError, defineSliceApi } from '@care/contracts';
import type { Hire, HireAnswer } from '@care/contracts/schemas';

export interface HireCall {
  /** The application. */
  id: number;
  answer: NonNullable<HireAnswer['answer']>;
  /** Of the state that the person sees. */
  version: number;
  /** The fee that the employer sees. */
  net_cents: number | undefined;
  /** One key for all retries of this answer. */
  idempotencyKey: string;
}

/** The application is not there any more, or the other side has changed its state. */
const HAS_CHANGED = [404, 409];

/** Whether a contract was signed, answered by either side of an application (PK-07). */
export const hireApi = defineSliceApi('hire', (build) => ({
  answer: build.mutation<Hire, HireCall>({
    query: ({ id, answer, version, net_cents, idempotencyKey }) => ({
      url: `/company/application/${id}/confirm-hire/`,
      body: { answer, version, net_cents },
      idempotencyKey,
    }),
    invalidatesTags: (_hire, error, { id }) => {
      const failure = error && asApiError(error);
      if (failure && !(failure.kind === 'http' && HAS_CHANGED.includes(failure.status))) return [];
      return [
        { type: 'Application', id },
        { type: 'Application', id: 'LIST' },
        { type: 'Message', id: 'LIST' },
      ];
    },
  }),
}));
