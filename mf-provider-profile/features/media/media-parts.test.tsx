import { configureApi } from '@care/contracts';
import type { CompanyPage, GalleryItem } from '@care/contracts/schemas';
import { contextOf } from '@care/contracts/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import * as companyMedia from '../../exposes/company-media';
import { backendOfTests, visitAs, visitAsOwner } from '../../testing/backend';
import { companyPage, galleryOf, mainImage } from '../../testing/company';
import { showPage, takesLong } from '../../testing/show-page';
import { type UploadRequest, uploadServer } from '../../testing/upload-server';
import { MediaParts } from '../../routes/CompanyMediaPage';
import { GalleryFields } from './GalleryFields';
import { fileProblem, type FileToSend } from './send-file';
import { sendVideo } from './send-video';

const uploads = uploadServer();
const backend = backendOfTests(); // calls by a path reach the last server
const user = userEvent.setup({ delay: null });
const context = contextOf('/profile/company/bilder-und-videos');

afterEach(() => configureApi({ fetch: (...call) => fetch(...call) }));

/** Shows the page of a provider, or its gallery; the returned function is a fetch that brings another answer. */
async function showPart(
  Part: ComponentType<{ company: CompanyPage }>,
  first: CompanyPage,
): Promise<(company: CompanyPage) => void> {
  await visitAs(backend, '12');
  let fetched: (company: CompanyPage) => void;
  function Media() {
    const [company, setCompany] = useState(first);
    fetched = setCompany;
    return <Part company={company} />;
  }
  await showPage({ default: Media }, context);
  await screen.findByRole('list', { name: 'Einträge der Galerie' });
  return (company) => act(() => fetched(company));
}

const showMedia = (first: CompanyPage) => showPart(MediaParts, first);

/** Deletes something after the confirmation. Browsers return the focus to the button when a dialog closes, jsdom does not. */
async function remove(name: string) {
  const button = await screen.findByRole('button', { name });
  await user.click(button);
  fireEvent.click(within(screen.getByRole('dialog', { name })).getByRole('button', { name: 'Löschen' }));
  button.focus();
  await waitFor(() => expect(backend.written).toHaveLength(1));
}

const video: CompanyPage['gallery'][number] = { ...galleryOf(1)[0]!, file_type: 'VIDEO' };
const full = { logo: mainImage, main_image: mainImage };
const gallery = (items: CompanyPage['gallery']) => companyPage({ ...full, gallery: items });

it.each<[string, string, CompanyPage, CompanyPage]>([
  ['Logo', 'Logo löschen', companyPage(full), companyPage({ ...full, logo: null })],
  ['Titelbild', 'Titelbild löschen', companyPage(full), companyPage({ ...full, main_image: null })],
  ['Galerie', 'Bild 2 löschen', gallery(galleryOf(2)), gallery(galleryOf(1))],
  ['Galerie', 'Untertitel von Video 1 löschen', gallery([{ ...video, captions: '/a.vtt' }]), gallery([video])],
])('PP-11 PP-12 the part "%s" takes the focus after "%s"', async (part, button, before, after) => {
  backend.answerWrite = () => ({});
  const fetch = await showMedia(before);
  await remove(button);
  fetch(after);
  await waitFor(() => expect(screen.getByRole('region', { name: part })).toHaveFocus());
});

it('PP-12 the parts of the media page: the gallery takes the focus when the last place is taken and its buttons disappear', async () => {
  const free = { ...full, subscription: 'FREE_TIER' } as const;
  const fetch = await showMedia(companyPage({ ...free, gallery: galleryOf(3) }));
  screen.getByRole('button', { name: 'Fotos auswählen' }).focus();
  fetch(companyPage({ ...free, gallery: galleryOf(4) }));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Galerie' })).toHaveFocus());
});

it.each([
  [4, '4 von 4 Plätzen belegt. Die ersten vier sind sofort zu sehen.'],
  [11, 'Sie haben 11 Einträge gespeichert, Ihr Paket zeigt die ersten 4. Die anderen bleiben gespeichert.'],
])('PP-12 PK-05 the gallery on Free says what %d stored items mean', async (count, text) => {
  await showMedia(companyPage({ ...full, subscription: 'FREE_TIER', gallery: galleryOf(count) }));
  expect(screen.getByText(text)).toBeVisible();
});

