import { formatNumber, routes } from '@care/contracts';
import { CLAIMED_COMPANIES, CLAIMED_SPECIALISTS } from '@care/contracts/constants';
import type { Stats } from '@care/contracts/schemas';
import { searchApi } from '../search/search-api';
import { homeText } from './texts';

/** One of the three groups of users, with the texts of its banner (SH-19). */
export interface Invitation {
  title: string;
  text: string;
  action: string;
  to: string;
}

type Counted = 'companies' | 'job_seekers';
const claims: Record<Counted, number> = { companies: CLAIMED_COMPANIES, job_seekers: CLAIMED_SPECIALISTS };

/** The counted number as text. Null for 0 and 1, since the texts use the plural. */
export const countedFigure = (stats: Stats | undefined, what: Counted): string | null =>
  stats && stats[what] > 1 ? formatNumber(stats[what]) : null;

/** Whether the claim is enabled and true: "more than" is wrong if the site itself counts that number or fewer. */
const isClaimed = (stats: Stats, what: Counted): boolean =>
  stats.banners === 'CLAIMS' && (stats[what] === 0 || stats[what] > claims[what]);

/**
 * The operator's claim if it is enabled and true, else the counted number. Null without an answer or without a number
 * (SH-19).
 */
export const claimedFigure = (
  stats: Stats | undefined,
  what: Counted,
  words: 'hero.moreThan' | 'hero.over' | 'claimed' = 'hero.moreThan',
): string | null =>
  stats && isClaimed(stats, what) ? homeText(words, { number: claims[what] }) : countedFigure(stats, what);

/** The number of providers, as text for the landing page (SH-19). */
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

/** The texts of the banners, in the order of the audiences. */
export function useInvitations(audiences: readonly Audience[]): Invitation[] {
  const { data } = searchApi.stats.useQuery();
  return audiences.map((audience) => invitations[audience](data));
}
