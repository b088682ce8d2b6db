import { routes, t } from '@care/contracts';
import { matchRoutes, useLocation } from '@care/contracts/router';
import { createContext, useContext, type ReactNode } from 'react';
import type { BrowserSlice } from '@care/federation/browser';
import type { LucideIcon } from 'lucide-react';

export const SlicesContext = createContext<BrowserSlice[]>([]);

/** The positions of the shell's own pages among the links of the slices. */
const own: BrowserSlice['navigation'] = [
  { label: 'nav.advisor', to: routes.advisor.build(), order: 30, audience: 'everyone' },
];

export interface NavigationLink {
  to: string;
  label: ReactNode;
  icon?: LucideIcon;
  current?: 'page' | 'true';
}

/** A main link of the shell or of a slice. */
interface NavigationEntry extends NavigationLink {
  label: string;
}

/** `to` of the main link to which the page belongs: as its slice declares, otherwise the first part of the path. */
function sectionOf(path: string, slices: BrowserSlice[]): string {
  const page = matchRoutes(
    slices.flatMap((slice) => slice.routes),
    path,
  )?.at(-1);
  return page?.route.section ?? `/${path.split('/')[1]}`;
}

/** Whether a link is the shown page, or the part of the site to which the page belongs. */
export function useCurrent(): (to: string) => NavigationLink['current'] {
  const slices = useContext(SlicesContext);
  const { pathname } = useLocation();
  const section = sectionOf(pathname, slices);
  return (to) => (to === pathname ? 'page' : to === section ? 'true' : undefined);
}

type Audience = BrowserSlice['navigation'][number]['audience'];

/** The main links that the shell and the live slices declare for these people, in their order (SH-03). */
export function useNavigationEntries(...audiences: Audience[]): NavigationEntry[] {
  const slices = useContext(SlicesContext);
  const currentOf = useCurrent();
  return [...own, ...slices.flatMap(({ navigation }) => navigation)]
    .filter(({ audience }) => audiences.includes(audience))
    .sort((a, b) => a.order - b.order)
    .map(({ to, label }) => ({ to, label: t(label as Parameters<typeof t>[0]), current: currentOf(to) }));
}

/** Width for main links in the bar, in letters: without and with a menu button. */
const room = { all: 71, some: 61 };
/** The width of a link: its letters and the space around them. */
const lettersOf = ({ label }: NavigationEntry): number => label.length + 2.3;

/** The first links, as many as fit in one row of the bar (SH-03). */
export function fittingInBar(links: NavigationEntry[]): NavigationEntry[] {
  const ends = links.map((_, i) => links.slice(0, i + 1).reduce((sum, link) => sum + lettersOf(link), 0));
  return (ends.at(-1) ?? 0) <= room.all ? links : links.filter((_, i) => ends[i]! <= room.some);
}

/** The links that are not in the bar. */
export const restOf = (links: NavigationLink[], inBar: readonly NavigationLink[]): NavigationLink[] =>
  links.filter(({ to }) => inBar.every((other) => other.to !== to));
