import type { CompanyPage } from '@care/contracts/schemas';
import { profileText } from '../../texts';
import { ProfileSection } from './ProfileSection';
import { Prose } from './Prose';

type Descriptions = Pick<CompanyPage, 'description' | 'activities'>;

/** The provider's description and activities (PP-05). */
export const AboutSections = ({ description, activities }: Descriptions) => (
  <>
    <ProfileSection id="ueber-uns" title={profileText('about')}>
      {description.trim() ? <Prose text={description} lead /> : <p>{profileText('noDescription')}</p>}
    </ProfileSection>
    {activities.trim() && (
      <ProfileSection id="aktivitaeten" title={profileText('activities')}>
        <Prose text={activities} />
      </ProfileSection>
    )}
  </>
);
