import { defineSliceApi, request, type ApiRequest } from '@care/contracts';
import type {
  AccountEmail,
  AccountErasure,
  AccountKept,
  AccountMeasureInput,
  AuditLog,
  DeskAudit,
  DeskCase,
  DeskDecisionInput,
  DeskMeasureInput,
  DeskQueue,
  Invoice,
  ManagedAccount,
  ManagedAccounts,
  Operator,
  PlatformStatus,
} from '@care/contracts/schemas';

/** Seconds: going back shows the list at once, and nobody sees an old one. */
const KEEP_UNUSED_DATA_FOR = 30;

const queueTag = { type: 'User' as const, id: 'DESK' };
const accountsTag = { type: 'User' as const, id: 'ACCOUNTS' };
const invoicesTag = { type: 'User' as const, id: 'OPEN-INVOICES' };

/** The operator with the version of its data. */
export interface OperatorVersion {
  operator: Operator;
  etag: string | undefined;
}

const OPERATOR_URL = '/admin/operator/';

async function operatorCall(call: ApiRequest, signal?: AbortSignal) {
  const result = await request<Operator>(call, signal);
  return result.success ? { data: { operator: result.data, etag: result.etag } } : { error: result.error };
}

interface Deed<Body> {
  id: number;
  body: Body;
}

/** Calls of the desk; the API answers them for STAFF only. */
export const deskApi = defineSliceApi('desk', (build) => {
  const deed = <Body>(action: string) =>
    build.mutation<DeskCase, Deed<Body>>({
      query: ({ id, body }) => ({ url: `/admin/case/${id}/${action}/`, body: body as object }),
      // Also after a refusal: somebody else may have decided meanwhile.
      invalidatesTags: [queueTag],
    });
  const onAccount = <Body>(action: string) =>
    build.mutation<ManagedAccount, Deed<Body>>({
      query: ({ id, body }) => ({ url: `/admin/account/${id}/${action}/`, body: body as object }),
      invalidatesTags: [accountsTag],
    });
  return {
    queue: build.query<DeskQueue, string>({
      query: (search) => `/admin/queue/${search}`,
      providesTags: [queueTag],
      keepUnusedDataFor: KEEP_UNUSED_DATA_FOR,
    }),
    audit: build.query<DeskAudit, string>({
      query: (search) => `/admin/audit/${search}`,
      providesTags: [queueTag],
      keepUnusedDataFor: KEEP_UNUSED_DATA_FOR,
    }),
    accounts: build.query<ManagedAccounts, string>({
      query: (q) => `/admin/account/?q=${encodeURIComponent(q)}`,
      providesTags: [accountsTag],
      keepUnusedDataFor: 0,
    }),
    manageAccount: onAccount<AccountMeasureInput>('measure'),
    changeEmail: onAccount<AccountEmail>('email'),
    eraseAccount: onAccount<AccountErasure>('erase'),
    keepAccount: onAccount<AccountKept>('keep'),
    security: build.query<AuditLog, string>({
      query: (search) => `/admin/log/${search}`,
      providesTags: [{ type: 'User', id: 'SECURITY-LOG' }],
      keepUnusedDataFor: 0,
    }),
    /** The shell answers it. */
    platform: build.query<PlatformStatus, void>({
      query: () => '/admin/platform/',
      providesTags: [{ type: 'User', id: 'PLATFORM' }],
      keepUnusedDataFor: 0,
    }),
    invoices: build.query<{ count: number; results: Invoice[] }, void>({
      query: () => '/admin/invoice/',
      providesTags: [invoicesTag],
      keepUnusedDataFor: 0,
    }),
    notePaid: build.mutation<Invoice, { id: number; paid_on: string }>({
      query: ({ id, paid_on }) => ({ url: `/admin/invoice/${id}/paid/`, body: { paid_on } }),
      invalidatesTags: [invoicesTag],
    }),
    operator: build.query<OperatorVersion, void>({
      queryFn: (_none, { signal }) => operatorCall({ url: OPERATOR_URL }, signal),
      keepUnusedDataFor: 0,
    }),
    saveOperator: build.mutation<OperatorVersion, OperatorVersion>({
      queryFn: ({ operator, etag }) =>
        operatorCall({ url: OPERATOR_URL, method: 'PUT', body: operator, ifMatch: etag }),
      // The legal pages show it.
      invalidatesTags: [{ type: 'User', id: 'OPERATOR' }],
    }),
    case: build.query<DeskCase, number>({
      query: (id) => `/admin/case/${id}/`,
      providesTags: [queueTag],
      keepUnusedDataFor: 0,
    }),
    take: deed<object>('take'),
    decide: deed<DeskDecisionInput>('decide'),
    measure: deed<DeskMeasureInput>('measure'),
    merge: deed<{ company: number; reason: string; password: string }>('merge'),
  };
});
