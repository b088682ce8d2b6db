import { Container, Grid } from '@care/ui';
import styled from '@emotion/styled';
import { searchApi } from '../search/search-api';
import { claimedFigure, countedFigure } from './audiences';
import { homeText } from './texts';

const Band = styled.section`
  padding-block: var(--s-6);
  background: var(--surface);
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

/**
 * The key figures of the site: counted, or the claims if nothing is counted. Renders nothing if neither exists (SH-19).
 */
export function Figures() {
  const { data } = searchApi.stats.useQuery();
  const figure = (what: 'companies' | 'job_seekers', label: 'companies' | 'specialists') => {
    const number = countedFigure(data, what) ?? claimedFigure(data, what, 'claimed');
    return (
      number && (
        <Figure>
          <b>{number}</b>
          {homeText(label)}
        </Figure>
      )
    );
  };
  return (
    <Band aria-label={homeText('figures')}>
      <Container>
        <Grid as="ul" role="list" min="15rem">
          {figure('companies', 'companies')}
          {figure('job_seekers', 'specialists')}
          <Figure>
            <b>{homeText('free')}</b>
            {homeText('freeText')}
          </Figure>
        </Grid>
      </Container>
    </Band>
  );
}
