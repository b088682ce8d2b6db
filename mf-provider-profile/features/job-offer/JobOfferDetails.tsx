import { profilePath, qualificationLabel, employmentLabel, formatDate } from '@care/contracts';
import type { CompanyPage, JobOffer } from '@care/contracts/schemas';
import { Heading, Measure, Stack, StandaloneLink } from '@care/ui';
import styled from '@emotion/styled';
import { salaryText } from '@care/contracts/salary';
import { jobOfferText } from './texts';
import { CompanyLogo } from '../company/CompanyLogo';
import { BenefitsSection, QualificationChips } from '../company-sections/OfferSections';
import { ProfileSection } from '../company-sections/ProfileSection';
import { addressLines } from '../company/company-address';
import { FactGrid } from '../company/FactGrid';
import { pointsOf } from './job-posting-data';

const Employer = styled(StandaloneLink)`
  gap: var(--s-3);
  min-height: 3.5rem;
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

const Facts = styled(FactGrid)`
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: var(--s-3);
  margin-bottom: var(--s-5);
  padding: var(--s-4) var(--s-5);
  border-radius: var(--r-card);
  background: var(--green-50);
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** The full text of a job offer: description, requirements, benefits (PP-04). */
export function JobOfferDetails({ company, offer }: { company: CompanyPage; offer: JobOffer }) {
  const qualifications = offer.qualifications.map((id) => ({ id, name: qualificationLabel(id, 'jobs') ?? '' }));
  const pay = offer.salary && salaryText(offer.salary);
  return (
    <article>
      <Head gap="small">
        <Employer to={profilePath(company.slug)}>
          <CompanyLogo name={company.name} logo={company.logo} small />
          {company.name}
        </Employer>
        <Heading level={1}>{offer.title}</Heading>
      </Head>
      <Facts
        facts={[
          [jobOfferText('employmentType'), employmentLabel(offer.employment_type)],
          [jobOfferText('salary'), pay ? jobOfferText('gross', { salary: pay }) : jobOfferText('onRequest')],
          [jobOfferText('place'), offer.city === company.city ? addressLines(company.street).join(', ') : offer.city],
          [jobOfferText('start'), offer.start_date && formatDate(offer.start_date)],
          [jobOfferText('validThrough'), offer.valid_through && formatDate(offer.valid_through)],
        ]}
      />
      {/* The backend has taken out everything but plain markup. */}
      <Introduction dangerouslySetInnerHTML={{ __html: offer.description_html }} />
      <Points id="aufgaben" title={jobOfferText('tasks')} text={offer.tasks} />
      <Points id="anforderungen" title={jobOfferText('requirements')} text={offer.requirements} />
      {qualifications.length > 0 && (
        <ProfileSection id="qualifikationen" title={jobOfferText('qualifications')}>
          <QualificationChips qualifications={qualifications} />
        </ProfileSection>
      )}
      <Points id="angebot" title={jobOfferText('offer')} text={offer.offer} />
      <BenefitsSection benefits={offer.benefits} />
    </article>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--s-2);
  max-width: var(--size-measure);
  & > li {
    position: relative;
    padding-inline-start: 1.25rem;
  }
  & > li::before {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    top: 0.6em;
    width: 0.4rem;
    height: 0.4rem;
    border-radius: 50%;
    background: var(--green-700);
  }
  @media (forced-colors: active) {
    & > li::before {
      background: CanvasText;
    }
  }
`;

/** A section of a job offer: one line as paragraph, several as list; renders nothing for an empty text. */
function Points({ id, title, text }: { id: string; title: string; text: string }) {
  const points = pointsOf(text);
  if (points.length === 0) return null;
  return (
    <ProfileSection id={id} title={title}>
      {points.length === 1 ? (
        <Measure>{points[0]}</Measure>
      ) : (
        <List>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </List>
      )}
    </ProfileSection>
  );
}
