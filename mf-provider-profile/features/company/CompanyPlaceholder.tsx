import { asApiError, t } from '@care/contracts';
import { Container, ErrorPanel, Heading, Loading, Section, Skeleton, Stack } from '@care/ui';

interface CompanyPlaceholderProps {
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Shown while a provider is being loaded, and after a failed load with a retry button. */
export const CompanyPlaceholder = ({ error, isFetching, refetch }: CompanyPlaceholderProps) => (
  <Container>
    <Section>
      {error ? (
        <Stack>
          <Heading level={1}>{t('status.errorTitle')}</Heading>
          <ErrorPanel error={asApiError(error)} onRetry={() => void refetch()} retrying={isFetching} />
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
