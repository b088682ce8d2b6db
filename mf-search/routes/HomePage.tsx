import { Suspense } from 'react';
import { type PageProps, citySlug, careFormLabel, routes, type CareForm } from '@care/contracts';
import { Preview } from '@care/ui/more';
import { emptyFilters, searchPath } from '@care/contracts/search';
import {
  Container,
  Heading,
  Link,
  Meta,
  Section,
  SectionHead,
  Stack,
  Card,
  Grid,
  Icon,
  media,
  Picture,
  StandaloneLink,
  StretchedLink,
} from '@care/ui';
import styled from '@emotion/styled';
import { SEARCH_TYPE } from '../features/search/read-search';
import { Articles } from '../features/home/Articles';
import { Figures } from '../features/home/Figures';
import { Finder } from '../features/home/Finder';
import { Hero } from '../features/home/Hero';
import { Invitations } from '../features/home/Invitations';
import { CareFormField } from '../features/search-form/CareFormField';
import { searchText } from '../texts';
import { citiesText, useHomeTexts } from '../features/home/audiences';
import { searchApi } from '../features/search/search-api';
import ambulantePflege from '@care/ui/assets/illustrations/default-ambulante-pflege-1.svg';
import betreutesWohnen from '@care/ui/assets/illustrations/default-betreutes-wohnen-0.svg';
import kurzzeitpflege from '@care/ui/assets/illustrations/default-kurzzeitpflege-1.svg';
import seniorenWg from '@care/ui/assets/illustrations/default-senioren-wg-0.svg';
import stationarePflege from '@care/ui/assets/illustrations/default-stationare-pflege-0.svg';
import teilstationarePflege from '@care/ui/assets/illustrations/default-teilstationare-pflege-0.svg';
import weiterePflegeformen from '@care/ui/assets/illustrations/default-weitere-pflegeformen-0.svg';
import { ArrowRight, Lamp } from 'lucide-react';
import { homeText } from '../features/home/texts';

/** The first home tab: the provider search (SH-02). */
export const HomePage = ({ url }: PageProps) => (
  <Preview url={url}>
    <Hero searchType={SEARCH_TYPE}>
      <Finder
        searchType={SEARCH_TYPE}
        query={url.searchParams}
        label={searchText('form.label')}
        criteria={CareFormField}
      >
        <CareFormHelp />
      </Finder>
    </Hero>
    {/* Hydrated after the search form, or at the first event inside. */}
    <Suspense>
      <Figures />
      <CareFormCards />
      <Invitations to={['jobSeekers', 'employers']} />
      <PopularCities />
      <Articles />
    </Suspense>
  </Preview>
);

/** The largest towns, from all parts of the country. */
const cities = [
  'Berlin',
  'Hamburg',
  'München',
  'Köln',
  'Frankfurt am Main',
  'Stuttgart',
  'Düsseldorf',
  'Leipzig',
  'Dortmund',
  'Essen',
  'Bremen',
  'Dresden',
  'Hannover',
  'Nürnberg',
  'Freiburg im Breisgau',
  'Halle (Saale)',
];

const Columns = styled.ul`
  columns: 4 13rem;
  column-gap: var(--s-5);
  & > li {
    break-inside: avoid;
    border-bottom: 1px solid var(--line);
  }
  & a {
    display: flex;
    align-items: center;
    min-height: 3rem;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
`;

// A coloured band has a margin to the section above.
const Band = styled(Section)`
  margin-top: var(--s-section);
`;

function PopularCities() {
  const texts = useHomeTexts();
  const { data: stats } = searchApi.stats.useQuery();
  if (!texts) return null;
  return (
    <Band ground="blue" aria-labelledby="orte-titel">
      <Container>
        <SectionHead>
          <Stack gap="small">
            <Heading level={2} id="orte-titel">
              {texts.cities_title}
            </Heading>
            <Meta>{citiesText(texts, stats)}</Meta>
          </Stack>
        </SectionHead>
        <Columns role="list">
          {cities.map((name) => (
            <li key={name}>
              <Link to={searchPath({ ...emptyFilters(SEARCH_TYPE), city: citySlug(name) })}>{name}</Link>
            </li>
          ))}
        </Columns>
      </Container>
    </Band>
  );
}

