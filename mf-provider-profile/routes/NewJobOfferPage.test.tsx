import type { CompanyPage } from '@care/contracts/schemas';
import { screen } from '@testing-library/react';
import * as newJobOffer from '../exposes/new-job-offer';
import { backendOfTests } from '../testing/backend';
import { companyPage } from '../testing/company';
import { contextOf } from '@care/contracts/testing';
import { showPage } from '../testing/show-page';
import { visitAs } from '../testing/sign-in';

const backend = backendOfTests();

const ADDRESS = '/pflegeanbieter/profiles/lindenhof/stellenangebote/neue';
const context = () => contextOf(ADDRESS, { slug: 'lindenhof' });
const owned = (changes: Partial<CompanyPage>) =>
  companyPage({ ...changes, viewer: { ...companyPage().viewer, is_owner: true, can_contact: false } });

describe('a new job offer', () => {
  it('PP-20 the owner of a free profile reads that the package does not include it', async () => {
    await visitAs(backend, '12');
    backend.answer = () => owned({ subscription: 'FREE_TIER' });
    expect((await showPage(newJobOffer, context())).outcome).toEqual({ kind: 'ok' });
    expect(screen.getByText('Diese Unterseite ist mit dem ausgewählten Abonnement nicht verfügbar')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pakete ansehen' })).toHaveAttribute('href', '/pakete');
  });

  it('PP-20 visitors are redirected to sign-in with a return path', async () => {
    await visitAs(backend);
    backend.answer = () => companyPage();
    expect((await showPage(newJobOffer, context())).outcome).toEqual({ kind: 'ok' });
    expect(screen.getByRole('link', { name: 'Anmelden' })).toHaveAttribute(
      'href',
      `/login?callbackUrl=${encodeURIComponent(ADDRESS)}`,
    );
  });

  it('PP-20 SH-22 the owner of a paid profile reads that the editor is not available yet, with a link to the published offers', async () => {
    await visitAs(backend, '12');
    backend.answer = () => owned({});
    expect((await showPage(newJobOffer, context())).outcome).toEqual({ kind: 'ok' });
    expect(screen.getByText('Dieser Bereich ist noch nicht verfügbar')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zu Ihren veröffentlichten Stellenangeboten' })).toHaveAttribute(
      'href',
      '/pflegeanbieter/profiles/lindenhof/stellenangebote',
    );
  });

  it('PP-20 others get not found', async () => {
    await visitAs(backend, '12');
    for (const company of [companyPage(), companyPage({ subscription: 'FREE_TIER' })]) {
      backend.answer = () => company;
      expect(await newJobOffer.load(context())).toEqual({ kind: 'not-found' });
    }
  });
});
