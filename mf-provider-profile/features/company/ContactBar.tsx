import type { CompanyPage } from '@care/contracts/schemas';
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
  gap: var(--s-2);
  padding: 0.6rem var(--s-gutter) calc(0.6rem + env(safe-area-inset-bottom));
  border-top: 1px solid var(--line);
  background: var(--surface);
  box-shadow: 0 -6px 24px rgb(22 38 58 / 0.1);
  & > a,
  & > button {
    flex: 1;
    padding-inline: 0.6rem;
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

/** Writing or applying, calling and the website within reach of the thumb, on phones and tablets (PP-14, PP-16). */
export function ContactBar({ company }: { company: CompanyPage }) {
  const { phone } = company;
  const { isSignedIn, ownActions } = useActions();
  // Three would not fit beside each other on a phone.
  const website = isSignedIn && phone ? undefined : websiteOf(company);
  if (!phone && !website && !ownActions) return null;
  return (
    <Bar aria-label={tt('contact.bar')} data-print="hide">
      <Global styles={roomForBar} />
      {ownActions && <ownActions.MainAction company={company} />}
      {phone && (
        <ButtonLink to={phoneHref(phone)} icon={Phone} variant={isSignedIn ? 'secondaryBlue' : 'primary'}>
          {tt('contact.callShort')}
        </ButtonLink>
      )}
      {website && (
        <ButtonLink to={website} icon={ExternalLink} variant="secondaryBlue" rel="nofollow noopener">
          {tt('contact.website')}
        </ButtonLink>
      )}
    </Bar>
  );
}
