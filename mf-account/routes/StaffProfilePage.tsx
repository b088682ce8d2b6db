import { asApiError, t, type ApiError, type PageProps, hasStatus } from '@care/contracts';
import { Container, ErrorPanel, Heading, Section, Stack } from '@care/ui';
import styled from '@emotion/styled';
import { JobSeekerProfile } from '../features/job-seeker/JobSeekerProfile';
import { accountApi } from '../features/job-seeker/job-seeker-api';
import { Placeholder } from '@care/ui/more';

const Page = styled(Container)`
  max-width: 62rem;
`;

/** `/pflegepersonal/profil/:slug`: the profile of a job seeker (AC-08). */
export function StaffProfilePage({ params, url }: PageProps) {
  const slug = params.slug ?? '';
  const { data, error: failure, isFetching, refetch } = accountApi.jobSeeker.useQuery(slug);
  const error = failure && asApiError(failure);
  // After signing in, the visitor's answer stays until the user's answer is loaded, unless that is 404.
  const jobSeeker = data?.slug === slug && !isNotFound(error) ? data : undefined;
  return (
    <Page>
      {jobSeeker && <JobSeekerProfile jobSeeker={jobSeeker} isEditRequested={url.searchParams.has('edit')} />}
      {!jobSeeker && error && <Failure error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!jobSeeker && !error && <ProfileSkeleton />}
    </Page>
  );
}

const isNotFound = (error: ApiError | undefined): boolean => hasStatus(error, 404);

interface FailureProps {
  error: ApiError;
  onRetry: () => void;
  retrying: boolean;
}

/** A blocked employer sees the same as for an unknown profile. */
const Failure = ({ error, onRetry, retrying }: FailureProps) => (
  <Section>
    <Stack>
      <Heading level={1}>{t(isNotFound(error) ? 'status.notFoundTitle' : 'status.errorTitle')}</Heading>
      {isNotFound(error) ? (
        <p>{t('status.notFoundText')}</p>
      ) : (
        <ErrorPanel error={error} onRetry={onRetry} retrying={retrying} />
      )}
    </Stack>
  </Section>
);

const ProfileSkeleton = () => (
  <Section>
    <Placeholder gap="large" of={['20rem', { width: '14rem', height: '2em' }, '8rem']} />
  </Section>
);
