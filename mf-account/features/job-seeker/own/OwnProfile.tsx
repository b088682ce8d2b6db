import { editPath, routes, t } from '@care/contracts';
import type { JobSeeker } from '@care/contracts/schemas';
import { Alert, ButtonLink, Heading, media, Panel, Row, Stack, WithIcon } from '@care/ui';
import { useFocusOnChange } from '@care/ui/more';
import { Pencil, Eye } from 'lucide-react';
import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Loaded } from '../../account-section/AccountSection';
import { OwnContactArea } from '../ContactArea';
import { PublicProfile, ProfileColumns } from '../PublicProfile';
import { ownProfileApi } from './own-profile-api';
import { ownProfileText } from './texts';
import { isUnconfirmed, UnconfirmedNotice, OffersSwitch, VisibilitySwitch } from './InstantSwitch';
import { previewPath } from '../job-seeker-api';
import { BlockList, Visitors } from './Employers';
import {
  AboutMeSection,
  CertificateSection,
  WishSection,
  LocationSection,
  NameSection,
  QualificationSection,
} from './sections';
import { PhotoEditor } from './PhotoEditor';

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

const Bar = styled(Row)`
  margin-bottom: var(--s-4);
  padding: var(--s-3) var(--s-4);
  border-radius: var(--r-card);
  background: var(--green-50);
  font-weight: 600;
`;
const Head = styled(Panel)`
  display: grid;
  gap: var(--s-5);
  ${media.tablet} {
    grid-template-columns: minmax(13rem, auto) minmax(0, 1fr);
    align-items: center;
  }
`;
const Aside = styled.div`
  display: grid;
  gap: var(--s-5);
  min-width: 0;
`;

/** The own profile in edit mode; each section is opened and saved separately (AC-08). */
function ProfileEditor({ profile }: { profile: JobSeeker }) {
  const [saves, setSaves] = useState(0);
  const notice = useRef<HTMLDivElement>(null);
  const onSaved = () => {
    flushSync(() => setSaves((count) => count + 1));
    document.documentElement.scrollIntoView();
    notice.current?.focus({ preventScroll: true }); // the form with the focus was closed
  };
  const part = { profile, onSaved };
  return (
    <>
      <Bar between>
        <WithIcon icon={Pencil}>{ownProfileText('editing')}</WithIcon>
        <ButtonLink to={previewPath(profile.slug)} variant="secondaryGreenRevert" size="small" icon={Eye}>
          {ownProfileText('preview')}
        </ButtonLink>
      </Bar>
      {saves > 0 && <Alert key={saves} kind="success" title={t('status.saved')} ref={notice} tabIndex={-1} />}
      <Head>
        <PhotoEditor profile={profile} />
        <Stack>
          <Heading level={1}>{profile.visible_name}</Heading>
          <OffersSwitch profile={profile} />
        </Stack>
      </Head>
      <ProfileColumns>
        <div>
          <NameSection {...part} />
          <QualificationSection {...part} />
          <LocationSection {...part} />
          <AboutMeSection {...part} />
          <CertificateSection {...part} />
          <WishSection {...part} />
        </div>
        <Aside>
          <VisibilitySwitch profile={profile} />
          <Visitors profile={profile} />
          <BlockList />
        </Aside>
      </ProfileColumns>
    </>
  );
}
