import { t, routes } from '@care/contracts';
import type { JobSeeker } from '@care/contracts/schemas';
import {
  Heading,
  media,
  Lead,
  Meta,
  Panel,
  Stack,
  ButtonLink,
  Feature,
  FeatureList,
  Measure,
  Tag,
  TagList,
} from '@care/ui';
import styled from '@emotion/styled';
import { Award, GraduationCap, MapPin, type LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { avatarPicture } from '@care/ui/illustrations';
import { Avatar, OpenState, Breakable, SideColumns } from '@care/ui/more';
import { accountPageText } from '../../texts';
import { locationLabel, qualificationNames } from './job-seeker-api';

/** Two columns: the sections of a profile and the contact area. */
export const ProfileColumns = styled(SideColumns)`
  gap: var(--s-5);
  padding-block: var(--s-5) var(--s-6);
  ${media.desktop} {
    gap: var(--s-7);
  }
`;

interface PublicProfileProps {
  jobSeeker: JobSeeker;
  /** The second column. */
  aside: ReactNode;
}

/** The public view of a job seeker's profile (AC-08). */
export const PublicProfile = ({ jobSeeker, aside }: PublicProfileProps) => (
  <>
    <JobSeekerHeader jobSeeker={jobSeeker} />
    <ProfileColumns>
      <JobSeekerSections jobSeeker={jobSeeker} />
      {aside}
    </ProfileColumns>
  </>
);

const Area = styled.section`
  padding-block: var(--s-6);
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
function JobSeekerSections({ jobSeeker }: { jobSeeker: JobSeeker }) {
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
function JobSeekerHeader({ jobSeeker }: { jobSeeker: JobSeeker }) {
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

interface PointsProps {
  icon: LucideIcon;
  items: readonly string[];
}

export const Points = ({ icon, items }: PointsProps) => (
  <FeatureList tone="green">
    {items.map((item) => (
      <Feature key={item} icon={icon}>
        <Breakable text={item} />
      </Feature>
    ))}
  </FeatureList>
);

export const Tags = ({ items }: { items: readonly string[] }) => (
  <TagList>
    {items.map((item) => (
      <Tag as="li" key={item}>
        {item}
      </Tag>
    ))}
  </TagList>
);

/** Text with preserved line breaks. */
export const Prose = styled(Measure)`
  white-space: pre-line;
`;

/** The packages that include contact to job seekers, with a link to them (AC-12). */
export const ActivateAccount = () => (
  <>
    <p>{accountPageText('staff.activateAccount')}</p>
    <ButtonLink to={routes.packages.build()} variant="secondaryBlue" block>
      {accountPageText('staff.toPackages')}
    </ButtonLink>
  </>
);
