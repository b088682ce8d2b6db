import { jobOfferPath, profilePath } from '@care/contracts';
import { phoneHref, phoneText } from '@care/contracts/phone';
import type { CompanyPage, JobOffer } from '@care/contracts/schemas';
import { ButtonLink, Fact, FactList, Heading, Link, Panel } from '@care/ui';
import styled from '@emotion/styled';
import { Building2, LogIn, Mail, Phone, UserRound } from 'lucide-react';
import { profileText } from '../../texts';
import { applyLoginPath } from '../apply/apply-path';
import { jobOfferText } from './texts';
import { ShareButton } from '../share/ShareButton';
import { useActions } from '../viewer-actions/use-actions';

const Frame = styled(Panel)`
  display: grid;
  gap: var(--s-4);
  box-shadow: var(--shadow-card);
`;

/** The apply button (PP-16) and the contact for a job offer: its contact person, or the employer. */
export function EmployerCard({ company, offer }: { company: CompanyPage; offer: JobOffer }) {
  const { contact } = offer;
  const phone = contact?.phone ?? company.phone;
  const { isSignedIn, ownActions } = useActions();
  return (
    <Frame as="section" aria-labelledby="ansprechperson">
      <Heading level={2} look={3} id="ansprechperson">
        {jobOfferText('contactPerson')}
      </Heading>
      {ownActions && (
        <ownActions.MainAction
          company={company}
          offer={offer}
          variant="secondaryGreen"
          size="large"
          block
          opensOnArrival
        />
      )}
      {!isSignedIn && company.viewer.can_contact && (
        <ButtonLink to={applyLoginPath(company, offer)} variant="secondaryGreen" size="large" icon={LogIn} block>
          {profileText('signInToApply')}
        </ButtonLink>
      )}
      {phone && (
        <ButtonLink
          to={phoneHref(phone)}
          icon={Phone}
          variant={company.viewer.can_contact ? 'secondaryGray' : 'secondaryGreen'}
          block
        >
          {profileText('contact.call', { phone: phoneText(phone) })}
        </ButtonLink>
      )}
      <ShareButton title={offer.title} path={jobOfferPath(company.slug, offer.slug)} />
      <FactList>
        {contact?.name && <Fact icon={UserRound}>{contact.name}</Fact>}
        {contact?.email && (
          <Fact icon={Mail}>
            <Link to={`mailto:${contact.email}`}>{contact.email}</Link>
          </Fact>
        )}
        <Fact icon={Building2}>
          <Link to={profilePath(company.slug)}>{company.name}</Link>
        </Fact>
      </FactList>
    </Frame>
  );
}
