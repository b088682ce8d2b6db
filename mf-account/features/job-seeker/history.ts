import { routes } from '@care/contracts';

const staffSearch = routes.search.build({ searchType: 'pflegepersonal' });

function isStaffSearch(address: string | null | undefined): boolean {
  if (!address) return false;
  const { origin, pathname } = new URL(address);
  return origin === location.origin && (pathname === staffSearch || pathname.startsWith(`${staffSearch}/`));
}

/** The browser's list of this tab's pages; older ones have none. */
const historyOfTab = (): Navigation | undefined => ('navigation' in window ? window.navigation : undefined);

/** Whether the page before this one in the tab's history is a list of staff on this site (AC-15). */
export function cameFromStaffResults(): boolean {
  const navigation = historyOfTab();
  // Without such a list only the page that this document was opened from is known.
  if (!navigation) return history.length > 1 && isStaffSearch(document.referrer);
  const index = navigation.currentEntry?.index ?? 0;
  return isStaffSearch(navigation.entries()[index - 1]?.url);
}
