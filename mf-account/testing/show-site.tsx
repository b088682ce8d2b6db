import '@testing-library/jest-dom';
import {
  configureApi,
  currentSession,
  followUser,
  makeStore,
  Platform,
  PlatformContext,
  Provider,
  refreshSession,
  type PageContext,
  type PageModule,
  type PageProps,
  type SlotModule,
} from '@care/contracts';
import { RouterProvider, useLocation, useParams } from '@care/contracts/router';
import { createMemoryRouter, MemoryRouter } from '@care/contracts/router-testing';
import { siteOfTests as serveSite } from '@care/contracts/testing/site';
import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { SignInAgain } from '../features/sign-in/SignInAgain';
import { CareSeekerRegistrationPage } from '../routes/CareSeekerRegistrationPage';
import { CompanyRegistrationPage } from '../routes/CompanyRegistrationPage';
import { CompanyUserRegistrationPage } from '../routes/CompanyUserRegistrationPage';
import { ConfirmAlertPage } from '../routes/ConfirmAlertPage';
import { ConfirmEmailPage } from '../routes/ConfirmEmailPage';
import { EndAlertPage } from '../routes/EndAlertPage';
import { ForgottenPasswordPage } from '../routes/ForgottenPasswordPage';
import { JobSeekerRegistrationPage } from '../routes/JobSeekerRegistrationPage';
import { LoginPage } from '../routes/LoginPage';
import { MessagePage } from '../routes/MessagePage';
import { MessagesPage } from '../routes/MessagesPage';
import { NewPasswordPage } from '../routes/NewPasswordPage';
import { ProfilePage } from '../routes/ProfilePage';
import { RegistrationPage } from '../routes/RegistrationPage';
import { StaffProfilePage } from '../routes/StaffProfilePage';

/** The site for the tests of a file: calls carry the session's token, and drafts are cleared before each test. */
export function siteOfTests() {
  beforeAll(() => configureApi({ token: tokenOf }));
  beforeEach(() => sessionStorage.clear());
  afterAll(() => stopFollowing());
  return serveSite();
}

function tokenOf() {
  const session = currentSession();
  return session.status === 'authenticated' ? session.token : undefined;
}

/** Renders a page with its props, as the shell does. */
function RoutedPage({ page: Page }: { page: ComponentType<PageProps> }) {
  const { pathname, search } = useLocation();
  return <Page params={useParams()} url={new URL(pathname + search, 'https://site.invalid')} />;
}

let stopFollowing = () => {};

/** Modules of slots. */
const slotModules: Record<string, SlotModule<never>> = {
  'mf-reviews/own': { default: () => <p>Eigene Bewertungen</p> },
  'mf-account/sign-in-again': { default: SignInAgain },
};
const slotFills = { 'account.own-reviews': 'mf-reviews/own', 'session.sign-in-again': 'mf-account/sign-in-again' };
const views = { Loading: () => <p>lädt</p>, Unavailable: () => <p>Bereich nicht erreichbar</p> };
const platformOf = (store: ReturnType<typeof makeStore>) =>
  new Platform({
    store,
    views,
    slots: slotFills,
    load: (id) => Promise.resolve({ success: true, module: slotModules[id] as SlotModule }),
  });

const pages: Record<string, ComponentType<PageProps>> = {
  '/login': LoginPage,
  '/profile': ProfilePage,
  '/nachrichten': MessagesPage,
  '/nachrichten/:id': MessagePage,
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

/** Renders the last of the given addresses, with the others in the history, in the server's session. */
export async function showAt(...addresses: string[]) {
  stopFollowing();
  await act(refreshSession);
  const store = makeStore();
  stopFollowing = followUser(store);
  const router = createMemoryRouter(
    [
      ...Object.entries(pages).map(([path, page]) => ({ path, element: <RoutedPage page={page} /> })),
      { path: '*', element: <p>Eine andere Seite</p> },
    ],
    { initialEntries: addresses },
  );
  render(
    <Provider store={store}>
      <PlatformContext value={platformOf(store)}>
        <RouterProvider router={router} />
      </PlatformContext>
    </Provider>,
  );
  return {
    goTo: (path: string) => act(() => router.navigate(path)),
    addressNow: () => router.state.location.pathname + router.state.location.search,
  };
}

/** The page's server HTML after its loader has run. */
export async function htmlAt({ default: Page, load }: PageModule, context: PageContext): Promise<string> {
  await load?.(context);
  const { store, params, url } = context;
  return renderToString(
    <Provider store={store}>
      <PlatformContext value={platformOf(store)}>
        <MemoryRouter>
          <Page params={params} url={url} />
        </MemoryRouter>
      </PlatformContext>
    </Provider>,
  );
}
