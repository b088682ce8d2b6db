import { asApiError, t } from '@care/contracts';
import { Container, ErrorPanel, Heading, Loading, Section, Skeleton, SkeletonCard, Stack } from '@care/ui';

interface PlaceholderProps {
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Shown while a provider is being loaded, and after a failed load with a retry button. */
export const CompanyPlaceholder = ({ error, isFetching, refetch }: PlaceholderProps) => (
  <Container>
    <Section>
      {error ? (
        <Stack>
          <Heading level={1}>{t('status.errorTitle')}</Heading>
          <LoadError error={error} isFetching={isFetching} refetch={refetch} />
        </Stack>
      ) : (
        <Loading>
          <Stack>
            <Skeleton width="60%" height="2.6rem" />
            <Skeleton width="80%" />
            <Skeleton height="20rem" />
            <Skeleton width="90%" />
            <Skeleton width="70%" />
          </Stack>
        </Loading>
      )}
    </Section>
  </Container>
);

/** Shown while a list is being loaded, and after a failed load with a retry button. */
export const CardPlaceholder = (query: PlaceholderProps) =>
  query.error ? (
    <LoadError {...query} />
  ) : (
    <Loading>
      <SkeletonCard />
    </Loading>
  );

const LoadError = ({ error, isFetching, refetch }: PlaceholderProps) => (
  <ErrorPanel error={asApiError(error)} onRetry={() => void refetch()} retrying={isFetching} />
);
