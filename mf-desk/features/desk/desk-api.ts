import { defineSliceApi, request, type ApiRequest } from '@care/contracts';
import type * as Api from '@care/contracts/schemas';

/** Seconds: going back shows the list at once, and nobody sees an old one. */
const KEEP_UNUSED_DATA_FOR = 30;

const tagOf = (id: string) => ({ type: 'User' as const, id });
const queueTag = tagOf('DESK');
const accountsTag = tagOf('ACCOUNTS');
const invoicesTag = tagOf('OPEN-INVOICES');
const suppressionsTag = tagOf('MAIL-SUPPRESSIONS');

/** A content with its version. */
export interface Versioned<Content> {
  content: Content;
  etag: string | undefined;
}
export type OperatorVersion = Versioned<Api.Operator>;

/** A call whose answer has a version. */
export async function versioned<Content>(call: ApiRequest, signal?: AbortSignal) {
  const result = await request<Content>(call, signal);
  return result.success ? { data: { content: result.data, etag: result.etag } } : { error: result.error };
}

const OPERATOR_URL = '/admin/operator/';

interface Deed<Body> {
  id: number;
  body: Body;
}

/** What ADMIN may do to an account. */
type AccountChange =
  | { id: number; action: 'measure'; body: Api.AccountMeasureInput }
  | { id: number; action: 'email'; body: Api.AccountEmail }
  | { id: number; action: 'erase'; body: Api.AccountErasure }
  | { id: number; action: 'keep'; body: Api.AccountKept };

/** Calls of the desk; the API answers them for STAFF only. */
export const deskApi = defineSliceApi('desk', (build) => {
  const read = <Answer, Argument>(
    tag: ReturnType<typeof tagOf>,
    query: (argument: Argument) => string,
    keepUnusedDataFor = 0,
  ) => build.query<Answer, Argument>({ query, providesTags: [tag], keepUnusedDataFor });
  const deed = <Body>(action: string) =>
    build.mutation<Api.DeskCase, Deed<Body>>({
      query: ({ id, body }) => ({ url: `/admin/case/${id}/${action}/`, body: body as object }),
      // Also after a refusal: somebody else may have decided meanwhile.
      invalidatesTags: [queueTag],
    });
  return {
    queue: read<Api.DeskQueue, string>(queueTag, (search) => `/admin/queue/${search}`, KEEP_UNUSED_DATA_FOR),
    audit: read<Api.DeskAudit, string>(queueTag, (search) => `/admin/audit/${search}`, KEEP_UNUSED_DATA_FOR),
    case: read<Api.DeskCase, number>(queueTag, (id) => `/admin/case/${id}/`),
    take: deed<object>('take'),
    decide: deed<Api.DeskDecisionInput>('decide'),
    measure: deed<Api.DeskMeasureInput>('measure'),
    merge: deed<{ company: number; reason: string; password: string }>('merge'),
    accounts: read<Api.ManagedAccounts, string>(accountsTag, (q) => `/admin/account/?q=${encodeURIComponent(q)}`),
    changeAccount: build.mutation<Api.ManagedAccount, AccountChange>({
      query: ({ id, action, body }) => ({ url: `/admin/account/${id}/${action}/`, body }),
      invalidatesTags: [accountsTag],
    }),
    /** What a reference means, and the account behind it (OP-74, OP-75). */
    find: read<Api.FoundReferences, string>(tagOf('REFERENCES'), (q) => `/admin/find/?q=${encodeURIComponent(q)}`),
    person: read<Api.PersonView, number>(tagOf('PERSON'), (id) => `/admin/account/${id}/`),
    security: read<Api.AuditLog, string>(tagOf('SECURITY-LOG'), (search) => `/admin/log/${search}`),
    /** The shell answers it. */
    platform: read<Api.PlatformStatus, void>(tagOf('PLATFORM'), () => '/admin/platform/'),
    suppressions: read<Api.SuppressionList, string>(suppressionsTag, (search) => `/admin/mail/suppression/${search}`),
    liftSuppression: build.mutation<undefined, number>({
      query: (id) => ({ url: `/admin/mail/suppression/${id}/`, method: 'DELETE' }),
      invalidatesTags: [suppressionsTag],
    }),
    invoices: read<{ count: number; results: Api.Invoice[] }, void>(invoicesTag, () => '/admin/invoice/'),
    notePaid: build.mutation<Api.Invoice, { id: number; paid_on: string }>({
      query: ({ id, paid_on }) => ({ url: `/admin/invoice/${id}/paid/`, body: { paid_on } }),
      invalidatesTags: [invoicesTag],
    }),
    operator: build.query<OperatorVersion, void>({
      queryFn: (_none, { signal }) => versioned({ url: OPERATOR_URL }, signal),
      keepUnusedDataFor: 0,
    }),
    saveOperator: build.mutation<OperatorVersion, OperatorVersion>({
      queryFn: ({ content, etag }) => versioned({ url: OPERATOR_URL, method: 'PUT', body: content, ifMatch: etag }),
      // The legal pages show it.
      invalidatesTags: [tagOf('OPERATOR')],
    }),
  };
});
