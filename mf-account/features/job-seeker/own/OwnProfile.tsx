import { editPath, routes } from '@care/contracts';
import type { JobSeeker } from '@care/contracts/schemas';
import { Alert, ButtonLink } from '@care/ui';
import { useFocusOnChange } from '@care/ui/more';
import { Pencil } from 'lucide-react';
import { Loaded } from '../../account-section/AccountSection';
import { OwnContactArea } from '../ContactArea';
import { PublicProfile } from '../PublicProfile';
import { ownProfileApi } from './own-profile-api';
import { ProfileEditor } from './ProfileEditor';
import { ownProfileText } from './texts';
import { isUnconfirmed, UnconfirmedNotice } from './InstantSwitch';

interface OwnProfileProps {
  /** The profile as loaded by the page. */
  jobSeeker: JobSeeker;
  isEditing: boolean;
}

/** The own profile, as a preview of the public view or in edit mode (AC-08). */
export function OwnProfile({ jobSeeker, isEditing }: OwnProfileProps) {
  const container = useFocusOnChange(isEditing);
  return (
    <div ref={container} tabIndex={-1}>
      {isEditing ? <Editing id={jobSeeker.id} /> : <Preview jobSeeker={jobSeeker} />}
    </div>
  );
}

function Editing({ id }: { id: number }) {
  const query = ownProfileApi.profile.useQuery(id);
  return <Loaded query={query}>{({ profile }) => <ProfileEditor profile={profile} />}</Loaded>;
}

/** The version that providers get from the server; until it is loaded, the page's version is publicVersion. */
function Preview({ jobSeeker }: { jobSeeker: JobSeeker }) {
  const { data: publicVersion } = ownProfileApi.preview.useQuery(jobSeeker.id);
  return (
    <>
      {jobSeeker.is_hidden && <Alert kind="warn" title={ownProfileText('hiddenNow')} announce="none" />}
      {isUnconfirmed(jobSeeker) && <UnconfirmedNotice />}
      <PublicProfile
        jobSeeker={publicVersion ?? jobSeeker}
        aside={
          <OwnContactArea jobSeeker={publicVersion ?? jobSeeker}>
            <ButtonLink
              to={editPath(routes.jobSeekerProfile.build({ slug: jobSeeker.slug }))}
              variant="secondaryBlue"
              icon={Pencil}
              block
            >
              {ownProfileText('edit')}
            </ButtonLink>
          </OwnContactArea>
        }
      />
    </>
  );
}
