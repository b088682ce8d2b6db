import { employmentLabel, formatDate } from '@care/contracts';
import { salaryText } from '@care/contracts/salary';
import type { CompanyPage, JobOffer } from '@care/contracts/schemas';
import styled from '@emotion/styled';
import { jobOfferText } from './texts';
import { addressLines } from '../company/company-address';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: var(--s-3);
  margin-bottom: var(--s-5);
  padding: var(--s-4) var(--s-5);
  border-radius: var(--r-card);
  background: var(--green-50);
  & dt {
    font-size: var(--t-meta);
    color: var(--ink-soft);
  }
  & dd {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** The key facts of a job offer. */
export function JobFacts({ company, offer }: { company: CompanyPage; offer: JobOffer }) {
  const pay = offer.salary && salaryText(offer.salary);
  const facts = [
    [jobOfferText('employmentType'), employmentLabel(offer.employment_type)],
    [jobOfferText('salary'), pay ? jobOfferText('gross', { salary: pay }) : jobOfferText('onRequest')],
    [jobOfferText('place'), offer.city === company.city ? addressLines(company.street).join(', ') : offer.city],
    [jobOfferText('start'), offer.start_date && formatDate(offer.start_date)],
    [jobOfferText('validThrough'), offer.valid_through && formatDate(offer.valid_through)],
  ].filter(([, value]) => value);
  return (
    <List>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
