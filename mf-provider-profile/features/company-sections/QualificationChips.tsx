import type { CompanyPage } from '@care/contracts/schemas';
import { Tag, TagList } from '@care/ui';
import { profileText } from '../../texts';
import { ProfileSection } from './ProfileSection';

type Qualifications = Pick<CompanyPage, 'qualifications'>;

/** Qualifications of the provider's staff (PP-23). */
export const QualificationsSection = ({ qualifications }: Qualifications) =>
  qualifications.length > 0 ? (
    <ProfileSection id="qualifikationen" title={profileText('qualifications')}>
      <QualificationChips qualifications={qualifications} />
    </ProfileSection>
  ) : null;

export const QualificationChips = ({ qualifications }: Qualifications) => (
  <TagList>
    {qualifications.map(({ id, name }) => (
      <Tag as="li" key={id}>
        {name}
      </Tag>
    ))}
  </TagList>
);
