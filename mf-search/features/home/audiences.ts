import { formatNumber, routes } from '@care/contracts';
import { CLAIMED_COMPANIES, CLAIMED_SPECIALISTS } from '@care/contracts/constants';
import type { Stats } from '@care/contracts/schemas';
import { searchApi } from '../company-search/search-api';
import { ht } from './texts';

/** One of the three groups the site speaks to, in the words of its banner (SH-19). */
export interface Invitation {
  title: string;
  text: string;
  action: string;
  to: string;
}

/** The claim, unless the operator has banners show what is counted and somebody has counted (SH-19). */
function figureOf(
  stats: Stats | undefined,
  counted: 'companies' | 'job_seekers',
  claimed: number,
  words: 'hero.moreThan' | 'hero.over' = 'hero.moreThan',
): string {
  const live = stats?.banners === 'LIVE' && stats[counted];
  return live ? formatNumber(live) : ht(words, { number: claimed });
}

/** How many providers the landing page says there are, in words of its own (SH-19). */
export const useLandingClaim = (): string =>
  figureOf(searchApi.stats.useQuery().data, 'companies', CLAIMED_COMPANIES, 'hero.over');

const invitations = {
  careSeekers: (stats?: Stats): Invitation => ({
    title: ht('hero.careSeekersTitle'),
    text: ht('hero.careSeekersText', { providers: figureOf(stats, 'companies', CLAIMED_COMPANIES) }),
    action: ht('hero.careSeekersAction'),
    to: routes.home.build(),
  }),
  jobSeekers: (): Invitation => ({
    title: ht('hero.jobSeekersTitle'),
    text: ht('hero.jobSeekersText'),
    action: ht('hero.jobSeekersAction'),
    to: routes.registration.build(),
  }),
  employers: (stats?: Stats): Invitation => ({
    title: ht('hero.employersTitle'),
    text: ht('hero.employersText', { specialists: figureOf(stats, 'job_seekers', CLAIMED_SPECIALISTS) }),
    action: ht('hero.employersAction'),
    to: routes.packages.build(),
  }),
};

export type Audience = keyof typeof invitations;

/** What the banners say, in the order of the audiences. */
export function useInvitations(audiences: readonly Audience[]): Invitation[] {
  const { data } = searchApi.stats.useQuery();
  return audiences.map((audience) => invitations[audience](data));
}
