import { formatNumber } from '@care/contracts';
import { CLAIMED_COMPANIES, CLAIMED_SPECIALISTS } from '@care/contracts/constants';
import { Container } from '@care/ui';
import styled from '@emotion/styled';
import { searchApi } from '../company-search/search-api';
import { ht } from './texts';

const Band = styled.section`
  padding-block: var(--s-6);
  background: var(--surface);
`;
const List = styled.ul`
  display: grid;
  gap: var(--s-5);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
`;
const Figure = styled.li`
  padding-inline-start: var(--s-4);
  border-inline-start: 5px solid var(--lamp-400);
  & > b {
    display: block;
    margin-bottom: 0.5rem;
    color: var(--blue-700);
    font: 600 var(--t-figure) / 1 var(--font-head);
    font-variant-numeric: lining-nums;
  }
  &:nth-of-type(2) > b {
    color: var(--green-700);
  }
`;

/** How large the site is: counted, or as the banners claim while nobody has counted (SH-19). */
export function Figures() {
  const { data } = searchApi.stats.useQuery();
  const figure = (counted: number | undefined, claimed: number) =>
    counted ? formatNumber(counted) : ht('claimed', { number: claimed });
  return (
    <Band aria-label={ht('figures')}>
      <Container>
        <List role="list">
          <Figure>
            <b>{figure(data?.companies, CLAIMED_COMPANIES)}</b>
            {ht('companies')}
          </Figure>
          <Figure>
            <b>{figure(data?.job_seekers, CLAIMED_SPECIALISTS)}</b>
            {ht('specialists')}
          </Figure>
          <Figure>
            <b>{ht('free')}</b>
            {ht('freeText')}
          </Figure>
        </List>
      </Container>
    </Band>
  );
}
