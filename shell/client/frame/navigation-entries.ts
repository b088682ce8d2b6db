import { routes, t, type Session } from '@care/contracts';
import { matchRoutes, useLocation } from '@care/contracts/router';
import { createContext, useContext } from 'react';
import type { BrowserSlice } from '@care/federation/browser';

export const SlicesContext = createContext<BrowserSlice[]>([]);

/** Where the shell's own pages stand among the links of the slices. */
const own: BrowserSlice['navigation'] = [
  { label: 'nav.advisor', to: routes.advisor.build(), order: 30, audience: 'everyone' },
];

export interface NavigationLink {
  to: string;
  label: string;
  current?: 'page' | 'true';
}

/** `to` of the main link that the page with this path belongs to: what its slice says, or else the first part of the path. */
function sectionOf(path: string, slices: BrowserSlice[]): string {
  const page = matchRoutes(
    slices.flatMap((slice) => slice.routes),
    path,
  )?.at(-1);
  return page?.route.section ?? `/${path.split('/')[1]}`;
}

/** Says of a link whether it is the page that is shown, or the part of the site that this page belongs to. */
export function useCurrent(): (to: string) => NavigationLink['current'] {
  const slices = useContext(SlicesContext);
  const { pathname } = useLocation();
  const section = sectionOf(pathname, slices);
  return (to) => (to === pathname ? 'page' : to === section ? 'true' : undefined);
}

/** The main links that the shell and the deployed slices declare, for the present visitor, in their order (SH-03). */
export function useNavigationEntries(status: Session['status']): NavigationLink[] {
  const slices = useContext(SlicesContext);
  const currentOf = useCurrent();
  const audience = status === 'authenticated' ? 'signed-in' : 'visitor';
  return [...own, ...slices.flatMap(({ navigation }) => navigation)]
    .filter((entry) => entry.audience === 'everyone' || entry.audience === audience)
    .sort((a, b) => a.order - b.order)
    .map(({ to, label }) => ({ to, label: t(label as Parameters<typeof t>[0]), current: currentOf(to) }));
}

/** Room for main links in the bar, in letters: visitors, visitors with a menu button beside, members, who always have one. */
const room = { all: 80, some: 74, member: 64 };
/** A link takes its letters and the space around them. */
const lettersOf = ({ label }: NavigationLink): number => label.length + 2.3;

/** The first links, as many as fit in one row of the bar; the menu has all of them (SH-03). */
export function fittingInBar(links: NavigationLink[], isMember: boolean): NavigationLink[] {
  const ends = links.map((_, i) => links.slice(0, i + 1).reduce((sum, link) => sum + lettersOf(link), 0));
  const first = (letters: number) => links.filter((_, i) => ends[i]! <= letters);
  if (isMember) return first(room.member);
  return (ends.at(-1) ?? 0) <= room.all ? links : first(room.some);
}
