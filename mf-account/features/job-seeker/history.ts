import { routes } from '@care/contracts';

const staffSearch = routes.search.build({ searchType: 'pflegepersonal' });

function isStaffSearch(address: string | null | undefined): boolean {
  if (!address) return false;
  const { origin, pathname } = new URL(address);
  return origin === location.origin && (pathname === staffSearch || pathname.startsWith(`${staffSearch}/`));
}

/** The Navigation API, which older browsers lack. */
const historyOfTab = (): Navigation | undefined => ('navigation' in window ? window.navigation : undefined);

/** Whether the previous page in this tab's history is a job seeker search of this site (AC-15). */
export function cameFromStaffResults(): boolean {
  const navigation = historyOfTab();
  // Without the Navigation API only the referrer is known.
  if (!navigation) return history.length > 1 && isStaffSearch(document.referrer);
  const index = navigation.currentEntry?.index ?? 0;
  return isStaffSearch(navigation.entries()[index - 1]?.url);
}
