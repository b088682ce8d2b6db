import { type PageProps, profilePath, jobOfferPath } from '@care/contracts';
import { Container, Section, Heading, Stack, StandaloneLink, ButtonLink, Fact, FactList, Link, Panel } from '@care/ui';
import type { CompanyPage, JobOfferCard as Offer, JobOffer } from '@care/contracts/schemas';
import { CompanyCrumbs } from '../features/company/CompanyCrumbs';
import { Aside, Columns } from '../features/company-frame/CompanyFrame';
import { CompanyPlaceholder } from '../features/company/CompanyPlaceholder';
import { ContactBar } from '../features/company-frame/ContactBar';
import { profileApi } from '../features/company/profile-api';
import { useCompany, useCountedVisit } from '../features/company/load-company';
import { similarOffers, offerAddress } from '../features/job-offer/load-job-offers';
import { JobOfferDetails } from '../features/job-offer/JobOfferDetails';
import { jobOfferText } from '../features/job-offer/texts';
import { LazyJobEditor } from '../features/job-editor/lazy-parts';
import { RolePrompt } from '../features/prompts/RolePrompt';
import { useIsOwner } from '../features/viewer/use-viewer-role';
import { profileText } from '../texts';
import { JobOfferCard } from '../features/job-offer/JobOfferCard';
import { phoneHref, phoneText } from '@care/contracts/phone';
import styled from '@emotion/styled';
import { Building2, LogIn, Mail, Phone, UserRound } from 'lucide-react';
import { applyLoginPath } from '../features/apply/apply-path';
import { ShareButton } from '../features/share/ShareButton';
import { useActions } from '../features/viewer-actions/use-actions';

/** A job offer of a provider, with `?edit` for its owner to change (PP-04). */
export const JobOfferPage = (page: PageProps) =>
  page.url.searchParams.has('edit') ? <EditedOffer {...page} /> : <ShownOffer {...page} />;

function EditedOffer({ params }: PageProps) {
  const { company, ...loading } = useCompany(params);
  const isOwner = useIsOwner(company);
  if (!company || !isOwner) return <CompanyPlaceholder {...loading} />;
  return (
    <Container>
      <CompanyCrumbs company={company} page={jobOfferText('edit')} />
      <Section>
        <LazyJobEditor key={params.offerSlug} company={company} offerSlug={params.offerSlug} />
      </Section>
    </Container>
  );
}

/** For an ended offer a message and similar offers. */
function ShownOffer({ params }: PageProps) {
  const { company, ...loading } = useCompany(params);
  const { data: offer, error, isFetching, refetch } = profileApi.jobOffer.useQuery(offerAddress(params));
  const similar = similarOffers(error);
  const isShown = offer?.slug === params.offerSlug && offer?.status === 'PUBLISHED';
  useCountedVisit(isShown ? company?.id : undefined, offer?.id);
  if (company && similar && !isFetching) return <EndedOffer company={company} similar={similar} />;
  if (!company || !offer || offer.slug !== params.offerSlug) {
    return <CompanyPlaceholder {...(company ? { error, isFetching, refetch } : loading)} />;
  }
  return (
    <>
      <Container>
        <CompanyCrumbs company={company} page={offer.title} />
        <Columns>
          <div>
            <JobOfferDetails company={company} offer={offer} />
            <RolePrompt company={company} offer={offer} />
          </div>
          <Aside>
            <EmployerCard company={company} offer={offer} />
          </Aside>
        </Columns>
      </Container>
      <ContactBar company={company} offer={offer} />
    </>
  );
}

/** Shown for an ended job offer, with similar offers. */
const EndedOffer = ({ company, similar }: { company: CompanyPage; similar: Offer[] }) => (
  <Container>
    <CompanyCrumbs company={company} page={profileText('jobs.title')} />
    <Stack>
      <Heading level={1}>{jobOfferText('expired')}</Heading>
      <StandaloneLink to={profilePath(company.slug)}>{jobOfferText('employer')}</StandaloneLink>
    </Stack>
    {similar.length > 0 && (
      <Section>
        <Stack>
          <Heading level={2}>{jobOfferText('similar', { city: company.city })}</Heading>
          <Stack as="ul">
            {similar.map((offer) => (
              <JobOfferCard
                key={offer.id}
                offer={offer}
                companySlug={offer.company.slug}
                employer={offer.company.name}
              />
            ))}
          </Stack>
        </Stack>
      </Section>
    )}
  </Container>
);

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
