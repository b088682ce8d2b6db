import { formatRadius, routes, t, GENDERS, genderLabel, addTexts } from '@care/contracts';
import { DEFAULT_RADIUS } from '@care/contracts/constants';
import type { JobSeekerCard as JobSeeker } from '@care/contracts/schemas';
import { Card, Fact, FactList, StretchedLink, VisuallyHidden } from '@care/ui';
import { avatarPicture } from '@care/ui/illustrations';
import { Avatar, Breakable, OpenState } from '@care/ui/more';
import styled from '@emotion/styled';
import { Award, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTrackChoice } from '../search/use-track-choice';

/** Texts of the card of a job seeker. */
export const jobSeekerText = addTexts('searchJobSeeker', {
  protected: 'Name wird geschützt',
  gender: 'Geschlecht: {{gender}}',
  qualifications: 'Qualifikationen',
  locations: 'Arbeitsorte',
});

// On the narrowest phones the portrait is smaller, so that one long word fits beside it.
const Layout = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-4);
  align-content: start;
  align-items: start;
  height: 100%;
  padding: var(--s-4);
  & > img {
    width: 6.5rem;
  }
  @media (max-width: 599px) {
    gap: var(--s-3);
    & > img {
      width: 5rem;
    }
  }
  @media (max-width: 359px) {
    & > img {
      width: 4rem;
    }
  }
`;
// The text stands beside the portrait, and below it if enlarged text needs the width.
const Body = styled.div`
  flex: 1 1 9rem;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.45rem;
  min-width: 0;
`;
const Name = styled.h3`
  font-size: clamp(1.25rem, 1.2rem + 0.25vw, 1.4375rem);
  line-height: 1.25;
`;
const Facts = styled(FactList)`
  gap: 0.3rem;
  font-size: var(--t-meta);
  line-height: 1.45;
  & > li {
    gap: 0.5rem;
  }
  & > li > svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`;

const AVATAR_WIDTH = 104;

/** A job seeker in a list, with a protected name. The whole card is a link to the profile (SR-14, AC-13). */
export function JobSeekerCard({ person }: { person: JobSeeker }) {
  const { slug, visible_name, gender, image, localizations, is_open_for_offers } = person;
  const track = useTrackChoice('job_seeker');
  return (
    <Layout as="article" interactive>
      <Avatar
        src={image?.url ?? avatarPicture(slug, gender)}
        variants={image?.variants}
        alt={image?.alt}
        width={AVATAR_WIDTH}
      />
      <Body>
        <Name>
          <StretchedLink
            to={routes.jobSeekerProfile.build({ slug })}
            onClick={() => track(slug, localizations[0]?.address_city)}
          >
            {visible_name || jobSeekerText('protected')}
          </StretchedLink>
        </Name>
        <GenderLine gender={gender} />
        <FactsOf label={jobSeekerText('qualifications')}>
          {person.qualifications.map(({ name }) => (
            <Fact key={name} icon={Award}>
              <Breakable text={name} />
            </Fact>
          ))}
        </FactsOf>
        <FactsOf label={jobSeekerText('locations')}>
          {localizations.map(({ address_city, radius }) => (
            <Fact key={`${address_city} ${radius}`} icon={MapPin}>
              {address_city} {radius !== DEFAULT_RADIUS && <b>{formatRadius(radius)}</b>}
            </Fact>
          ))}
        </FactsOf>
        <OpenState isOpen={is_open_for_offers}>
          {t(is_open_for_offers ? 'badges.openForOffers' : 'badges.pleaseNoOffers')}
        </OpenState>
      </Body>
    </Layout>
  );
}

const FactsOf = ({ label, children }: { label: string; children: ReactNode[] }) =>
  children.length > 0 && <Facts aria-label={label}>{children}</Facts>;

const Genders = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0.2rem 0.5rem;
  color: var(--ink-soft);
  font-size: var(--t-meta);
  line-height: 1.35;
  & > span {
    border: 1px solid transparent;
  }
  & > [data-on] {
    padding: 0 0.5rem;
    border-color: var(--green-700);
    border-radius: var(--r-pill);
    background: var(--green-100);
    color: var(--green-700);
    font-weight: 600;
    @media (forced-colors: active) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

/** Shows three genders with the person's gender highlighted. Screen readers get only that one (SR-14). */
const GenderLine = ({ gender }: Pick<JobSeeker, 'gender'>) => (
  <p>
    <VisuallyHidden>{jobSeekerText('gender', { gender: genderLabel(gender) })}</VisuallyHidden>
    <Genders aria-hidden="true">
      {GENDERS.map((one) => (
        <span key={one} data-on={one === gender || undefined}>
          {genderLabel(one)}
        </span>
      ))}
    </Genders>
  </p>
);
