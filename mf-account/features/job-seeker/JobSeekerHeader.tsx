import { t } from '@care/contracts';
import type { JobSeeker } from '@care/contracts/schemas';
import { Heading, Lead, Meta, Panel, Stack } from '@care/ui';
import { avatarPicture } from '@care/ui/illustrations';
import { Avatar, OpenState } from '@care/ui/more';
import styled from '@emotion/styled';
import { accountPageText } from '../../texts';

const Head = styled(Panel)`
  display: grid;
  gap: var(--s-5);
  align-items: center;
  @media (min-width: 600px) {
    grid-template-columns: 13rem minmax(0, 1fr);
  }
  & img {
    width: 13rem;
    max-width: 100%;
  }
`;
const Gender = styled.strong`
  color: var(--ink);
`;

/** Displayed width of the portrait in px. */
const PORTRAIT_WIDTH = 208;

/** The photo, or a drawn portrait. */
export const Portrait = ({ jobSeeker: { image, slug, gender } }: { jobSeeker: JobSeeker }) =>
  image ? (
    <Avatar src={image.url} variants={image.variants} alt={image.alt} width={PORTRAIT_WIDTH} />
  ) : (
    <Avatar src={avatarPicture(slug, gender)} width={PORTRAIT_WIDTH} />
  );

/** Portrait, visible name, gender, and whether the person is open for offers (AC-08, AC-09, AC-13). */
export function JobSeekerHeader({ jobSeeker }: { jobSeeker: JobSeeker }) {
  const { visible_name, gender, is_open_for_offers } = jobSeeker;
  return (
    <Head>
      <Portrait jobSeeker={jobSeeker} />
      <Stack gap="small">
        <OfferState jobSeeker={jobSeeker} />
        <Heading level={1}>{visible_name}</Heading>
        <Meta>
          {accountPageText('staff.anonymised')} · <Gender>{t(`genders.${gender}`)}</Gender>
        </Meta>
        {is_open_for_offers && <Lead>{accountPageText('staff.happyAboutOffers')}</Lead>}
      </Stack>
    </Head>
  );
}

/** Whether the person is open for offers. */
export const OfferState = ({ jobSeeker: { is_open_for_offers } }: { jobSeeker: JobSeeker }) => (
  <OpenState isOpen={is_open_for_offers}>
    {t(is_open_for_offers ? 'badges.openForOffers' : 'badges.pleaseNoOffers')}
  </OpenState>
);
