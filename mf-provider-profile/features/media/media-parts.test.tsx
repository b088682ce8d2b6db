import type { CompanyPage } from '@care/contracts/schemas';
import { contextOf } from '@care/contracts/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import * as companyMedia from '../../exposes/company-media';
import { backendOfTests, visitAs } from '../../testing/backend';
import { companyPage, galleryOf, mainImage } from '../../testing/company';
import { showPage } from '../../testing/show-page';
import { type UploadRequest, uploadServer } from '../../testing/upload-server';
import { HiddenMainImage, MediaParts } from './MediaParts';
import type { FileToSend } from './send-file';
import { sendVideo } from './send-video';

describe('the parts of the media page', () => {
  const uploads = uploadServer();
  const backend = backendOfTests();
  // calls by a path reach the last server
  const user = userEvent.setup({ delay: null });

  /** Shows all parts of the page for a provider; the returned function is a fetch that brings another answer. */
  async function showMedia(first: CompanyPage): Promise<(company: CompanyPage) => void> {
    await visitAs(backend, '12');
    let fetched: (company: CompanyPage) => void;
    function Media() {
      const [company, setCompany] = useState(first);
      fetched = setCompany;
      return <MediaParts company={company} user="12" token="" onStored={() => Promise.resolve()} />;
    }
    await showPage({ default: Media }, contextOf('/profile/company/bilder-und-videos'));
    await screen.findByRole('list', { name: 'Einträge der Galerie' });
    return (company) => act(() => fetched(company));
  }

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

  it('PP-11 PK-05 the part "Titelbild" takes the focus after a hidden main image was deleted', async () => {
    await visitAs(backend, '12');
    let image: typeof mainImage | null = mainImage;
    backend.answer = () => ({ hidden_main_image: image });
    backend.answerWrite = () => {
      image = null;
      return {};
    };
    await showPage(
      { default: () => <HiddenMainImage company={companyPage()} /> },
      contextOf('/profile/company/bilder-und-videos'),
    );
    await remove('Titelbild löschen');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Titelbild' })).toHaveFocus());
  });

  it('PP-12 the gallery takes the focus when the last place is taken and its buttons disappear', async () => {
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

  it('PP-12 the buttons of an upload name its file, and the gallery takes the focus when they disappear', async () => {
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
    await user.click(screen.getByRole('button', { name: 'Titelbild löschen' }));
    const dialog = await screen.findByRole('dialog', { name: 'Titelbild löschen' });
    await user.click(within(dialog).getByRole('button', { name: 'Löschen' }));
    await waitFor(() => expect(screen.queryByRole('img', { name: 'Haupteingang' })).toBeNull());
    expect(backend.written.map(({ url }) => url)).toEqual([`/media/company-main-image/${mainImage.id}/`]);
    expect(screen.getByText('Das Bild wurde gelöscht.')).toBeInTheDocument();
  });
});

describe('sending a video', () => {
  const uploads = uploadServer();
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
