import type { CompanyPage } from '@care/contracts/schemas';
import { Meta } from '@care/ui';
import { profileText } from '../../texts';
import { ProfileSection, Prose } from './ProfileSection';

type Descriptions = Pick<CompanyPage, 'description' | 'activities' | 'owner' | 'is_in_review'>;

/**
 * The provider's description and activities (PP-05). Imported texts may say "wir": without an owner the first one is marked
 * as taken over (PP-26).
 */
export function AboutSections({ description, activities, owner, is_in_review }: Descriptions) {
  const source = owner === null && !is_in_review && <Meta>{profileText('takenOver')}</Meta>;
  return (
    <>
      <ProfileSection id="ueber-uns" title={profileText('about')}>
        {description.trim() ? (
          <>
            {source}
            <Prose text={description} lead />
          </>
        ) : (
          <p>{profileText('noDescription')}</p>
        )}
      </ProfileSection>
      {activities.trim() && (
        <ProfileSection id="aktivitaeten" title={profileText('activities')}>
          {!description.trim() && source}
          <Prose text={activities} />
        </ProfileSection>
      )}
    </>
  );
}
