import { API_PREFIX } from '@care/contracts/constants';
import type { GalleryItem, SignedUrl } from '@care/contracts/schemas';
import { call, ownHeaders, problemOf, type Answer, type FileToSend, type Listener } from './send-file';

const VIDEO_URL = `${API_PREFIX}/media/company-gallery/video/`;

/**
 * Uploads a video to a signed address, then a frame of it as its preview picture (PP-12). If the answer to the upload, or to
 * an earlier one of the same video, did not arrive, the server is asked whether the video did.
 * @returns the problem, or undefined when the video was stored or the upload was cancelled
 */
export async function sendVideo(video: FileToSend, listener: Listener): Promise<string | undefined> {
  const { token, earlierUpload } = video;
  const earlier = earlierUpload === undefined ? undefined : await itemOf(earlierUpload, token, listener.signal);
  const answer = earlier === undefined || isMissing(earlier) ? await transfer(video, listener) : earlier;
  if (typeof answer === 'string' || answer.status >= 400) return problemOf(answer);
  await addPoster(JSON.parse(answer.text) as GalleryItem, token);
  return undefined;
}

async function transfer({ fields, file, token }: FileToSend, listener: Listener): Promise<Answer> {
  const { user, company, order, replaces } = fields;
  const asked = await call(
    {
      url: `${VIDEO_URL}signed-url/`,
      method: 'POST',
      headers: { ...ownHeaders(token), 'Content-Type': 'application/json' },
      body: JSON.stringify({
        user: Number(user),
        company: Number(company),
        order: Number(order),
        file_name: file.name,
        size: file.size,
        ...(replaces && { replaces: Number(replaces) }),
      }),
    },
    { signal: listener.signal },
  );
  if (typeof asked === 'string' || asked.status >= 400) return asked;
  const right = JSON.parse(asked.text) as SignedUrl;
  listener.onUpload?.(right.id);
  const sent = await call({ url: right.url, method: 'PUT', headers: right.headers, body: file }, listener);
  // An object store does not know the gallery.
  const isElsewhere = right.url.startsWith('http');
  if (sent === 'cancelled' || (typeof sent !== 'string' && (!isElsewhere || sent.status >= 400))) return sent;
  const stored = await itemOf(right.id, token);
  return sent === 'offline' && isMissing(stored) ? 'offline' : stored;
}

/** The item of an upload, also after its answer was lost. */
async function itemOf(upload: number, token: string, signal?: AbortSignal): Promise<Answer> {
  const url = `${VIDEO_URL}${upload}/complete/`;
  const answer = await call({ url, method: 'POST', headers: ownHeaders(token), body: '' }, { signal });
  return answer === 'offline' ? 'unanswered' : answer;
}

/** The video of an upload has not arrived. */
const isMissing = (answer: Answer): boolean =>
  typeof answer !== 'string' && (answer.status === 404 || answer.status === 409);

/** Without a preview picture the video is shown all the same, so a failure is no problem of the upload. */
async function addPoster({ id, url }: GalleryItem, token: string): Promise<void> {
  const frame = await frameOf(url);
  if (!frame) return;
  const body = new FormData();
  body.set('file', frame, 'vorschau.jpg');
  await call({ url: `${VIDEO_URL}${id}/poster/`, method: 'POST', headers: ownHeaders(token), body }, {});
}

const MAX_SIDE = 1280;
const FRAME_LIMIT_MS = 15_000;

/** A picture from the first second; undefined if this browser does not play the video. */
async function frameOf(url: string): Promise<Blob | undefined> {
  const video = Object.assign(document.createElement('video'), { muted: true, playsInline: true, preload: 'auto' });
  const next = (event: 'loadeddata' | 'seeked') =>
    new Promise<void>((resolve, reject) => {
      video.addEventListener(event, () => resolve(), { once: true });
      video.addEventListener('error', () => reject(new Error(event)), { once: true });
      setTimeout(() => reject(new Error(event)), FRAME_LIMIT_MS);
    });
  try {
    const loaded = next('loadeddata');
    video.src = url;
    await loaded;
    const seeked = next('seeked');
    video.currentTime = Number.isFinite(video.duration) ? Math.min(1, video.duration / 2) : 0;
    await seeked;
    const scale = Math.min(1, MAX_SIDE / Math.max(video.videoWidth, video.videoHeight));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', 0.85));
  } catch {
    return undefined;
  } finally {
    video.removeAttribute('src');
    video.load();
  }
}
