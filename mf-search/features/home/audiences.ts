import { formatNumber, routes } from '@care/contracts';
import { CLAIMED_COMPANIES, CLAIMED_SPECIALISTS } from '@care/contracts/constants';
import type { HomeTexts, Stats } from '@care/contracts/schemas';
import type { SearchType } from '@care/contracts/search';
import { useLocation } from '@care/contracts/router';
import { previewOf } from '@care/ui/more';
import { searchApi } from '../search/search-api';
import { homeText } from './texts';

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

/** The texts of the content desk; undefined while the API does not answer (OP-44). */
export function useHomeTexts(): HomeTexts | undefined {
  const { pathname, search } = useLocation();
  return searchApi.homeTexts.useQuery(previewOf(new URL(pathname + search, 'https://pflege.example'))).data;
}

/** A text with a number, or the text for a site without one (SH-19). */
const counted = (number: string | null, text: string, plain: string): string =>
  number ? text.replaceAll('{{number}}', number) : plain;

/** The sentence about providers in all towns (SH-19). */
export const citiesText = ({ cities_text, cities_plain }: HomeTexts, stats: Stats | undefined): string =>
  counted(claimedFigure(stats, 'companies', 'hero.over'), cities_text, cities_plain);

/** The three groups of users, with the texts of their banners (SH-19). */
const invitations = {
  careSeekers: (texts: HomeTexts, stats?: Stats) => ({
    title: texts.care_title,
    text: counted(claimedFigure(stats, 'companies'), texts.care_text, texts.care_plain),
    action: texts.care_action,
    to: routes.home.build(),
  }),
  jobSeekers: (texts: HomeTexts) => ({
    title: texts.jobs_title,
    text: texts.jobs_text,
    action: texts.jobs_action,
    to: routes.registration.build(),
  }),
  employers: (texts: HomeTexts, stats?: Stats) => ({
    title: texts.staff_title,
    text: counted(claimedFigure(stats, 'job_seekers'), texts.staff_text, texts.staff_plain),
    action: texts.staff_action,
    to: routes.packages.build(),
  }),
};

export type Audience = keyof typeof invitations;

/** The group of users that a search is for. */
export const audienceOf = {
  pflegeanbieter: 'careSeekers',
  pflegepersonal: 'employers',
  pflegejobs: 'jobSeekers',
} as const satisfies Record<SearchType, Audience>;

/** The texts of the banners, in the order of the audiences. None while the API does not answer. */
export function useInvitations(audiences: readonly Audience[]) {
  const texts = useHomeTexts();
  const { data } = searchApi.stats.useQuery();
  return texts ? audiences.map((audience) => invitations[audience](texts, data)) : [];
}
