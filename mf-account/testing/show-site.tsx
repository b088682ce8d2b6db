import { packageChangePath, type PageContext, type PageModule } from '@care/contracts';
import { endPage, loadSession, pageHtml, showRoutes, sliceRoutes, type Fillings } from '@care/contracts/testing';
import { siteOfTests as serveSite } from '@care/contracts/testing/site';
import { Link } from '@care/ui';
import definition from '../federation';
import { SignInAgain } from '../features/sign-in/SignInAgain';

/** The site for the tests of a file; each test begins without drafts. */
export function siteOfTests() {
  beforeEach(() => sessionStorage.clear());
  return serveSite();
}

/** Components that other slices show in this one's slots, and that this slice shows in others. */
const fillings: Fillings = {
  'account.own-reviews': () => <p>Eigene Bewertungen</p>,
  'company.job-offers': ({ companySlug }) => (
    <>
      <p>Stellen von {companySlug}</p>
      <Link to={packageChangePath()}>Paket ändern</Link>
    </>
  ),
  'session.sign-in-again': SignInAgain,
};

/** The pages without their loaders, so that tests see what a page shows while its data loads. */
async function pageOf(name: string): Promise<[string, PageModule]> {
  const { default: page } = (await import(`../exposes/${name}`)) as PageModule;
  return [name, { default: page }];
}

/**
 * Opens the last of these addresses in a new tab with the session that the server knows; the others were visited
 * before.
 */
export async function showAt(...at: string[]) {
  endPage();
  await loadSession();
  const pages = Object.fromEntries(await Promise.all(Object.keys(definition.exposes).map(pageOf)));
  return showRoutes(sliceRoutes(definition, pages), { at, fillings });
}

/** The page's server HTML, with its data loaded before. */
export const htmlAt = (module: PageModule, context: PageContext): Promise<string> =>
  pageHtml(module, context, fillings);
