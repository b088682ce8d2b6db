import { asApiError } from '@care/contracts';
import { TRIAL_DAYS } from '@care/contracts/constants';
import { apiErrorMessage, Container, ErrorPanel, Heading, Lead, Loading, Skeleton, Stack } from '@care/ui';
import styled from '@emotion/styled';
import { packagesApi } from '../features/package/api';
import { PackageOffer } from '../features/package/PackageOffer';
import { packageText } from '../texts';

const Page = styled(Container)`
  padding-block: var(--s-6) var(--s-section);
`;
const PageIntro = styled(Stack)`
  max-width: 46rem;
  padding-bottom: var(--s-5);
`;

/** `/pakete`: the packages compared (PK-01). */
export const PackagesPage = () => (
  <Page>
    <PageIntro>
      <Heading level={1}>{packageText('title')}</Heading>
      <Lead>{packageText('trial', { days: TRIAL_DAYS })}</Lead>
    </PageIntro>
    <Packages />
  </Page>
);

function Packages() {
  const { data, error, isFetching, refetch } = packagesApi.list.useQuery();
  if (data) return <PackageOffer list={data} />;
  if (error) {
    return (
      <ErrorPanel title={packageText('loadFailed')} onRetry={() => void refetch()} retrying={isFetching}>
        <p>{apiErrorMessage(asApiError(error))}</p>
      </ErrorPanel>
    );
  }
  return (
    <Loading>
      <Stack>
        <Skeleton height="3.5rem" width="12rem" />
        <Skeleton height="40rem" />
      </Stack>
    </Loading>
  );
}
