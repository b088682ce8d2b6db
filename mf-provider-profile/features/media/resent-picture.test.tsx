import { contextOf } from '@care/contracts/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { backendOfTests, visitAs } from '../../testing/backend';
import { companyPage, galleryOf } from '../../testing/company';
import { showPage } from '../../testing/show-page';
import { uploadServer } from '../../testing/upload-server';
import { GalleryFields } from './GalleryFields';

const backend = backendOfTests();
const uploads = uploadServer();
const LOST =
  'Keine Verbindung. Vielleicht ist die Datei schon angekommen. Wenn Sie es erneut versuchen, erscheint sie nur einmal.';
const stored = { status: 201, body: galleryOf(1)[0] ?? {} };
const MODIFIED = { type: 'image/png', lastModified: Date.UTC(2026, 0, 5) };

beforeEach(async () => {
  // jsdom writes each broken connection there.
  jest.spyOn(console, 'error').mockImplementation();
  await visitAs(backend, '12');
  const company = companyPage({ gallery: galleryOf(1) });
  const Gallery = () => <GalleryFields company={company} user="12" token="" onStored={() => Promise.resolve()} />;
  await showPage({ default: Gallery }, contextOf('/profile/company/bilder-und-videos'));
  await screen.findByRole('list', { name: 'Einträge der Galerie' });
});
afterEach(() => jest.restoreAllMocks());

const choose = (name: string) =>
  fireEvent.drop(screen.getByText('oder hierher ziehen'), {
    dataTransfer: { types: ['Files'], files: [new File(['bild'], name, MODIFIED)] },
  });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const keys = () =>
  uploads.requests
    .filter(({ call }) => call === 'POST /api-backend/media/company-gallery/image/')
    .map(({ headers }) => headers['idempotency-key']);
const isUploaded = (name: string) => screen.findByText(`„${name}“ wurde hochgeladen.`);

it.each([
  ['was lost', undefined, LOST],
  ['did not reach the proxy', { status: 504 }, 'Die Datei konnte nicht hochgeladen werden.'],
])('PP-12 a picture whose answer %s is sent again with the same idempotency key', async (_how, answer, problem) => {
  uploads.answer = () => answer;
  choose('garten.png');
  const name = await screen.findByText('garten.png', { selector: 'b' });
  expect(name.parentElement).toHaveTextContent(`garten.png: ${problem}`);
  uploads.answer = () => stored;
  press('„garten.png“ erneut versuchen');
  expect(await isUploaded('garten.png')).toBeInTheDocument();
  expect(keys()).toEqual([expect.stringMatching(/^[\da-f]{24}$/), keys()[0]]);
});

it('PP-12 the same picture, removed after a lost answer and chosen again, has the same idempotency key', async () => {
  uploads.answer = () => undefined;
  choose('garten.png');
  await screen.findByRole('button', { name: '„garten.png“ entfernen' });
  press('„garten.png“ entfernen');
  uploads.answer = () => stored;
  choose('garten.png');
  expect(await isUploaded('garten.png')).toBeInTheDocument();
  expect(keys()[1]).toBe(keys()[0]);
});

it('PP-12 another picture, and one that is chosen again after an answer, has another idempotency key', async () => {
  const isDone = () => waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  for (const [name, status] of [
    ['garten.png', 201],
    ['garten.png', 409],
    ['garten.png', 201],
    ['haus.png', 201],
  ] as const) {
    uploads.answer = () => ({ ...stored, status });
    choose(name);
    await isDone();
  }
  expect(new Set(keys()).size).toBe(4);
});
