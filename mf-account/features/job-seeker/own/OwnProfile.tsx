import { routes } from '@care/contracts';
import type { JobSeeker } from '@care/contracts/schemas';
import { Alert, ButtonLink } from '@care/ui';
import { useFocusOnChange } from '@care/ui/more';
import { Pencil } from 'lucide-react';
import { Loaded } from '../../own-account/AccountSection';
import { OwnContactArea } from '../ContactArea';
import { PublicProfile } from '../PublicProfile';
import { ownProfileApi } from './own-profile-api';
import { ProfileEditor } from './ProfileEditor';
import { et } from './texts';
import { isUnconfirmed, UnconfirmedNotice } from './UnconfirmedNotice';

interface OwnProfileProps {
  /** As the page has it. */
  jobSeeker: JobSeeker;
  isEditing: boolean;
}

/** The own profile: as others see it, or in edit mode (AC-08). */
export function OwnProfile({ jobSeeker, isEditing }: OwnProfileProps) {
  const place = useFocusOnChange(isEditing);
  return (
    <div ref={place} tabIndex={-1}>
      {isEditing ? <Editing id={jobSeeker.id} /> : <Preview jobSeeker={jobSeeker} />}
    </div>
  );
}

function Editing({ id }: { id: number }) {
  const query = ownProfileApi.profile.useQuery(id);
  return <Loaded query={query}>{({ profile }) => <ProfileEditor profile={profile} />}</Loaded>;
}

/** What the server gives to providers; until it is there, what the page has is shown by the same rules. */
function Preview({ jobSeeker }: { jobSeeker: JobSeeker }) {
  const { data: shown } = ownProfileApi.preview.useQuery(jobSeeker.id);
  return (
    <>
      {jobSeeker.is_hidden && <Alert kind="warn" title={et('hiddenNow')} announce="none" />}
      {isUnconfirmed(jobSeeker) && <UnconfirmedNotice profile={jobSeeker} />}
      <PublicProfile
        jobSeeker={shown ?? jobSeeker}
        aside={
          <OwnContactArea jobSeeker={shown ?? jobSeeker}>
            <ButtonLink
              to={`${routes.jobSeekerProfile.build({ slug: jobSeeker.slug })}?edit`}
              variant="secondaryBlue"
              icon={Pencil}
              block
            >
              {et('edit')}
            </ButtonLink>
          </OwnContactArea>
        }
      />
    </>
  );
}
