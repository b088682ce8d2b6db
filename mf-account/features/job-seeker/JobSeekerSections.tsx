import type { JobSeeker } from '@care/contracts/schemas';
import { t } from '@care/contracts';
import { Heading } from '@care/ui';
import styled from '@emotion/styled';
import { Award, GraduationCap, MapPin } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { accountPageText } from '../../texts';
import { Points, Prose, Tags } from './parts';
import { qualificationNames } from './qualification-names';
import { locationLabel } from './work-locations';

const Area = styled.section`
  padding-block: var(--s-6);
  overflow-wrap: anywhere;
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
export function JobSeekerSections({ jobSeeker }: { jobSeeker: JobSeeker }) {
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
