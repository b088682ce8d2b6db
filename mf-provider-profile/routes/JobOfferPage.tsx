import type { PageProps } from '@care/contracts';
import { Container } from '@care/ui';
import { CompanyCrumbs } from '../features/company/CompanyCrumbs';
import { Aside, Columns } from '../features/company/CompanyFrame';
import { CompanyPlaceholder } from '../features/company/CompanyPlaceholder';
import { ContactBar } from '../features/company/ContactBar';
import { profileApi } from '../features/company/profile-api';
import { useCompany } from '../features/company/use-company';
import { EmployerCard } from '../features/job-offer/EmployerCard';
import { EndedOffer } from '../features/job-offer/EndedOffer';
import { similarOffers } from '../features/job-offer/similar-offers';
import { JobOfferDetails } from '../features/job-offer/JobOfferDetails';
import { offerAddress } from '../features/job-offer/load-job-offers';
import { RolePrompt } from '../features/prompts/RolePrompt';

/** A job offer of a provider; for an ended one a message and similar offers (PP-04). */
export function JobOfferPage({ params }: PageProps) {
  const { company, ...loading } = useCompany(params);
  const { data: offer, error, isFetching, refetch } = profileApi.jobOffer.useQuery(offerAddress(params));
  const similar = similarOffers(error);
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
