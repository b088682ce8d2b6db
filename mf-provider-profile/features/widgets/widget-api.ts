import { defineSliceApi } from '@care/contracts';
import type { WidgetKey, WidgetKeyInput, WidgetKeys } from '@care/contracts/schemas';

interface KeyOf {
  company: number;
  key: string;
}

const urlOf = ({ company, key }: KeyOf): string => `/company/${company}/widget/${encodeURIComponent(key)}/`;
const all = [{ type: 'WidgetKey', id: 'LIST' } as const];

/** The keys for rating badge and job list of the owner's provider (PK-08). */
export const widgetApi = defineSliceApi('company-widgets', (build) => ({
  keys: build.query<WidgetKeys, number>({ query: (company) => `/company/${company}/widget/`, providesTags: all }),
  create: build.mutation<WidgetKey, { company: number; input: WidgetKeyInput; idempotencyKey: string }>({
    query: ({ company, input, idempotencyKey }) => ({
      url: `/company/${company}/widget/`,
      body: input,
      idempotencyKey,
    }),
    invalidatesTags: all,
  }),
  change: build.mutation<WidgetKey, KeyOf & { input: WidgetKeyInput }>({
    query: ({ input, ...key }) => ({ url: urlOf(key), method: 'PUT', body: input }),
    invalidatesTags: all,
  }),
  revoke: build.mutation<unknown, KeyOf>({
    query: (key) => ({ url: urlOf(key), method: 'DELETE' }),
    invalidatesTags: all,
  }),
}));
