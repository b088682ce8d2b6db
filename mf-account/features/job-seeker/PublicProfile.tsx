import { t } from '@care/contracts';
import type { JobSeeker } from '@care/contracts/schemas';
import { Heading, media } from '@care/ui';
import styled from '@emotion/styled';
import { Award, GraduationCap, MapPin } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { accountPageText } from '../../texts';
import { JobSeekerHeader } from './JobSeekerHeader';
import { Points, Prose, Tags } from './parts';
import { locationLabel, qualificationNames } from './work-locations';

/** Two columns: the sections of a profile and the contact area. */
export const ProfileColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
  padding-block: var(--s-5) var(--s-6);
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) min(22.5rem, 37%);
    align-items: start;
    gap: var(--s-7);
  }
`;

interface PublicProfileProps {
  jobSeeker: JobSeeker;
  /** The second column. */
  aside: ReactNode;
}

/** The public view of a job seeker's profile (AC-08). */
export const PublicProfile = ({ jobSeeker, aside }: PublicProfileProps) => (
  <>
    <JobSeekerHeader jobSeeker={jobSeeker} />
    <ProfileColumns>
      <JobSeekerSections jobSeeker={jobSeeker} />
      {aside}
    </ProfileColumns>
  </>
);

const Area = styled.section`
  padding-block: var(--s-6);
  & + & {
    border-top: 1px solid var(--line);
  }
  &:first-of-type {
    padding-top: var(--s-5);
  }
`;
const Title = styled(Heading)`
  margin-bottom: var(--s-4);
`;

function ProfileSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Area aria-labelledby={id}>
      <Title level={2} id={id}>
        {title}
      </Title>
      {children}
    </Area>
  );
}

/** The sections of a profile; empty sections are left out (AC-08). */
function JobSeekerSections({ jobSeeker }: { jobSeeker: JobSeeker }) {
  const { localizations, description, certificates, additional_requirements: wishes } = jobSeeker;
  return (
    <div>
      <ProfileSection title={t('search.qualification')}>
        <Points icon={Award} items={qualificationNames(jobSeeker)} />
      </ProfileSection>
      {localizations.length > 0 && (
        <ProfileSection title={accountPageText('staff.locations')}>
          <Points icon={MapPin} items={[...new Set(localizations.map(locationLabel))]} />
        </ProfileSection>
      )}
      {description.trim() && (
        <ProfileSection title={accountPageText('staff.aboutMe')}>
          <Prose>{description.trim()}</Prose>
        </ProfileSection>
      )}
      {certificates.length > 0 && (
        <ProfileSection title={accountPageText('staff.certificates')}>
          <Points icon={GraduationCap} items={[...new Set(certificates)]} />
        </ProfileSection>
      )}
      {wishes.length > 0 && (
        <ProfileSection title={accountPageText('staff.wishes')}>
          <Tags items={[...new Set(wishes)]} />
        </ProfileSection>
      )}
    </div>
  );
}
