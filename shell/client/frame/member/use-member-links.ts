import { userApi } from '@care/contracts';
import { useEffect, useState } from 'react';
import { useCurrent, useNavigationEntries, type NavigationLink } from '../navigation-entries';
import type * as MemberParts from './member-parts';

const PAUSE_MS = 3000;

/**
 * The tasks of a signed-in user, with the parts of the bar that only they see; undefined for visitors, and until code
 * and account have been loaded. Visitors never download this code.
 */
export function useMemberLinks(isSignedIn: boolean) {
  const [parts, setParts] = useState<typeof MemberParts>();
  const { currentData: user, isError } = userApi.details.useQueryState();
  const currentOf = useCurrent();
  const staffLinks = useNavigationEntries('staff');
  useEffect(() => {
    if (!isSignedIn || parts) return undefined;
    let retry: ReturnType<typeof setTimeout>;
    const load = (): void =>
      void import(/* webpackChunkName: "member" */ './member-parts').then(setParts, () => {
        retry = setTimeout(load, PAUSE_MS);
      });
    load();
    return () => clearTimeout(retry);
  }, [isSignedIn, parts]);
  if (!isSignedIn || !parts || !(user || isError)) return undefined;
  return { ...parts, tasks: withOneCurrent(parts.memberTasks(user, staffLinks), currentOf) };
}

/** Marks the page's own link, or otherwise the link of its part of the site, never both. */
function withOneCurrent(tasks: NavigationLink[], currentOf: ReturnType<typeof useCurrent>): NavigationLink[] {
  const marked = tasks.map((task) => ({ ...task, current: currentOf(task.to.replace(/\?.*/, '')) }));
  const isHere = marked.some(({ current }) => current === 'page');
  return marked.map((task) => (isHere && task.current !== 'page' ? { ...task, current: undefined } : task));
}
