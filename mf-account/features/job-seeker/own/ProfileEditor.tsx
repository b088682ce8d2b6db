import { t } from '@care/contracts';
import type { JobSeeker } from '@care/contracts/schemas';
import { Alert, ButtonLink, Heading, media, Panel, Row, Stack, WithIcon } from '@care/ui';
import styled from '@emotion/styled';
import { Eye, Pencil } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { previewPath } from '../job-seeker-api';
import { ProfileColumns } from '../PublicProfile';
import { BlockList } from './BlockList';
import { AboutMeSection, CertificateSection, WishSection } from './ListSections';
import { LocationSection } from './LocationSection';
import { NameSection } from './NameSection';
import { OffersSwitch, VisibilitySwitch } from './InstantSwitch';
import { PhotoEditor } from './PhotoEditor';
import { QualificationSection } from './QualificationSection';
import { ownProfileText } from './texts';
import { Visitors } from './Visitors';

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
export function ProfileEditor({ profile }: { profile: JobSeeker }) {
  const [saves, setSaves] = useState(0);
  const onSaved = useCallback(() => setSaves((count) => count + 1), []);
  const part = { profile, onSaved };
  return (
    <>
      <EditBar slug={profile.slug} />
      <SavedNotice saves={saves} />
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

const EditBar = ({ slug }: { slug: string }) => (
  <Bar between>
    <WithIcon icon={Pencil}>{ownProfileText('editing')}</WithIcon>
    <ButtonLink to={previewPath(slug)} variant="secondaryGreenRevert" size="small" icon={Eye}>
      {ownProfileText('preview')}
    </ButtonLink>
  </Bar>
);

/** After saving, scrolls to the top and moves the focus to the message, because the form with the focus was closed. */
function SavedNotice({ saves }: { saves: number }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (saves === 0) return;
    document.documentElement.scrollIntoView();
    box.current?.focus({ preventScroll: true });
  }, [saves]);
  return saves > 0 ? <Alert key={saves} kind="success" title={t('status.saved')} ref={box} tabIndex={-1} /> : null;
}
