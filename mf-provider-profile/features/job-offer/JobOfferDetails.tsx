import { profilePath, qualificationLabel } from '@care/contracts';
import type { CompanyPage, JobOffer } from '@care/contracts/schemas';
import { Heading, Link, Measure, Stack, Tag, TagList } from '@care/ui';
import styled from '@emotion/styled';
import { profileText } from '../../texts';
import { jobOfferText } from './texts';
import { CompanyLogo } from '../company/CompanyLogo';
import { BenefitList } from '../company-sections/OfferSections';
import { ProfileSection } from '../company-sections/ProfileSection';
import { JobFacts } from './JobFacts';
import { Points } from './Points';

const Employer = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--s-3);
  min-height: 3.5rem;
  font-weight: 600;
`;

const Head = styled(Stack)`
  padding-block: var(--s-2) var(--s-5);
`;

const Introduction = styled(Measure)`
  padding-bottom: var(--s-5);
  & > * + * {
    margin-top: var(--s-3);
  }
`;

/** The full text of a job offer: description, requirements, benefits (PP-04). */
export function JobOfferDetails({ company, offer }: { company: CompanyPage; offer: JobOffer }) {
  const qualifications = offer.qualifications.flatMap((id) => qualificationLabel(id, 'jobs') ?? []);
  return (
    <article>
      <Head gap="small">
        <Employer to={profilePath(company.slug)}>
          <CompanyLogo name={company.name} logo={company.logo} small />
          {company.name}
        </Employer>
        <Heading level={1}>{offer.title}</Heading>
      </Head>
      <JobFacts company={company} offer={offer} />
      {/* The backend has taken out everything but plain markup. */}
      <Introduction dangerouslySetInnerHTML={{ __html: offer.description_html }} />
      <Points id="aufgaben" title={jobOfferText('tasks')} text={offer.tasks} />
      <Points id="anforderungen" title={jobOfferText('requirements')} text={offer.requirements} />
      {qualifications.length > 0 && (
        <ProfileSection id="qualifikationen" title={jobOfferText('qualifications')}>
          <TagList>
            {qualifications.map((label) => (
              <Tag as="li" key={label}>
                {label}
              </Tag>
            ))}
          </TagList>
        </ProfileSection>
      )}
      <Points id="angebot" title={jobOfferText('offer')} text={offer.offer} />
      {offer.benefits.length > 0 && (
        <ProfileSection id="arbeitgebervorteile" title={profileText('benefits')}>
          <BenefitList benefits={offer.benefits} />
        </ProfileSection>
      )}
    </article>
  );
}