/** The target of the help link below the form. */
const CARE_FORMS_ID = 'pflegeformen';

const cards: [CareForm, picture: string][] = [
  ['stationare-pflege', stationarePflege],
  ['ambulante-pflege', ambulantePflege],
  ['betreutes-wohnen', betreutesWohnen],
  ['teilstationare-pflege', teilstationarePflege],
  ['kurzzeitpflege', kurzzeitpflege],
  ['senioren-wg', seniorenWg],
  ['weitere-pflegeformen', weiterePflegeformen],
];

// On phones picture and text stand beside each other, which keeps the page short. Enlarged text goes below the picture.
const FormCard = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  height: 100%;
  overflow: hidden;
  &:has(a:focus-visible) {
    overflow: visible;
  }
  ${media.tablet} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;
  }
`;
const Scene = styled(Picture)`
  flex: 1 1 min(7rem, 35%);
  width: min(7rem, 35%);
  height: auto;
  border-radius: var(--r-card) 0 0 var(--r-card);
  object-fit: cover;
  ${media.tablet} {
    width: 100%;
    aspect-ratio: 16 / 10;
    border-radius: var(--r-card) var(--r-card) 0 0;
  }
`;
const CardText = styled.div`
  flex: 999 1 10.5rem;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.4rem;
  align-content: center;
  padding: var(--s-4) var(--s-4) var(--s-5);
  ${media.tablet} {
    align-content: start;
  }
`;
const GuideCard = styled(Card)`
  display: grid;
  gap: var(--s-2);
  align-content: start;
  justify-items: start;
  height: 100%;
  padding: var(--s-5);
  background: var(--lamp-100);
`;

/** The seven care forms with links to their searches, and a link to the guide for undecided users (SH-20). */
function CareFormCards() {
  const texts = useHomeTexts();
  if (!texts) return null;
  return (
    <Section id={CARE_FORMS_ID} aria-labelledby="pflegeformen-titel">
      <Container>
        <SectionHead>
          <Stack gap="small">
            <Heading level={2} id="pflegeformen-titel">
              {texts.forms_title}
            </Heading>
            <Meta>{texts.forms_text}</Meta>
          </Stack>
        </SectionHead>
        <Grid as="ul" role="list" fill>
          {cards.map(([form, picture]) => (
            <li key={form}>
              <FormCard interactive>
                <Scene src={picture} alt="" width={640} height={400} />
                <CardText>
                  <Heading level={3}>
                    <StretchedLink to={searchPath({ ...emptyFilters(SEARCH_TYPE), services: [form] })}>
                      {careFormLabel(form)}
                    </StretchedLink>
                  </Heading>
                  <Meta>{texts[form]}</Meta>
                </CardText>
              </FormCard>
            </li>
          ))}
          <li>
            <GuideCard>
              <Heading level={3}>{texts.unsure_title}</Heading>
              <Meta>{texts.unsure_text}</Meta>
              <StandaloneLink to={routes.guide.build()}>
                {homeText('toGuide')} <Icon of={ArrowRight} size="small" />
              </StandaloneLink>
            </GuideCard>
          </li>
        </Grid>
      </Container>
    </Section>
  );
}

const Help = styled.p`
  padding: 0 var(--s-5) var(--s-4);
  & > a {
    display: inline-flex;
    gap: 0.4rem;
    align-items: center;
    min-height: var(--size-touch);
    font-weight: 600;
  }
  ${media.phone} {
    padding-inline: var(--s-4);
  }
`;

/** Help for users who are not sure which care form they need. */
const CareFormHelp = () => (
  <Help>
    <a href={`#${CARE_FORMS_ID}`}>
      <Icon of={Lamp} />
      {homeText('whichForm')}
    </a>
  </Help>
);
