import { packageChangePath, type PageContext, type PageModule } from '@care/contracts';
import { endPage, loadSession, pageHtml, showRoutes, sliceRoutes, type Fillings } from '@care/contracts/testing';
import { siteOfTests as serveSite } from '@care/contracts/testing/site';
import { Link } from '@care/ui';
import * as alertDecision from '../exposes/alert-decision';
import * as companyArea from '../exposes/company-area';
import * as companyRegistration from '../exposes/company-registration';
import * as confirmEmail from '../exposes/confirm-email';
import * as forgottenPassword from '../exposes/forgotten-password';
import * as login from '../exposes/login';
import * as message from '../exposes/message';
import * as messages from '../exposes/messages';
import * as newPassword from '../exposes/new-password';
import * as ownership from '../exposes/ownership';
import * as profile from '../exposes/profile';
import * as registerAs from '../exposes/register-as';
import * as registration from '../exposes/registration';
import * as security from '../exposes/security';
import * as staffProfile from '../exposes/staff-profile';
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

// Named one by one: Jest finds the tests of a changed file by the imports of each.
const exposed: Record<string, PageModule> = {
  'alert-decision': alertDecision,
  'company-area': companyArea,
  'company-registration': companyRegistration,
  'confirm-email': confirmEmail,
  'forgotten-password': forgottenPassword,
  login,
  message,
  messages,
  'new-password': newPassword,
  ownership,
  profile,
  'register-as': registerAs,
  registration,
  security,
  'staff-profile': staffProfile,
};

/** The pages without their loaders, so that tests see what a page shows while its data loads. */
const pages = Object.fromEntries(Object.entries(exposed).map(([name, { default: page }]) => [name, { default: page }]));

/**
 * Opens the last of these addresses in a new tab with the session that the server knows; the others were visited
 * before.
 */
export async function showAt(...at: string[]) {
  endPage();
  await loadSession();
  return showRoutes(sliceRoutes(definition, pages), { at, fillings });
}

/** The page's server HTML, with its data loaded before. */
export const htmlAt = (module: PageModule, context: PageContext): Promise<string> =>
  pageHtml(module, context, fillings);