it('PP-12 the parts of the media page: the buttons of an upload name its file, and the gallery takes the focus when they disappear', async () => {
  uploads.answer = () => ({ status: 500 });
  await showMedia(gallery(galleryOf(2)));
  const part = screen.getByRole('region', { name: 'Galerie' });
  const film = new File(['film'], 'a.webm', { type: 'video/webm' });
  fireEvent.drop(screen.getByText('oder hierher ziehen'), { dataTransfer: { types: ['Files'], files: [film] } });
  expect(screen.getByRole('button', { name: 'Hochladen von „a.webm“ abbrechen' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: '„a.webm“ erneut versuchen' }));
  await waitFor(() => expect(part).toHaveFocus());
  await user.click(await screen.findByRole('button', { name: '„a.webm“ entfernen' }));
  await waitFor(() => expect(part).toHaveFocus());
});

it('PP-11 PP-12 a file of the wrong type is not sent; another one can be chosen instead', async () => {
  uploads.answer = () => ({ status: 201, body: { ...galleryOf(1)[0] } });
  await showMedia(gallery(galleryOf(2)));
  const part = screen.getByRole('region', { name: 'Galerie' });
  const text = new File(['text'], 'a.txt', { type: 'text/plain' });
  fireEvent.drop(screen.getByText('oder hierher ziehen'), { dataTransfer: { types: ['Files'], files: [text] } });
  const chooser = await within(part).findByRole('button', { name: 'Andere Datei auswählen statt „a.txt“' });
  expect(within(part).queryByRole('button', { name: /erneut versuchen/ })).toBeNull();
  const sent = () => uploads.requests.filter(({ call }) => call.startsWith('POST'));
  expect(sent()).toEqual([]);
  const picture = new File(['bild'], 'b.png', { type: 'image/png' });
  fireEvent.change(chooser.parentElement!.querySelector('input')!, { target: { files: [picture] } });
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(within(part).queryByText('a.txt')).toBeNull();
});

it('PP-11 PK-05 the parts of the media page: the owner of a provider on Free sees a main image that is still stored, and deletes it; its part takes the focus', async () => {
  const company = companyPage({ owner: 12, subscription: 'FREE_TIER', logo: null, main_image: null, gallery: [] });
  let stored: typeof mainImage | null = { ...mainImage, alt: 'Haupteingang' };
  await visitAsOwner(backend, company);
  backend.answer = ({ pathname }) => (pathname.endsWith('/sections/') ? { hidden_main_image: stored } : company);
  backend.answerWrite = () => {
    stored = null;
    return {};
  };
  await showPage(companyMedia, context);
  expect(await screen.findByText('Ein Titelbild zeigt Ihr Profil ab dem Plus-Paket.')).toBeVisible();
  expect(await screen.findByRole('img', { name: 'Haupteingang' })).toBeVisible();
  expect(screen.queryByText('Titelbild ersetzen')).toBeNull();
  await remove('Titelbild löschen');
  await waitFor(() => expect(screen.queryByRole('img', { name: 'Haupteingang' })).toBeNull());
  await waitFor(() => expect(screen.getByRole('region', { name: 'Titelbild' })).toHaveFocus());
  expect(backend.written.map(({ url }) => url)).toEqual([`/media/company-main-image/${mainImage.id}/`]);
  expect(screen.getByText('Das Bild wurde gelöscht.')).toBeInTheDocument();
});

