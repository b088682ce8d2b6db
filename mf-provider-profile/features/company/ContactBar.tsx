import type { CompanyPage, JobOffer } from '@care/contracts/schemas';
import { ButtonLink, media } from '@care/ui';
import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { ExternalLink, Phone } from 'lucide-react';
import { tt } from '../../texts';
import { useActions } from '../viewer/use-actions';
import { phoneHref, websiteOf } from './visible-parts';

// Sticky, not fixed: at the end of the profile it rests above the footer and covers nothing.
const Bar = styled.nav`
  position: sticky;
  bottom: 0;
  z-index: var(--z-bottom-bar);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2);
  overflow-wrap: normal;
  padding: 0.6rem var(--s-gutter) calc(0.6rem + env(safe-area-inset-bottom));
  border-top: 1px solid var(--line);
  background: var(--surface);
  box-shadow: 0 -6px 24px rgb(22 38 58 / 0.1);
  & > a,
  & > button:not([aria-pressed]) {
    flex: 1;
    padding-inline: 0.6rem;
  }
  /* On the smallest phones it would stand in a line of its own. */
  @media (max-width: 359px) {
    & > [aria-pressed] {
      display: none;
    }
  }
  &:not(:has(a, button)) {
    display: none;
  }
  ${media.desktop} {
    display: none;
  }
`;

// What gets the focus while the bar is there comes to rest above it.
const roomForBar = `${media.belowDesktop}{html{scroll-padding-bottom:6rem}}`;

/** Beside writing or applying it comes second; green is for work, blue for care. */
function callLook(isSecond: boolean, isForWork: boolean) {
  if (isForWork) return isSecond ? 'secondaryGreenRevert' : 'secondaryGreen';
  return isSecond ? 'secondaryBlue' : 'primary';
}

interface ContactBarProps {
  company: CompanyPage;
  /** The position that the page is about: then it is for those who want to work there. */
  offer?: JobOffer;
}

/** Writing or applying, calling, the website and the heart within reach of the thumb, on phones and tablets (PP-14, PP-16, PP-28). */
export function ContactBar({ company, offer }: ContactBarProps) {
  const phone = offer?.contact?.phone ?? company.phone;
  const { isSignedIn, ownActions } = useActions();
  // Three would not fit beside each other on a phone.
  const website = (isSignedIn && phone) || offer ? undefined : websiteOf(company);
  if (!phone && !website && !ownActions) return null;
  return (
    <Bar aria-label={tt('contact.bar')} data-print="hide">
      <Global styles={roomForBar} />
      {ownActions && (
        <ownActions.MainAction company={company} offer={offer} variant={offer ? 'secondaryGreen' : 'primary'} />
      )}
      {phone && (
        <ButtonLink to={phoneHref(phone)} icon={Phone} variant={callLook(isSignedIn, offer !== undefined)}>
          {tt('contact.callShort')}
        </ButtonLink>
      )}
      {website && (
        <ButtonLink to={website} icon={ExternalLink} variant="secondaryBlue" rel="nofollow noopener">
          {tt('contact.website')}
        </ButtonLink>
      )}
      {!offer && ownActions && <ownActions.FollowInBar company={company} />}
    </Bar>
  );
}
