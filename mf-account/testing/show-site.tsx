import type { PageContext, PageModule, PageProps } from '@care/contracts';
import { useLocation, useParams } from '@care/contracts/router';
import { endPage, loadSession, pageHtml, showRoutes, type Fillings } from '@care/contracts/testing';
import { siteOfTests as serveSite } from '@care/contracts/testing/site';
import type { ComponentType } from 'react';
import { SignInAgain } from '../features/sign-in/SignInAgain';
import { CareSeekerRegistrationPage } from '../routes/CareSeekerRegistrationPage';
import { CompanyAreaPage } from '../routes/CompanyAreaPage';
import { CompanyRegistrationPage } from '../routes/CompanyRegistrationPage';
import { CompanyUserRegistrationPage } from '../routes/CompanyUserRegistrationPage';
import { ConfirmAlertPage } from '../routes/ConfirmAlertPage';
import { ConfirmEmailPage } from '../routes/ConfirmEmailPage';
import { DeskCasePage } from '../routes/DeskCasePage';
import { DeskPage } from '../routes/DeskPage';
import { EndAlertPage } from '../routes/EndAlertPage';
import { ForgottenPasswordPage } from '../routes/ForgottenPasswordPage';
import { JobSeekerRegistrationPage } from '../routes/JobSeekerRegistrationPage';
import { LoginPage } from '../routes/LoginPage';
import { MessagePage } from '../routes/MessagePage';
import { MessagesPage } from '../routes/MessagesPage';
import { NewPasswordPage } from '../routes/NewPasswordPage';
import { OwnershipPage } from '../routes/OwnershipPage';
import { ProfilePage } from '../routes/ProfilePage';
import { RegistrationPage } from '../routes/RegistrationPage';
import { StaffProfilePage } from '../routes/StaffProfilePage';

/** The site for the tests of a file; each test begins without drafts. */
export function siteOfTests() {
  beforeEach(() => sessionStorage.clear());
  return serveSite();
}

/** A page as the shell shows it, at its address. */
function At({ page: Page }: { page: ComponentType<PageProps> }) {
  const { pathname, search } = useLocation();
  return <Page params={useParams()} url={new URL(pathname + search, 'https://site.invalid')} />;
}

/** Components that other slices show in this one's slots, and that this slice shows in others. */
const fillings: Fillings = {
  'account.own-reviews': () => <p>Eigene Bewertungen</p>,
  'company.job-offers': ({ companySlug }) => <p>Stellen von {companySlug}</p>,
  'session.sign-in-again': SignInAgain,
};

const pages: Record<string, ComponentType<PageProps>> = {
  '/login': LoginPage,
  '/profile': ProfilePage,
  '/profile/company': CompanyAreaPage,
  '/nachrichten': MessagesPage,
  '/nachrichten/:id': MessagePage,
  '/verwaltung': DeskPage,
  '/verwaltung/:id': DeskCasePage,
  '/verifizierung-inhaberschaft/:companyId': OwnershipPage,
  '/registration': RegistrationPage,
  '/registration/pflegepersonal': JobSeekerRegistrationPage,
  '/registration/pflegeanbieter': CompanyUserRegistrationPage,
  '/registration/pflegesuchende': CareSeekerRegistrationPage,
  '/registration/einrichtung': CompanyRegistrationPage,
  '/e-mail-bestaetigen': ConfirmEmailPage,
  '/passwort-vergessen': ForgottenPasswordPage,
  '/passwort-neu': NewPasswordPage,
  '/benachrichtigung-bestaetigen': ConfirmAlertPage,
  '/benachrichtigung-beenden': EndAlertPage,
  '/pflegepersonal/profil/:slug': StaffProfilePage,
};

/** Stores a draft of an earlier visit in this tab. */
export const storeDraft = (name: string, values: object) =>
  sessionStorage.setItem('pf-drafts', JSON.stringify({ owner: null, byName: { ...storedDrafts(), [name]: values } }));

/** The drafts that this tab holds. */
export const storedDrafts = (): Record<string, unknown> =>
  (JSON.parse(sessionStorage.getItem('pf-drafts') ?? '{}') as { byName?: Record<string, unknown> }).byName ?? {};

/**
 * Opens the last of these addresses in a new tab with the session that the server knows; the others were visited
 * before.
 */
export async function showAt(...at: string[]) {
  endPage();
  await loadSession();
  return showRoutes(
    [
      ...Object.entries(pages).map(([path, page]) => ({ path, element: <At page={page} /> })),
      { path: '*', element: <p>Eine andere Seite</p> },
    ],
    { at, fillings },
  );
}

/** The page's server HTML, with its data loaded before. */
export const htmlAt = (module: PageModule, context: PageContext): Promise<string> =>
  pageHtml(module, context, fillings);
