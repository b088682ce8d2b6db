import { contextOf } from '@care/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as companyMedia from '../exposes/company-media';
import { backendOfTests, visitAs } from '../testing/backend';
import { companyPage, mainImage } from '../testing/company';
import { showPage } from '../testing/show-page';

const backend = backendOfTests();

it('PP-11 PK-05 the owner of a provider on Free sees a main image that is still stored, and deletes it', async () => {
  await visitAs(backend, '12');
  const company = companyPage({ owner: 12, subscription: 'FREE_TIER', logo: null, main_image: null, gallery: [] });
  let stored: typeof mainImage | null = { ...mainImage, alt: 'Haupteingang' };
  backend.account = { company: { id: company.id, name: company.name, slug: company.slug } };
  backend.answer = ({ pathname }) => (pathname.endsWith('/sections/') ? { hidden_main_image: stored } : company);
  backend.answerWrite = () => {
    stored = null;
    return {};
  };
  await showPage(companyMedia, contextOf('/profile/company/bilder-und-videos'));
  expect(await screen.findByText('Ein Titelbild zeigt Ihr Profil ab dem Plus-Paket.')).toBeVisible();
  expect(await screen.findByRole('img', { name: 'Haupteingang' })).toBeVisible();
  expect(screen.queryByText('Titelbild ersetzen')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Titelbild löschen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Titelbild löschen' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Löschen' }));
  await waitFor(() => expect(screen.queryByRole('img', { name: 'Haupteingang' })).toBeNull());
  expect(backend.written.map(({ url }) => url)).toEqual([`/media/company-main-image/${mainImage.id}/`]);
  expect(screen.getByText('Das Bild wurde gelöscht.')).toBeInTheDocument();
});
