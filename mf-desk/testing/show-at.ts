import { paul, siteOfTests } from '@care/contracts/testing/site';
import { STAFF_ROLES } from '@care/contracts/vocabulary';
import { endPage, loadSession, showRoutes, sliceRoutes, type Fillings } from '@care/contracts/testing';
import { DeskCasePage } from '../routes/DeskCasePage';
import { ContentPage } from '../routes/ContentPage';
import { DeskPage } from '../routes/DeskPage';
import { TextPage } from '../routes/TextPage';
import definition from '../federation';

// Without their loaders, so that tests see what a page shows while its data loads.
const pages = {
  desk: { default: DeskPage },
  'desk-case': { default: DeskCasePage },
  content: { default: ContentPage },
  text: { default: TextPage },
};

/** The site for the tests of a file; each begins without drafts, with a member of STAFF who has all roles. */
export function siteOfStaff() {
  const site = siteOfTests();
  beforeEach(() => {
    sessionStorage.clear();
    Object.assign(site, { signedIn: true, user: { ...paul, is_staff: true, staff_roles: [...STAFF_ROLES] } });
  });
  return site;
}

/** Opens an address of the desk in a new tab with the session that the server knows. */
export async function showAt(at: string, fillings?: Fillings) {
  endPage();
  await loadSession();
  return showRoutes(sliceRoutes(definition, pages), { at, ...(fillings && { fillings }) });
}
