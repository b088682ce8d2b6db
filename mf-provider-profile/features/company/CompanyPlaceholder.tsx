import { asApiError, t } from '@care/contracts';
import { Container, ErrorPanel, Heading, Loading, Section, SkeletonCard, Stack } from '@care/ui';
import { Placeholder, type Query } from '@care/ui/more';

type PlaceholderProps = Omit<Query<unknown>, 'currentData'>;

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
        <Placeholder
          of={[{ width: '60%', height: '2.6rem' }, { width: '80%' }, '20rem', { width: '90%' }, { width: '70%' }]}
        />
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
