import { Suspense } from 'react';
import type { PageProps } from '@care/contracts';
import { Preview } from '@care/ui/more';
import { SEARCH_TYPE } from '../features/search/read-search';
import { Articles } from '../features/home/Articles';
import { CareFormCards, CareFormHelp } from '../features/home/CareFormCards';
import { Figures } from '../features/home/Figures';
import { Finder } from '../features/home/Finder';
import { Hero } from '../features/home/Hero';
import { Invitations } from '../features/home/Invitations';
import { PopularCities } from '../features/home/PopularCities';
import { CareFormField } from '../features/search-form/CareFormField';
import { searchText } from '../texts';

/** The first home tab: the provider search (SH-02). */
export const HomePage = ({ url }: PageProps) => (
  <Preview url={url}>
    <Hero audience="careSeekers">
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
