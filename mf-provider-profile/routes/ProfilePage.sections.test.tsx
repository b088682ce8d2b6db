import type { CompanyPage } from '@care/contracts/schemas';
import { contextOf } from '@care/contracts/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as profile from '../exposes/profile';
import { backendOfTests, visitAs } from '../testing/backend';
import { companyPage, galleryOf, mainImage } from '../testing/company';
import { showPage } from '../testing/show-page';
import { uploadServer } from '../testing/upload-server';

const uploads = uploadServer();
const backend = backendOfTests(); // calls by a path reach the last server

/** The own provider as the server returns it; a test may change it. */
function serve(changes: Partial<CompanyPage>): CompanyPage {
  const viewer = { is_owner: true, is_followed: false, can_rate: false, has_rated: false, can_contact: false };
  const company = companyPage({ viewer, owner: 12, ...changes });
  const sections = { sections: [], missing: [], hidden: [], hidden_main_image: null };
  backend.answer = ({ pathname }) => (pathname.endsWith('/sections/') ? sections : company);
  backend.answerWrite = () => ({});
  return company;
}
async function show(query = '') {
  await visitAs(backend, '12');
  return showPage(profile, contextOf(`/pflegeanbieter/profiles/lindenhof${query}`, { slug: 'lindenhof' }));
}
const region = (name: string) => within(screen.getByRole('region', { name }));
async function open(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: `${name} bearbeiten` }));
  return region(name);
}

it('PP-06 PP-11 an uploaded logo is shown, and its section returns to reading with a message in focus', async () => {
  const company = serve({ logo: null });
  uploads.answer = () => {
    company.logo = { ...mainImage, alt: 'Linde' };
    return { status: 201 };
  };
  await show();
  const area = await open('Logo');
  const file = new File(['bild'], 'linde.png', { type: 'image/png' });
  const input = screen.getByRole('region', { name: 'Logo' }).querySelector('input')!;
  fireEvent.change(input, { target: { files: [file] } });
  const message = await area.findByText('„linde.png“ wurde hochgeladen.');
  expect(message.closest('[role="status"]')).toHaveFocus();
  expect(await area.findByRole('img', { name: 'Linde' })).toBeVisible();
  expect(area.getByRole('button', { name: 'Logo bearbeiten' })).toBeVisible();
});

it('PP-06 a failed upload keeps the section open, and "Fertig" returns to the pencil', async () => {
  serve({});
  uploads.answer = () => ({ status: 500 });
  await show('?edit=main_image');
  await screen.findByRole('button', { name: 'Titelbild ersetzen' });
  const area = region('Titelbild');
  const input = screen.getByRole('region', { name: 'Titelbild' }).querySelector('input[type=file]')!;
  fireEvent.change(input, { target: { files: [new File(['x'], 'a.png', { type: 'image/png' })] } });
  expect(await area.findByText('a.png')).toBeVisible();
  await userEvent.click(area.getByRole('button', { name: 'Fertig' }));
  expect(area.getByRole('button', { name: 'Titelbild bearbeiten' })).toHaveFocus();
  expect(area.queryByText('a.png')).not.toBeInTheDocument();
});

it('PP-06 PP-12 the gallery is shown, and edited in its place; on Free there is no main image to edit', async () => {
  serve({ subscription: 'FREE_TIER', main_image: null, gallery: galleryOf(2) });
  await show();
  const area = await open('Galerie');
  await userEvent.click(area.getByRole('button', { name: 'Bild 1 nach hinten verschieben' }));
  await area.findByText('Das Bild steht jetzt an Stelle 2 von 2.');
  expect(backend.written.at(-1)).toMatchObject({ url: '/media/company-gallery/order/', body: { order: [2, 1] } });
  await userEvent.click(area.getByRole('button', { name: 'Fertig' }));
  expect(area.getAllByRole('img')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Titelbild bearbeiten' })).not.toBeInTheDocument();
});

it('SH-21 an error about one entry of a list is at the field of that entry', async () => {
  serve({});
  await show();
  for (const [section, details, field] of [
    ['Leistungen', { 'services.1': ['Zu lang.'] }, 'Weitere Leistung'],
    ['Arbeitgebervorteile', { 'benefits.1': 'Zu lang.' }, 'Eigenen Vorteil hinzufügen'],
    ['Weitere Besonderheiten', { 'additional_features.0': 'Zu lang.' }, 'Weitere Besonderheit'],
  ] as const) {
    backend.answerWrite = () => ({ status: 422, body: { error: { status: 422, code: 'x', message: 'x', details } } });
    const area = await open(section);
    const box = area.getByRole('textbox', { name: field });
    await userEvent.type(box, 'Tanz');
    await userEvent.click(area.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(box).toHaveAccessibleDescription(/Zu lang\./));
  }
});
