import type { CompanyPage, JobOffer } from '@care/contracts/schemas';
import { ButtonLink, media } from '@care/ui';
import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { ExternalLink, Phone } from 'lucide-react';
import { profileText } from '../../texts';
import { useActions } from '../viewer/use-actions';
import { phoneHref, websiteOf } from './visible-parts';

// Sticky, not fixed: at the end of the page it does not cover the footer.
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
  /* On the smallest phones it would wrap to a second line. */
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

// Keeps focused elements visible above the bar.
const scrollPadding = `${media.belowDesktop}{html{scroll-padding-bottom:6rem}}`;

/** The variant of the call button: secondary beside another action; green for jobs, blue for care. */
function callVariant(isSecond: boolean, isForWork: boolean) {
  if (isForWork) return isSecond ? 'secondaryGreenRevert' : 'secondaryGreen';
  return isSecond ? 'secondaryBlue' : 'primary';
}

interface ContactBarProps {
  company: CompanyPage;
  /** The job offer of the page, for which job seekers apply. */
  offer?: JobOffer;
}

/** The bar at the bottom of phones and tablets: contact or apply, call, website, watch list (PP-14, PP-16, PP-28). */
export function ContactBar({ company, offer }: ContactBarProps) {
  const phone = offer?.contact?.phone ?? company.phone;
  const { isSignedIn, ownActions } = useActions();
  // Three buttons would not fit on a phone.
  const website = (isSignedIn && phone) || offer ? undefined : websiteOf(company);
  if (!phone && !website && !ownActions) return null;
  return (
    <Bar aria-label={profileText('contact.bar')} data-print="hide">
      <Global styles={scrollPadding} />
      {ownActions && (
        <ownActions.MainAction company={company} offer={offer} variant={offer ? 'secondaryGreen' : 'primary'} />
      )}
      {phone && (
        <ButtonLink to={phoneHref(phone)} icon={Phone} variant={callVariant(isSignedIn, offer !== undefined)}>
          {profileText('contact.callShort')}
        </ButtonLink>
      )}
      {website && (
        <ButtonLink to={website} icon={ExternalLink} variant="secondaryBlue" rel="nofollow noopener">
          {profileText('contact.website')}
        </ButtonLink>
      )}
      {!offer && ownActions && <ownActions.FollowInBar company={company} />}
    </Bar>
  );
}
