import { jobOffersPath } from '@care/contracts';
import type { CompanyPage } from '@care/contracts/schemas';
import { StandaloneLink } from '@care/ui';
import { tt } from '../../texts';
import { isHiring } from '../company/visible-parts';
import { JobOfferCard } from '../job-offer/JobOfferCard';
import { JobOfferList } from '../job-offer/JobOfferList';
import { ProfileSection } from './ProfileSection';

const shownOnProfile = 3;

/** The newest open positions, and the way to all of them (PP-05). */
export const JobOffersSection = ({ company }: { company: CompanyPage }) =>
  isHiring(company) ? (
    <ProfileSection id="stellen" title={tt('jobs.title')}>
      <JobOfferList>
        {company.job_offers.slice(0, shownOnProfile).map((offer) => (
          <JobOfferCard key={offer.id} offer={offer} companySlug={company.slug} />
        ))}
      </JobOfferList>
      {company.job_offers.length > shownOnProfile && (
        <StandaloneLink to={jobOffersPath(company.slug)}>{tt('jobs.all')}</StandaloneLink>
      )}
    </ProfileSection>
  ) : null;
