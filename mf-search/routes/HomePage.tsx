import type { PageProps } from '@care/contracts';
import { CareFormCards } from '../features/home/CareFormCards';
import { Figures } from '../features/home/Figures';
import { Finder } from '../features/home/Finder';
import { Hero } from '../features/home/Hero';
import { PopularCities } from '../features/home/PopularCities';

/** The first home tab: finding a care provider (SH-02). */
export const HomePage = ({ url }: PageProps) => (
  <>
    <Hero>
      <Finder query={url.searchParams} />
    </Hero>
    <Figures />
    <CareFormCards />
    <PopularCities />
  </>
);
