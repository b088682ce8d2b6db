import { uploadServer, type UploadRequest } from '../../testing/upload-server';
import type { FileToSend } from './send-file';
import { sendVideo } from './send-video';

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

describe('sending a video', () => {
  it('PP-12 to the API ends with its answer', async () => {
    serve('api', { PUT: { ...item, status: 201 }, complete: undefined });
    expect(await send()).toBeUndefined();
    expect(calls()).toEqual(['POST signed-url/', 'PUT upload/5/']);
    expect(given).toEqual([5]);
  });

  it('PP-12 to an object store ends with the item that the API makes of it', async () => {
    serve('store', { PUT: { status: 200 }, complete: item });
    expect(await send()).toBeUndefined();
    expect(calls()).toEqual(['POST signed-url/', 'PUT /bucket/5.webm', 'POST 5/complete/']);
  });

  it.each(['api', 'store'] as const)('PP-12 to the %s succeeds if only the answer was lost', async (place) => {
    serve(place, { PUT: undefined, complete: item });
    expect(await send()).toBeUndefined();
  });

  it.each([
    ['was not sent if it has not arrived', 'api', undefined, { status: 409, body: {} }, NOT_SENT],
    ['may have arrived if nothing answers', 'api', undefined, undefined, UNKNOWN],
    ['may have arrived if only the store answers', 'store', { status: 200 }, undefined, UNKNOWN],
  ] as const)('PP-12 says that the video %s', async (_title, place, PUT, complete, problem) => {
    serve(place, { PUT, complete });
    expect(await send()).toBe(problem);
  });

  it('PP-12 does not send a video again that an earlier upload has stored', async () => {
    serve('store', { PUT: { status: 200 }, complete: item });
    expect(await send({ earlierUpload: 4 })).toBeUndefined();
    expect(calls()).toEqual(['POST 4/complete/']);
  });

  it('PP-12 sends a video again whose earlier upload has not arrived', async () => {
    serve('api', { PUT: { ...item, status: 201 }, complete: { status: 409, body: {} } });
    expect(await send({ earlierUpload: 4 })).toBeUndefined();
    expect(calls()).toEqual(['POST 4/complete/', 'POST signed-url/', 'PUT upload/5/']);
  });

  it('PP-12 sends nothing while an earlier upload is still checked, and shows what the server says about it', async () => {
    const message = 'Das Video wird noch geprüft.';
    serve('api', { PUT: { ...item, status: 201 }, complete: { status: 503, body: { error: { message } } } });
    expect(await send({ earlierUpload: 4 })).toBe(message);
    expect(calls()).toEqual(['POST 4/complete/']);
  });

  it('PP-12 sends nothing while it is unknown whether an earlier upload has arrived', async () => {
    serve('api', { PUT: { ...item, status: 201 }, complete: undefined });
    expect(await send({ earlierUpload: 4 })).toBe(UNKNOWN);
    expect(calls()).toEqual(['POST 4/complete/']);
  });
});
