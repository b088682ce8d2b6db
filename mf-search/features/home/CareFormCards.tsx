import { careFormLabel, type CareForm } from '@care/contracts';
import { emptyFilters, searchPath } from '@care/contracts/search';
import { Card, Container, Grid, Heading, Meta, Picture, Section, SectionHead, StretchedLink } from '@care/ui';
import ambulantePflege from '@care/ui/assets/illustrations/default-ambulante-pflege-1.svg';
import betreutesWohnen from '@care/ui/assets/illustrations/default-betreutes-wohnen-2.svg';
import kurzzeitpflege from '@care/ui/assets/illustrations/default-kurzzeitpflege-1.svg';
import seniorenWg from '@care/ui/assets/illustrations/default-senioren-wg-2.svg';
import stationarePflege from '@care/ui/assets/illustrations/default-stationare-pflege-0.svg';
import teilstationarePflege from '@care/ui/assets/illustrations/default-teilstationare-pflege-0.svg';
import weiterePflegeformen from '@care/ui/assets/illustrations/default-weitere-pflegeformen-0.svg';
import styled from '@emotion/styled';
import { searchType } from '../company-search/read-search';
import { ht } from './texts';

/** Target of the finder's help link. */
export const careFormsId = 'pflegeformen';

const cards: [CareForm, picture: string][] = [
  ['stationare-pflege', stationarePflege],
  ['ambulante-pflege', ambulantePflege],
  ['betreutes-wohnen', betreutesWohnen],
  ['teilstationare-pflege', teilstationarePflege],
  ['kurzzeitpflege', kurzzeitpflege],
  ['senioren-wg', seniorenWg],
  ['weitere-pflegeformen', weiterePflegeformen],
];

const FormCard = styled(Card)`
  display: grid;
  grid-template-rows: auto 1fr;
  height: 100%;
  overflow: hidden;
  &:has(a:focus-visible) {
    overflow: visible;
  }
`;
const Scene = styled(Picture)`
  aspect-ratio: 16 / 10;
  border-radius: var(--r-card) var(--r-card) 0 0;
`;
const Words = styled.div`
  padding: var(--s-4) var(--s-4) var(--s-5);
`;

/** The seven care forms, each leading to its search. */
export const CareFormCards = () => (
  <Section id={careFormsId} aria-labelledby="pflegeformen-titel">
    <Container>
      <SectionHead>
        <div>
          <Heading level={2} id="pflegeformen-titel">
            {ht('careFormsTitle')}
          </Heading>
          <Meta>{ht('careFormsText')}</Meta>
        </div>
      </SectionHead>
      <Grid as="ul" role="list" fill>
        {cards.map(([form, picture]) => (
          <li key={form}>
            <FormCard interactive>
              <Scene src={picture} alt="" width={640} height={400} />
              <Words>
                <Heading level={3}>
                  <StretchedLink to={searchPath({ ...emptyFilters(searchType), services: [form] })}>
                    {careFormLabel(form)}
                  </StretchedLink>
                </Heading>
                <Meta>{ht(`careForms.${form}`)}</Meta>
              </Words>
            </FormCard>
          </li>
        ))}
      </Grid>
    </Container>
  </Section>
);
