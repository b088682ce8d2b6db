import { asApiError, t } from '@care/contracts';
import { Container, ErrorPanel, Heading, Loading, Section, Skeleton, Stack } from '@care/ui';

interface CompanyPlaceholderProps {
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** In the place of a page whose provider is on its way, or did not arrive: then with a retry. */
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
