import { asApiError, hasStatus, t } from '@care/contracts';
import { Alert, apiErrorMessage, ErrorPanel, Heading, PageSkeleton, Section, Stack } from '@care/ui';
import type { ReactNode } from 'react';

/** The result of an RTK Query hook. */
export interface Query<Data> {
  currentData?: Data;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface QueryContentProps<Data> extends QueryErrorProps {
  query: Query<Data>;
  /** Shown above the data when a refetch has failed, for pages that refresh by themselves. */
  stale?: string;
  /** Shown while the data is being loaded. */
  skeleton: ReactNode;
  /** Shown instead of the error message for an answer 404. */
  missing?: ReactNode;
  /** Around skeleton and error message. */
  frame?: (content: ReactNode) => ReactNode;
  children: (data: Data) => ReactNode;
}

const NOT_FOUND = 404;

/** Shows a skeleton during loading, an error with a retry button, or the data. During a refetch the old data stays. */
export function QueryContent<Data>(props: QueryContentProps<Data>) {
  const { query, failed, stale, skeleton, missing, frame = (content) => content, children } = props;
  const { currentData, error } = query;
  if (currentData !== undefined)
    return (
      <>
        {stale && error !== undefined && <Alert kind="warn" title={stale} />}
        {children(currentData)}
      </>
    );
  if (!error) return frame(skeleton);
  if (missing && hasStatus(error, NOT_FOUND)) return frame(missing);
  return frame(<QueryError query={query} failed={failed} />);
}

interface QueryErrorProps {
  query: Query<unknown>;
  /** One sentence that names the part that was not loaded. */
  failed: string;
}

const QueryError = ({ query: { error, isFetching, refetch }, failed }: QueryErrorProps) => (
  <ErrorPanel title={failed} onRetry={() => void refetch()} retrying={isFetching}>
    <p>{apiErrorMessage(asApiError(error))}</p>
  </ErrorPanel>
);

/** Shown instead of a page's content while it is being loaded, and after it failed to load (SH-15). */
export const LoadState = (props: QueryErrorProps) =>
  props.query.error ? (
    <Section>
      <Stack>
        <Heading level={1}>{t('status.errorTitle')}</Heading>
        <QueryError {...props} />
      </Stack>
    </Section>
  ) : (
    <PageSkeleton />
  );
