import { configureApi } from '@care/contracts';
import type { CompanyPage, GalleryItem } from '@care/contracts/schemas';
import { contextOf } from '@care/contracts/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { backendOfTests, visitAs } from '../../testing/backend';
import { companyPage, galleryOf } from '../../testing/company';
import { showPage, takesLong } from '../../testing/show-page';
import { uploadServer } from '../../testing/upload-server';
import { GalleryFields } from './GalleryFields';

const backend = backendOfTests();
const user = userEvent.setup({ delay: null });
const uploads = uploadServer();

afterEach(() => configureApi({ fetch: (...call) => fetch(...call) }));

/** Shows the gallery of a provider; the returned function is a fetch that brings another answer. */
async function showGallery(first: CompanyPage): Promise<(company: CompanyPage) => void> {
  await visitAs(backend, '12');
  let fetched: (company: CompanyPage) => void;
  function Gallery() {
    const [company, setCompany] = useState(first);
    fetched = setCompany;
    return <GalleryFields company={company} user="12" token="" onStored={() => Promise.resolve()} />;
  }
  await showPage({ default: Gallery }, contextOf('/profile/company/bilder-und-videos'));
  await screen.findByRole('list', { name: 'Einträge der Galerie' });
  return (company) => act(() => fetched(company));
}
const described = (alt: string) => companyPage({ gallery: galleryOf(1).map((item) => ({ ...item, alt })) });
const description = () => screen.getByRole('textbox', { name: 'Bildbeschreibung zu Bild 1' });
const button = (name: string) => screen.getByRole('button', { name });

it('PP-12 the message of a change stays when the answer to an earlier change comes later', async () => {
  await showGallery(companyPage({ gallery: galleryOf(3) }));
  let answerDescription = () => {};
  const descriptionStored = new Promise<void>((resolve) => (answerDescription = resolve));
  const nodeFetch = globalThis.fetch;
  let isDescriptionAnswered = false;
  configureApi({
    fetch: async (...call) => {
      const answer = await nodeFetch(...call);
      if (!(call[0] as string).endsWith('/company-gallery/image/1/')) return answer;
      await descriptionStored;
      isDescriptionAnswered = true;
      return answer;
    },
  });
  backend.answerWrite = ({ url }) => (url.endsWith('/order/') ? { gallery: [] } : {});
  await user.clear(description());
  await user.type(description(), 'Garten');
  await user.click(button('Bild 2 nach vorne verschieben'));
  const moved = await screen.findByText('Das Bild steht jetzt an Stelle 1 von 3.');
  answerDescription();
  await waitFor(() => expect(isDescriptionAnswered).toBe(true));
  expect(moved).toHaveTextContent('Das Bild steht jetzt an Stelle 1 von 3.');
});

it('PP-12 a description stays as typed while it is stored, follows what is stored elsewhere, and is not overwritten by passing it', async () => {
  const fetch = await showGallery(described(''));
  const pass = async () => {
    await user.click(description());
    await user.tab();
  };
  fetch(described('Garten mit Hochbeeten'));
  expect(description()).toHaveValue('Garten mit Hochbeeten');
  await pass();
  expect(backend.written).toEqual([]);

  backend.answerWrite = () => ({});
  await user.clear(description());
  await user.type(description(), 'Garten ');
  await user.tab();
  await waitFor(() => expect(backend.written.map(({ body }) => body)).toEqual([{ alt: 'Garten' }]));
  expect(description()).toHaveValue('Garten ');
  fetch(described('Garten'));
  fetch(described('Garten mit Hochbeeten'));
  expect(description()).toHaveValue('Garten mit Hochbeeten');
  await pass();
  expect(backend.written).toHaveLength(1);
});

