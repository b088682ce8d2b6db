import { useSession } from '@care/contracts';
import type { JobSeeker } from '@care/contracts/schemas';
import { media } from '@care/ui';
import styled from '@emotion/styled';
import { BackLink } from './BackLink';
import { ContactArea } from './ContactArea';
import { JobSeekerHeader } from './JobSeekerHeader';
import { JobSeekerSections } from './JobSeekerSections';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
  padding-block: var(--s-5) var(--s-6);
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 22.5rem;
    align-items: start;
    gap: var(--s-7);
  }
`;

interface JobSeekerProfileProps {
  jobSeeker: JobSeeker;
  /** The address asks for edit mode; it is granted to the owner only. */
  asksForEdit: boolean;
}

/** A job seeker's page as everybody sees it (AC-08). */
export function JobSeekerProfile({ jobSeeker, asksForEdit }: JobSeekerProfileProps) {
  const session = useSession();
  const isOwn = session.status === 'authenticated' && session.user.id === String(jobSeeker.user_id);
  return (
    <>
      <BackLink jobSeeker={jobSeeker} isEditing={isOwn && asksForEdit} />
      <JobSeekerHeader jobSeeker={jobSeeker} />
      <Columns>
        <JobSeekerSections jobSeeker={jobSeeker} />
        <ContactArea jobSeeker={jobSeeker} isOwn={isOwn} />
      </Columns>
    </>
  );
}
