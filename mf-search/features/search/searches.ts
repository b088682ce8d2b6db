import { routes, t } from '@care/contracts';
import type { SearchType } from '@care/contracts/search';

/** The name and the home tab of each search. They are apart from the words of results, which the homes do not load. */
const searches = {
  pflegeanbieter: { name: 'nav.careProviderSearch', home: routes.home.build() },
  pflegepersonal: { name: 'nav.nursingStaffSearch', home: routes.staffHome.build() },
  pflegejobs: { name: 'nav.jobSearch', home: routes.jobsHome.build() },
} as const;

/** "Pflegeanbieter finden", "Pflegepersonal finden" or "Pflegejobs finden". */
export const searchName = (type: SearchType): string => t(searches[type].name);
export const homePath = (type: SearchType): string => searches[type].home;
