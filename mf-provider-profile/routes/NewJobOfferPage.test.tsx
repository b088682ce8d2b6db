import { configureApi } from '@care/contracts';
import type { CompanyPage } from '@care/contracts/schemas';
import { screen } from '@testing-library/react';
import * as newJobOffer from '../exposes/new-job-offer';
import { startBackend } from '../testing/backend';
import { companyPage } from '../testing/company';
import { contextOf, showPage } from '../testing/show-page';
import { visitAs } from '../testing/sign-in';

let backend: Awaited<ReturnType<typeof startBackend>>;
beforeAll(async () => {
  backend = await startBackend(() => companyPage());
  configureApi({ baseUrl: backend.address });
});
afterAll(() => void backend.stop());

const address = '/pflegeanbieter/profiles/lindenhof/stellenangebote/neue';
const context = () => contextOf(address, { slug: 'lindenhof' });
const owned = (changes: Partial<CompanyPage>) =>
  companyPage({ ...changes, viewer: { ...companyPage().viewer, is_owner: true, can_contact: false } });

describe('a new position', () => {
  it('PP-20 tells the owner of a free profile that the package does not include it', async () => {
    await visitAs(backend, '12');
    backend.answer = () => owned({ subscription: 'FREE_TIER' });
    expect((await showPage(newJobOffer, context())).outcome).toEqual({ kind: 'ok' });
    expect(screen.getByText('Diese Unterseite ist mit dem ausgewählten Abonnement nicht verfügbar')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pakete ansehen' })).toHaveAttribute('href', '/pakete');
  });

  it('PP-20 asks visitors to sign in, and leads back here', async () => {
    await visitAs(backend);
    backend.answer = () => companyPage();
    expect((await showPage(newJobOffer, context())).outcome).toEqual({ kind: 'ok' });
    expect(screen.getByRole('link', { name: 'Anmelden' })).toHaveAttribute(
      'href',
      `/login?callbackUrl=${encodeURIComponent(address)}`,
    );
  });

  it('PP-20 has no page for others, nor a form that does nothing', async () => {
    await visitAs(backend, '12');
    for (const company of [companyPage(), companyPage({ subscription: 'FREE_TIER' }), owned({})]) {
      backend.answer = () => company;
      expect(await newJobOffer.load(context())).toEqual({ kind: 'not-found' });
    }
  });
});
