import { profilePath } from '@care/contracts';
import type { CompanyPage, JobOfferCard as Offer } from '@care/contracts/schemas';
import { Container, Heading, Section, Stack, StandaloneLink } from '@care/ui';
import { profileText } from '../../texts';
import { jobOfferText } from './texts';
import { CompanyCrumbs } from '../company/CompanyCrumbs';
import { JobOfferCard, JobOfferList } from './JobOfferCard';

/** Shown for an ended job offer, with similar offers. */
export const EndedOffer = ({ company, similar }: { company: CompanyPage; similar: Offer[] }) => (
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
          <JobOfferList>
            {similar.map((offer) => (
              <JobOfferCard
                key={offer.id}
                offer={offer}
                companySlug={offer.company.slug}
                employer={offer.company.name}
              />
            ))}
          </JobOfferList>
        </Stack>
      </Section>
    )}
  </Container>
);
