import { routes, t, type Session } from '@care/contracts';
import { createContext, useContext } from 'react';
import type { BrowserSlice } from '@care/federation/browser';

export const SlicesContext = createContext<BrowserSlice[]>([]);

/** Where the shell's own pages stand among the links of the slices. */
const own: BrowserSlice['navigation'] = [
  { label: 'nav.advisor', to: routes.advisor.build(), order: 30, audience: 'everyone' },
];

/** The main links that the shell and the deployed slices declare, for the present visitor, in their order (SH-03). */
export function useNavigationEntries(status: Session['status']): { to: string; label: string }[] {
  const slices = useContext(SlicesContext);
  const audience = status === 'authenticated' ? 'signed-in' : 'visitor';
  return [...own, ...slices.flatMap(({ navigation }) => navigation)]
    .filter((entry) => entry.audience === 'everyone' || entry.audience === audience)
    .sort((a, b) => a.order - b.order)
    .map(({ to, label }) => ({ to, label: t(label as Parameters<typeof t>[0]) }));
}
