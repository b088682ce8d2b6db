import type { JobSeeker } from '@care/contracts/schemas';
import { media } from '@care/ui';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { JobSeekerHeader } from './JobSeekerHeader';
import { JobSeekerSections } from './JobSeekerSections';

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
