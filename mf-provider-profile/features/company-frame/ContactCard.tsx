import { embeddingPath, enquiryPath, formatDate, profilePath, replyTimeLabel, t } from '@care/contracts';
import { phoneHref, phoneText } from '@care/contracts/phone';
import type { CompanyPage } from '@care/contracts/schemas';
import {
  Alert,
  ButtonLink,
  Fact,
  FactList,
  Heading,
  Link,
  Meta,
  Panel,
  StandaloneLink,
  VisuallyHidden,
} from '@care/ui';
import { PlainText } from '@care/ui/more';
import styled from '@emotion/styled';
import { Clock, Globe, MapPin, MessageSquareReply, Phone } from 'lucide-react';
import { fieldLabel, profileText } from '../../texts';
import { WriteButton } from '../contact/WriteButton';
import { WatchControl, useActions } from '../viewer-actions/use-actions';
import { ShareButton } from '../share/ShareButton';
import { hasFullAddress } from '../company/company-address';
import { hostOf, websiteOf } from '../company/visible-parts';

const Frame = styled(Panel)`
  display: grid;
  gap: var(--s-3);
  padding: var(--s-5);
  box-shadow: var(--shadow-card);
  @media print {
    li:has([data-print]:only-child) {
      display: none;
    }
  }
`;

const AddressNote = styled.span`
  display: block;
`;

/** Contact data and actions (PP-05); a provider without an owner has a note instead of a form (PP-26). */
export function ContactCard({ company }: { company: CompanyPage }) {
  const { id, slug, name, phone, owner, opening_hours, updated_at, is_in_review } = company;
  const replyTime = replyTimeLabel(company.reply_days);
  const viewer = useActions();
  const { isSignedIn, ownActions } = viewer;
  const website = websiteOf(company);
  const call = phone && (
    <ButtonLink to={phoneHref(phone)} icon={Phone} variant={isSignedIn ? 'secondaryBlue' : 'primary'} block>
      {profileText('contact.call', { phone: phoneText(phone) })}
    </ButtonLink>
  );
  return (
    <Frame as="section" aria-labelledby="kontakt">
      <Heading level={2} look={3} id="kontakt">
        {profileText('contact.title')}
      </Heading>
      {ownActions && <ownActions.MainAction company={company} block />}
      {call}
      {!isSignedIn && company.viewer.can_contact && <WriteButton slug={slug} variant="secondaryBlue" isVisitor block />}
      {company.viewer.can_contact && (
        <StandaloneLink to={enquiryPath([id])} data-print="hide">
          {profileText('contact.several')}
        </StandaloneLink>
      )}
      {!is_in_review && <WatchControl company={company} {...viewer} />}
      <FactList>
        {!phone && <Fact icon={Phone}>{profileText('contact.noPhone')}</Fact>}
        {replyTime && <Fact icon={MessageSquareReply}>{replyTime}</Fact>}
        {opening_hours && (
          <Fact icon={Clock}>
            <VisuallyHidden>{fieldLabel('opening_hours')}: </VisuallyHidden>
            <PlainText as="span">{opening_hours}</PlainText>
          </Fact>
        )}
        <Fact icon={Globe}>
          {website ? (
            <Link to={website} rel="nofollow noopener">
              <VisuallyHidden>{profileText('contact.website')}: </VisuallyHidden>
              {hostOf(website)}
            </Link>
          ) : (
            t('errors.noWebsite')
          )}
        </Fact>
        <Fact icon={MapPin}>
          {!hasFullAddress(company) && <AddressNote>{profileText('contact.addressIncomplete')}</AddressNote>}
          <Link to={`${profilePath(slug)}#lage`} data-print="hide">
            {profileText('contact.location')}
          </Link>
        </Fact>
      </FactList>
      {owner === null && !is_in_review && (
        <Alert kind="info" announce="none">
          {profileText('contact.noOwner')} {phone && !opening_hours && profileText('contact.whenToCall')}
        </Alert>
      )}
      {ownActions && <ownActions.ClaimLink company={company} />}
      {!is_in_review && (
        <>
          <ShareButton title={name} path={profilePath(slug)} />
          <StandaloneLink to={embeddingPath(slug)} data-print="hide">
            {profileText('embed')}
          </StandaloneLink>
        </>
      )}
      <Meta>{profileText('contact.updated', { date: formatDate(updated_at) })}</Meta>
    </Frame>
  );
}
