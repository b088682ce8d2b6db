import { type PageProps, profilePath } from '@care/contracts';
import { Container, Section, Heading, Stack, StandaloneLink } from '@care/ui';
import type { CompanyPage, JobOfferCard as Offer } from '@care/contracts/schemas';
import { CompanyCrumbs } from '../features/company/CompanyCrumbs';
import { Aside, Columns } from '../features/company-frame/CompanyFrame';
import { CompanyPlaceholder } from '../features/company/CompanyPlaceholder';
import { ContactBar } from '../features/company-frame/ContactBar';
import { profileApi } from '../features/company/profile-api';
import { useCompany, useCountedVisit } from '../features/company/load-company';
import { EmployerCard } from '../features/job-offer/EmployerCard';
import { similarOffers, offerAddress } from '../features/job-offer/load-job-offers';
import { JobOfferDetails } from '../features/job-offer/JobOfferDetails';
import { jobOfferText } from '../features/job-offer/texts';
import { LazyJobEditor } from '../features/job-editor/lazy-parts';
import { RolePrompt } from '../features/prompts/RolePrompt';
import { useIsOwner } from '../features/viewer/use-viewer-role';
import { profileText } from '../texts';
import { JobOfferCard } from '../features/job-offer/JobOfferCard';

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
