import { asApiError, t, type PageProps, hasStatus, useHeldSession, routes } from '@care/contracts';
import { Container, ErrorPanel, Heading, Section, Stack, Icon, StandaloneLink } from '@care/ui';
import styled from '@emotion/styled';
import { Placeholder } from '@care/ui/more';
import type { JobSeeker } from '@care/contracts/schemas';
import { useLazyModule } from '@care/ui/lazy';
import { useEffect, type MouseEvent } from 'react';
import { useNavigate } from '@care/contracts/router';
import { ArrowLeft } from 'lucide-react';
import { accountApi, staffResultsPath } from '../features/job-seeker/job-seeker-api';
import { ContactArea, OwnContactArea } from '../features/job-seeker/ContactArea';
import { PublicProfile } from '../features/job-seeker/PublicProfile';
import { accountPageText } from '../texts';

const Page = styled(Container)`
  max-width: 62rem;
`;

/** `/pflegepersonal/profil/:slug`: the profile of a job seeker (AC-08). */
export function StaffProfilePage({ params, url }: PageProps) {
  const slug = params.slug ?? '';
  const { data, error: failure, isFetching, refetch } = accountApi.jobSeeker.useQuery(slug);
  const error = failure && asApiError(failure);
  // After signing in, the visitor's answer stays until the user's answer is loaded, unless that is 404.
  const isMissing = hasStatus(error, 404);
  const jobSeeker = data?.slug === slug && !isMissing ? data : undefined;
  return (
    <Page>
      {jobSeeker && <JobSeekerProfile jobSeeker={jobSeeker} isEditRequested={url.searchParams.has('edit')} />}
      {/* A blocked employer sees the same as for an unknown profile. */}
      {!jobSeeker && error && (
        <Section>
          <Stack>
            <Heading level={1}>{t(isMissing ? 'status.notFoundTitle' : 'status.errorTitle')}</Heading>
            {isMissing ? (
              <p>{t('status.notFoundText')}</p>
            ) : (
              <ErrorPanel error={error} onRetry={() => void refetch()} retrying={isFetching} />
            )}
          </Stack>
        </Section>
      )}
      {!jobSeeker && !error && (
        <Section>
          <Placeholder gap="large" of={['20rem', { width: '14rem', height: '2em' }, '8rem']} />
        </Section>
      )}
    </Page>
  );
}

/** The edit mode is lazy-loaded, because only owners need it. */
const fetchOwnProfile = () => import('../features/job-seeker/own/OwnProfile');

interface JobSeekerProfileProps {
  jobSeeker: JobSeeker;
  /** The URL requests the edit mode, which only the owner gets. */
  isEditRequested: boolean;
}

/** A job seeker's profile: the public view and, for its owner, the edit mode (AC-08). */
function JobSeekerProfile({ jobSeeker, isEditRequested }: JobSeekerProfileProps) {
  const session = useHeldSession();
  const isOwn = session.status === 'authenticated' && session.user.id === String(jobSeeker.user_id);
  return (
    <>
      <BackLink jobSeeker={jobSeeker} isEditing={isOwn && isEditRequested} />
      {isOwn ? (
        <OwnProfileLoader jobSeeker={jobSeeker} isEditing={isEditRequested} />
      ) : (
        <PublicProfile jobSeeker={jobSeeker} aside={<ContactArea jobSeeker={jobSeeker} />} />
      )}
    </>
  );
}

function OwnProfileLoader({ jobSeeker, isEditing }: { jobSeeker: JobSeeker; isEditing: boolean }) {
  const { lazy, load } = useLazyModule(fetchOwnProfile);
  useEffect(load, [load]);
  if (lazy.kind === 'ready') return <lazy.module.OwnProfile jobSeeker={jobSeeker} isEditing={isEditing} />;
  return (
    <>
      {lazy.kind === 'failed' && <ErrorPanel title={t('errors.remoteUnavailable')} onRetry={load} />}
      <PublicProfile jobSeeker={jobSeeker} aside={<OwnContactArea jobSeeker={jobSeeker} />} />
    </>
  );
}

const Bar = styled.p`
  padding-block: 0.75rem;
`;

interface BackLinkProps {
  jobSeeker: JobSeeker;
  /** In edit mode the link goes to the account page. */
  isEditing: boolean;
}

/**
 * Back link: to the account in edit mode, otherwise to the previous search results, or to results for the first town
 * (AC-15).
 */
function BackLink({ jobSeeker, isEditing }: BackLinkProps) {
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (isEditing || !isPlainClick || !cameFromStaffResults()) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Bar>
      <StandaloneLink to={isEditing ? routes.account.build() : staffResultsPath(jobSeeker)} onClick={goBack}>
        <Icon of={ArrowLeft} />
        {accountPageText(isEditing ? 'staff.backToAccount' : 'staff.backToResults')}
      </StandaloneLink>
    </Bar>
  );
}

const staffSearch = routes.search.build({ searchType: 'pflegepersonal' });

function isStaffSearch(address: string | null | undefined): boolean {
  if (!address) return false;
  const { origin, pathname } = new URL(address);
  return origin === location.origin && (pathname === staffSearch || pathname.startsWith(`${staffSearch}/`));
}

/** The Navigation API, which older browsers lack. */
const historyOfTab = (): Navigation | undefined => ('navigation' in window ? window.navigation : undefined);

/** Whether the previous page in this tab's history is a job seeker search of this site (AC-15). */
function cameFromStaffResults(): boolean {
  const navigation = historyOfTab();
  // Without the Navigation API only the referrer is known.
  if (!navigation) return history.length > 1 && isStaffSearch(document.referrer);
  const index = navigation.currentEntry?.index ?? 0;
  return isStaffSearch(navigation.entries()[index - 1]?.url);
}
