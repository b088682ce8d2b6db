import { endPage } from '@care/contracts/testing';
import { siteOfTests as serveSite } from '@care/contracts/testing/site';
import { showAt } from './show-pages';

/** The site for the tests of a file; each test begins without drafts. */
export function siteOfTests() {
  beforeEach(() => sessionStorage.clear());
  return serveSite();
}

/** Opens an address of this slice in a new tab, with the session that the server knows. */
export async function showInNewTab(at: string) {
  endPage();
  return showAt(at);
}
