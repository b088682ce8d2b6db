import { phoneHref } from '@care/contracts/phone';
import type { CompanyPage, JobOffer } from '@care/contracts/schemas';
import { ButtonLink, media } from '@care/ui';
import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { ExternalLink, Phone } from 'lucide-react';
import { profileText } from '../../texts';
import { applyLoginPath, applyRegistrationPath } from '../apply/apply-path';
import { WriteButton } from '../contact/WriteButton';
import { WatchControl, useActions, type Actions } from '../viewer-actions/use-actions';
import { websiteOf } from '../company/visible-parts';

// Sticky, not fixed: at the end of the page it does not cover the footer.
const Place = styled.div`
  position: sticky;
  bottom: 0;
  z-index: var(--z-bottom-bar);
  container-type: inline-size;
  ${media.desktop} {
    display: none;
  }
`;
const Bar = styled.nav`
  display: flex;
  gap: var(--s-2);
  overflow-wrap: normal;
  padding: 0.6rem var(--s-gutter) calc(0.6rem + env(safe-area-inset-bottom));
  border-top: 1px solid var(--line);
  background: var(--surface);
  box-shadow: 0 -6px 24px rgb(22 38 58 / 0.1);
  & > :is(a, button) {
    min-width: 0;
    min-height: 3.5rem;
    padding: 0.3rem 0.55rem;
  }
  & > a,
  & > button:not([aria-pressed]),
  & > :only-child {
    flex: 1;
  }
  & > a:nth-of-type(2) {
    flex: 1.4;
    padding-inline: 0.2rem;
    font-size: var(--t-meta);
  }
  /* Narrow phones, and enlarged text. */
  @container (max-width: 23.6rem) {
    gap: var(--s-1);
    & > :is(a, button) {
      font-size: var(--t-meta);
      padding-inline: 0.3rem;
    }
    & > :is(a, button) > svg {
      display: none;
    }
  }
  @container (max-width: 16rem) {
    padding-inline: var(--s-1);
    & > :is(a:nth-of-type(n), button) {
      min-width: min-content;
      padding-inline: 0;
      font-size: 0.75rem;
    }
    & > button[aria-pressed] {
      padding-inline: var(--s-2);
    }
    & > button[aria-pressed] > span {
      font-size: 0;
    }
    & > button[aria-pressed] svg {
      width: 1.25rem;
      height: 1.25rem;
    }
  }
  &:not(:has(a, button)) {
    display: none;
  }
`;

// Keeps focused elements visible above the bar.
const scrollPadding = `${media.belowDesktop}{html{scroll-padding-bottom:6rem}}`;

interface ContactBarProps {
  company: CompanyPage;
  /** The job offer of the page, for which job seekers apply. */
  offer?: JobOffer;
}

/**
 * The bar at the bottom of phones and tablets: call, message or application, watch list (PP-14, PP-16, PP-28, SH-22).
 */
export function ContactBar({ company, offer }: ContactBarProps) {
  const viewer = useActions();
  return (
    <Place data-print="hide">
      <Global styles={scrollPadding} />
      <Bar aria-label={profileText('contact.bar')}>
        {viewer.ownActions ? (
          <ForMembers company={company} offer={offer} {...viewer} />
        ) : (
          <ForVisitors company={company} offer={offer} />
        )}
        {!offer && !company.is_in_review && <WatchControl company={company} {...viewer} inBar />}
      </Bar>
    </Place>
  );
}

const phoneOf = ({ company, offer }: ContactBarProps) => offer?.contact?.phone ?? company.phone;

/** A message or an application first, then the call. */
function ForMembers({ company, offer, ownActions }: ContactBarProps & Actions) {
  const phone = phoneOf({ company, offer });
  return (
    <>
      {ownActions && (
        <ownActions.MainAction company={company} offer={offer} variant={offer ? 'secondaryGreen' : 'primary'} />
      )}
      {phone && (
        <ButtonLink to={phoneHref(phone)} variant={offer ? 'secondaryGreenRevert' : 'secondaryBlue'}>
          {profileText('contact.callShort')}
        </ButtonLink>
      )}
    </>
  );
}

/** On a profile the call, then the way to the form; on a job offer the ways to an application. */
function ForVisitors({ company, offer }: ContactBarProps) {
  const phone = phoneOf({ company, offer });
  const { can_contact } = company.viewer;
  if (offer && can_contact) {
    return (
      <>
        <ButtonLink to={applyLoginPath(company, offer)} variant="secondaryGreen">
          {profileText('signInToApply')}
        </ButtonLink>
        <ButtonLink to={applyRegistrationPath(company, offer)} variant="bgNone">
          {profileText('registerToApply')}
        </ButtonLink>
      </>
    );
  }
  const website = phone || offer ? undefined : websiteOf(company);
  return (
    <>
      {phone && (
        <ButtonLink to={phoneHref(phone)} icon={Phone} variant={offer ? 'secondaryGreen' : 'primary'}>
          {profileText('contact.callShort')}
        </ButtonLink>
      )}
      {website && (
        <ButtonLink to={website} icon={ExternalLink} variant="secondaryBlue" rel="nofollow noopener">
          {profileText('contact.website')}
        </ButtonLink>
      )}
      {can_contact && !offer && <WriteButton slug={company.slug} variant={phone ? 'bgNone' : 'primary'} isVisitor />}
    </>
  );
}
