import { formatNumber, routes } from '@care/contracts';
import { CLAIMED_COMPANIES, CLAIMED_SPECIALISTS } from '@care/contracts/constants';
import type { Stats } from '@care/contracts/schemas';
import { searchApi } from '../company-search/search-api';
import { homeText } from './texts';

/** One of the three groups the site speaks to, in the words of its banner (SH-19). */
export interface Invitation {
  title: string;
  text: string;
  action: string;
  to: string;
}

type Counted = 'companies' | 'job_seekers';
const claims: Record<Counted, number> = { companies: CLAIMED_COMPANIES, job_seekers: CLAIMED_SPECIALISTS };

/** The counted number in words; null where there are not two, since the texts speak of several. */
export const countedFigure = (stats: Stats | undefined, what: Counted): string | null =>
  stats && stats[what] > 1 ? formatNumber(stats[what]) : null;

/** The claim where the operator stands by it, else what is counted; null where nothing can be said, also without an answer (SH-19). */
export const claimedFigure = (
  stats: Stats | undefined,
  what: Counted,
  words: 'hero.moreThan' | 'hero.over' | 'claimed' = 'hero.moreThan',
): string | null =>
  stats?.banners === 'CLAIMS' ? homeText(words, { number: claims[what] }) : countedFigure(stats, what);

/** How many providers the landing page says there are, in words of its own (SH-19). */
export function useCitiesText(): string {
  const providers = claimedFigure(searchApi.stats.useQuery().data, 'companies', 'hero.over');
  return providers ? homeText('citiesText', { providers }) : homeText('citiesTextPlain');
}

const invitations = {
  careSeekers: (stats?: Stats): Invitation => {
    const providers = claimedFigure(stats, 'companies');
    return {
      title: homeText('hero.careSeekersTitle'),
      text: providers ? homeText('hero.careSeekersText', { providers }) : homeText('hero.careSeekersTextPlain'),
      action: homeText('hero.careSeekersAction'),
      to: routes.home.build(),
    };
  },
  jobSeekers: (): Invitation => ({
    title: homeText('hero.jobSeekersTitle'),
    text: homeText('hero.jobSeekersText'),
    action: homeText('hero.jobSeekersAction'),
    to: routes.registration.build(),
  }),
  employers: (stats?: Stats): Invitation => {
    const specialists = claimedFigure(stats, 'job_seekers');
    return {
      title: homeText('hero.employersTitle'),
      text: specialists ? homeText('hero.employersText', { specialists }) : homeText('hero.employersTextPlain'),
      action: homeText('hero.employersAction'),
      to: routes.packages.build(),
    };
  },
};

export type Audience = keyof typeof invitations;

/** What the banners say, in the order of the audiences. */
export function useInvitations(audiences: readonly Audience[]): Invitation[] {
  const { data } = searchApi.stats.useQuery();
  return audiences.map((audience) => invitations[audience](data));
}
