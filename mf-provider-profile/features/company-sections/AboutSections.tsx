import type { CompanyPage } from '@care/contracts/schemas';
import { tt } from '../../texts';
import { ProfileSection } from './ProfileSection';
import { Prose } from './Prose';

type Descriptions = Pick<CompanyPage, 'description' | 'activities'>;

/** The provider's description and activities (PP-05). */
export const AboutSections = ({ description, activities }: Descriptions) => (
  <>
    <ProfileSection id="ueber-uns" title={tt('about')}>
      {description.trim() ? <Prose text={description} lead /> : <p>{tt('noDescription')}</p>}
    </ProfileSection>
    {activities.trim() && (
      <ProfileSection id="aktivitaeten" title={tt('activities')}>
        <Prose text={activities} />
      </ProfileSection>
    )}
  </>
);