describe('sending a video', () => {
  const VIDEO = '/api-backend/media/company-gallery/video/';
  const UNKNOWN = 'Keine Verbindung. Ob das Video angekommen ist, prüfen wir beim nächsten Versuch zuerst.';
  const NOT_SENT = 'Keine Verbindung. Die Datei wurde nicht übertragen.';
  const item = { status: 200, body: { id: 9, url: '/media/rundgang.webm' } };

  /** A server whose signed addresses lead to itself or to an object store; the answers to PUT and `complete/` are given. */
  function serve(place: 'api' | 'store', answers: Record<'PUT' | 'complete', ReturnType<typeof uploads.answer>>) {
    const signed = {
      id: 5,
      url: place === 'store' ? `${uploads.address}/bucket/5.webm` : `${VIDEO}upload/5/`,
      headers: { 'content-type': 'video/webm' },
    };
    uploads.answer = ({ call }: UploadRequest) => {
      if (call.endsWith('/signed-url/')) return { status: 201, body: signed };
      return call.startsWith('PUT') ? answers.PUT : answers.complete;
    };
  }

  const given: number[] = [];
  beforeEach(() => {
    given.length = 0;
    // jsdom writes each broken connection there.
    jest.spyOn(console, 'error').mockImplementation();
  });
  afterEach(() => jest.restoreAllMocks());
  const send = (changes: Partial<FileToSend> = {}) =>
    sendVideo(
      {
        kind: 'video',
        url: '',
        method: 'POST',
        fields: { user: '12', company: '7', order: '11' },
        file: new File(['film'], 'rundgang.webm', { type: 'video/webm' }),
        token: '',
        ...changes,
      },
      { onProgress: () => undefined, signal: new AbortController().signal, onUpload: (id) => given.push(id) },
    );
  const calls = () => uploads.requests.map(({ call }) => call.replace(VIDEO, ''));

  const STORED = { ...item, status: 201 };
  const OK = { status: 200 };
  const ABSENT = { status: 409, body: {} };
  const message = 'Das Video wird noch geprüft.';
  const CHECKED = { status: 503, body: { error: { message } } };
  const EARLIER = 'POST 4/complete/';
  const TO_API = ['POST signed-url/', 'PUT upload/5/'];
  const TO_STORE = ['POST signed-url/', 'PUT /bucket/5.webm', 'POST 5/complete/'];
  const AGAIN = [...TO_API, 'POST 5/complete/'];
  type AnswerOf = ReturnType<typeof uploads.answer>;

  it.each<[string, 'api' | 'store', AnswerOf, AnswerOf, string | undefined, string[]]>([
    ['to the API ends with its answer', 'api', STORED, undefined, undefined, TO_API],
    ['to an object store ends with the item that the API makes of it', 'store', OK, item, undefined, TO_STORE],
    ['to the API succeeds if only the answer was lost', 'api', undefined, item, undefined, AGAIN],
    ['to the store succeeds if only the answer was lost', 'store', undefined, item, undefined, TO_STORE],
    ['was not sent if it has not arrived', 'api', undefined, ABSENT, NOT_SENT, AGAIN],
    ['may have arrived if nothing answers', 'api', undefined, undefined, UNKNOWN, AGAIN],
    ['may have arrived if only the store answers', 'store', OK, undefined, UNKNOWN, TO_STORE],
  ])('PP-12 a video %s', async (_title, place, PUT, complete, problem, expected) => {
    serve(place, { PUT, complete });
    expect(await send()).toBe(problem);
    expect([calls(), given]).toEqual([expected, [5]]);
  });

  it.each<[string, AnswerOf, string | undefined, string[]]>([
    ['is not sent again if that has stored it', item, undefined, []],
    ['is sent again if that has not arrived', ABSENT, undefined, TO_API],
    ['is not sent while that is still checked, and the server says so', CHECKED, message, []],
    ['is not sent while it is unknown whether that has arrived', undefined, UNKNOWN, []],
  ])('PP-12 after an earlier upload a video %s', async (_title, complete, problem, further) => {
    serve('api', { PUT: STORED, complete });
    expect(await send({ earlierUpload: 4 })).toBe(problem);
    expect(calls()).toEqual([EARLIER, ...further]);
  });
});

const file = (type: string, size: number) => new File([new Uint8Array(size)], 'datei', { type });
const TOO_LARGE = 'Die Datei ist zu groß';

it.each(['image/jpeg', 'image/webp', 'image/png'])('PP-11 a file of %s may have 600000 bytes, and no more', (type) => {
  expect(fileProblem('picture', file(type, 600_000))).toBeUndefined();
  expect(fileProblem('picture', file(type, 600_001))).toBe(TOO_LARGE);
});

it.each(['video/mp4', 'video/webm'])('PP-12 a file of %s may have 50000000 bytes, and no more', (type) => {
  expect(fileProblem('video', file(type, 50_000_000))).toBeUndefined();
  expect(fileProblem('video', file(type, 50_000_001))).toBe(TOO_LARGE);
});

it('PP-11 PP-12 another type of file has its own message, whatever its size', () => {
  expect(fileProblem('picture', file('image/gif', 600_001))).toBe('ungültiger Dateityp');
  expect(fileProblem('video', file('image/png', 3))).not.toBe(TOO_LARGE);
  expect(fileProblem('video', file('image/png', 3))).toBeDefined();
});

describe('the gallery', () => {
  const showGallery = (first: CompanyPage) => showPart(GalleryFields, first);
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
});
