import { jobOfferPath, profilePath } from '@care/contracts';
import type { CompanyPage, JobOffer } from '@care/contracts/schemas';
import { ButtonLink, Fact, FactList, Heading, Link, Panel } from '@care/ui';
import styled from '@emotion/styled';
import { Building2, Mail, Phone, UserRound } from 'lucide-react';
import { tt } from '../../texts';
import { phoneHref, phoneText } from '../company/visible-parts';
import { useMayWrite } from '../contact/use-may-write';
import { WriteButton } from '../contact/WriteButton';
import { ShareButton } from '../share/ShareButton';

const Frame = styled(Panel)`
  display: grid;
  gap: var(--s-4);
  box-shadow: var(--shadow-card);
`;

/** Whom to ask about a position: the person named in it, else the employer. */
export function EmployerCard({ company, offer }: { company: CompanyPage; offer: JobOffer }) {
  const { contact } = offer;
  const phone = contact?.phone ?? company.phone;
  const mayWrite = useMayWrite(company.slug);
  return (
    <Frame as="section" aria-labelledby="ansprechperson">
      <Heading level={2} look={3} id="ansprechperson">
        {tt('jobs.contactPerson')}
      </Heading>
      {phone && (
        <ButtonLink to={phoneHref(phone)} icon={Phone} variant={mayWrite ? 'secondaryGray' : 'secondaryGreen'} block>
          {tt('contact.call', { phone: phoneText(phone) })}
        </ButtonLink>
      )}
      {mayWrite && <WriteButton slug={company.slug} variant="secondaryGreen" block />}
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
