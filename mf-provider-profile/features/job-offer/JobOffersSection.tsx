import { jobOffersPath } from '@care/contracts';
import type { CompanyPage } from '@care/contracts/schemas';
import { StandaloneLink } from '@care/ui';
import { profileText } from '../../texts';
import { isHiring } from '../company/visible-parts';
import { JobOfferCard, JobOfferList } from './JobOfferCard';
import { ProfileSection } from '../company-sections/ProfileSection';

const SHOWN_ON_PROFILE = 3;

/** The newest job offers and a link to all of them (PP-05). */
export const JobOffersSection = ({ company }: { company: CompanyPage }) =>
  isHiring(company) ? (
    <ProfileSection id="stellen" title={profileText('jobs.title')}>
      <JobOfferList>
        {company.job_offers.slice(0, SHOWN_ON_PROFILE).map((offer) => (
          <JobOfferCard key={offer.id} offer={offer} companySlug={company.slug} />
        ))}
      </JobOfferList>
      {company.job_offers.length > SHOWN_ON_PROFILE && (
        <StandaloneLink to={jobOffersPath(company.slug)}>{profileText('jobs.all')}</StandaloneLink>
      )}
    </ProfileSection>
  ) : null;