it('PP-12 a second move begins with the order of the first, and is sent after its answer, so that it is stored last', async () => {
  await showGallery(companyPage({ gallery: galleryOf(3) }));
  backend.answerWrite = () => ({ gallery: [] });
  const nodeFetch = globalThis.fetch;
  const steps: string[] = [];
  configureApi({
    fetch: async (...call) => {
      const isOrder = (call[0] as string).endsWith('/order/');
      if (isOrder) steps.push('sent');
      const answer = await nodeFetch(...call);
      if (isOrder) steps.push('answered');
      return answer;
    },
  });
  fireEvent.click(button('Bild 2 nach vorne verschieben'));
  fireEvent.click(button('Bild 3 nach vorne verschieben'));
  await waitFor(() => expect(steps).toEqual(['sent', 'answered', 'sent', 'answered']));
  expect(backend.written.map(({ body }) => (body as { order: number[] }).order)).toEqual([
    [2, 1, 3],
    [2, 3, 1],
  ]);
});

it('PP-12 SH-15 says after 15 s that a change takes long', async () => {
  await showGallery(companyPage({ gallery: galleryOf(2) }));
  await takesLong(() => fireEvent.click(button('Bild 2 nach vorne verschieben')));
});

it('PP-12 a refused move is shown nowhere', async () => {
  await showGallery(companyPage({ gallery: galleryOf(2) }));
  backend.answerWrite = () => 500;
  const pictures = () => screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'));
  fireEvent.click(button('Bild 2 nach vorne verschieben'));
  expect(pictures()).toEqual(['Foto 2', 'Foto 1']);
  expect(await screen.findByText('Ein unerwarteter Fehler ist aufgetreten')).toBeVisible();
  expect(pictures()).toEqual(['Foto 1', 'Foto 2']);
});

it('PP-12 videos that are chosen together go behind all entries, in their order', async () => {
  await showGallery(companyPage({ gallery: galleryOf(2) }));
  const film = (name: string) => new File(['film'], name, { type: 'video/webm' });
  const files = { types: ['Files'], files: [film('a.webm'), film('b.webm')] };
  fireEvent.drop(screen.getByText('oder hierher ziehen'), { dataTransfer: files });
  const wanted = () => uploads.requests.filter(({ call }) => call.endsWith('/signed-url/'));
  await waitFor(() => expect(wanted()).toHaveLength(2));
  expect(wanted().map(({ body }) => JSON.parse(body) as object)).toEqual([
    expect.objectContaining({ file_name: 'a.webm', order: 11 }),
    expect.objectContaining({ file_name: 'b.webm', order: 11 }),
  ]);
});

it('PP-12 a file for an item goes to its place: another picture, or captions and preview picture of a video', async () => {
  const [picture, film] = galleryOf(2) as [GalleryItem, GalleryItem];
  await showGallery(companyPage({ gallery: [picture, { ...film, file_type: 'VIDEO' }] }));
  uploads.answer = () => ({ status: 201, body: picture });
  for (const [name, file] of [
    ['Bild 1 ersetzen', new File(['bild'], 'neu.png', { type: 'image/png' })],
    ['Untertitel für Video 2 hochladen', new File(['WEBVTT'], 'worte.vtt', { type: 'text/vtt' })],
    ['Vorschaubild von Video 2 wählen', new File(['bild'], 'vorschau.png', { type: 'image/png' })],
  ] as const) {
    fireEvent.change(button(name).nextElementSibling!, { target: { files: [file] } });
    expect(await screen.findByText(`„${file.name}“ wurde hochgeladen.`)).toBeInTheDocument();
  }
  const calls = uploads.requests.map(({ call }) => call.replace('/api-backend/media/company-gallery', ''));
  expect(calls.slice(-3)).toEqual(['PUT /image/1/', 'POST /video/2/captions/', 'POST /video/2/poster/']);
});

describe('a picture that is sent again', () => {
  const LOST =
    'Keine Verbindung. Vielleicht ist die Datei schon angekommen. Wenn Sie es erneut versuchen, erscheint sie nur einmal.';
  const MODIFIED = { type: 'image/png', lastModified: Date.UTC(2026, 0, 5) };
  const stored = { status: 201, body: galleryOf(1)[0] ?? {} };
  beforeEach(async () => {
    // jsdom writes each broken connection there.
    jest.spyOn(console, 'error').mockImplementation();
    await showGallery(companyPage({ gallery: galleryOf(1) }));
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
});
