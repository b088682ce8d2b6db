import { Suspense } from 'react';
import { type PageProps, citySlug } from '@care/contracts';
import { Preview } from '@care/ui/more';
import type { HomeTexts } from '@care/contracts/schemas';
import { emptyFilters, searchPath } from '@care/contracts/search';
import { Container, Heading, Link, Meta, Section, SectionHead, Stack } from '@care/ui';
import styled from '@emotion/styled';
import { SEARCH_TYPE } from '../features/search/read-search';
import { Articles } from '../features/home/Articles';
import { CareFormCards, CareFormHelp } from '../features/home/CareFormCards';
import { Figures } from '../features/home/Figures';
import { Finder } from '../features/home/Finder';
import { Hero } from '../features/home/Hero';
import { Invitations } from '../features/home/Invitations';
import { CareFormField } from '../features/search-form/CareFormField';
import { searchText } from '../texts';
import { useCitiesText, useHomeTexts } from '../features/home/audiences';

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
  return texts && <Cities texts={texts} />;
}

const Cities = ({ texts }: { texts: HomeTexts }) => (
  <Band ground="blue" aria-labelledby="orte-titel">
    <Container>
      <SectionHead>
        <Stack gap="small">
          <Heading level={2} id="orte-titel">
            {texts.cities_title}
          </Heading>
          <Meta>{useCitiesText(texts)}</Meta>
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
