import { asApiError, type PageProps } from '@care/contracts';
import { Container, ErrorPanel, Loading, Section, Skeleton, Stack } from '@care/ui';
import styled from '@emotion/styled';
import { JobSeekerProfile } from '../features/job-seeker/JobSeekerProfile';
import { accountApi } from '../features/job-seeker/job-seeker-api';

const Page = styled(Container)`
  max-width: 62rem;
`;

/** `/pflegepersonal/profil/:slug`: what a job seeker shows of themselves (AC-08). */
export function StaffProfilePage({ params, url }: PageProps) {
  const { currentData, error, isFetching, refetch } = accountApi.jobSeeker.useQuery(params.slug ?? '');
  return (
    <Page>
      {currentData && <JobSeekerProfile jobSeeker={currentData} asksForEdit={url.searchParams.has('edit')} />}
      {!currentData && error && (
        <Section>
          <ErrorPanel error={asApiError(error)} onRetry={() => void refetch()} retrying={isFetching} />
        </Section>
      )}
      {!currentData && !error && <ProfileSkeleton />}
    </Page>
  );
}

const ProfileSkeleton = () => (
  <Section>
    <Loading>
      <Stack gap="large">
        <Skeleton height="20rem" />
        <Skeleton width="14rem" height="2em" />
        <Skeleton height="8rem" />
      </Stack>
    </Loading>
  </Section>
);
