import { formatDate, profilePath, t } from '@care/contracts';
import type { CompanyPage } from '@care/contracts/schemas';
import { Alert, ButtonLink, Fact, FactList, Heading, Link, Meta, Panel } from '@care/ui';
import styled from '@emotion/styled';
import { Banknote, ExternalLink, Globe, MapPin, Phone, UserRound } from 'lucide-react';
import { profileText } from '../../texts';
import { WatchControl } from '../follow/WatchControl';
import { ShareButton } from '../share/ShareButton';
import { useActions } from '../viewer/use-actions';
import { addressLines, hasFullAddress, openStreetMapUrl } from './company-address';
import { hostOf, phoneHref, phoneText, websiteOf } from './visible-parts';

const Frame = styled(Panel)`
  display: grid;
  gap: var(--s-4);
  box-shadow: var(--shadow-card);
`;

const Line = styled.span`
  display: block;
`;

/** Contact data and actions (PP-05); a provider without an owner has a note instead of a form (PP-26). */
export function ContactCard({ company }: { company: CompanyPage }) {
  const { slug, name, phone, operator, owner, street, coords, updated_at, is_in_review } = company;
  const viewer = useActions();
  const { isSignedIn, ownActions } = viewer;
  const website = websiteOf(company);
  return (
    <Frame as="section" aria-labelledby="kontakt">
      <Heading level={2} look={3} id="kontakt">
        {profileText('contact.title')}
      </Heading>
      {ownActions && <ownActions.MainAction company={company} size="large" block />}
      {phone && (
        <ButtonLink to={phoneHref(phone)} icon={Phone} variant={isSignedIn ? 'secondaryBlue' : 'primary'} block>
          {profileText('contact.call', { phone: phoneText(phone) })}
        </ButtonLink>
      )}
      {website && (
        <ButtonLink
          to={website}
          icon={ExternalLink}
          variant="secondaryBlue"
          rel="nofollow noopener"
          block
          data-print="hide"
        >
          {profileText('contact.website')}
        </ButtonLink>
      )}
      {!is_in_review && (
        <>
          <WatchControl company={company} {...viewer} />
          <ShareButton title={name} path={profilePath(slug)} />
        </>
      )}
      <FactList>
        <Fact icon={MapPin}>
          {addressLines(street).map((line) => (
            <Line key={line}>{line}</Line>
          ))}
          {!hasFullAddress(company) && <Line>{profileText('contact.addressIncomplete')}</Line>}
          <Link to={openStreetMapUrl(coords)} rel="noopener">
            {profileText('location.route')}
          </Link>
        </Fact>
        <Fact icon={Banknote}>{profileText('contact.onRequest')}</Fact>
        {!phone && <Fact icon={Phone}>{profileText('contact.noPhone')}</Fact>}
        <Fact icon={Globe}>{website ? hostOf(website) : t('errors.noWebsite')}</Fact>
        {operator && <Fact icon={UserRound}>{profileText('contact.operator', { operator })}</Fact>}
      </FactList>
      {owner === null && !is_in_review && (
        <Alert kind="info" announce="none">
          {profileText('contact.noOwner')}
        </Alert>
      )}
      {ownActions && <ownActions.ClaimLink company={company} />}
      <Meta>{profileText('contact.updated', { date: formatDate(updated_at) })}</Meta>
    </Frame>
  );
}
