import { uploadForm } from '../upload-form';
import { onlyOwner, row, withBody, type Row } from './rows';
import type { World } from './world';

const noPicture = { name: 'x.png', content: Buffer.from('x'), type: 'image/png' };
/** An upload for the owner's provider, with the id of the sender. */
const companyUpload: Row['request'] = ({ ids, people }, role) =>
  uploadForm({ user: role === 'visitor' ? 0 : people[role].id, company: ids.company, url: '' }, noPicture);
const mediaUrl =
  (path: string, item: 'logo' | 'mainImage' | 'galleryImage' | 'galleryVideo', end = '') =>
  ({ ids }: World) => ({ url: `/api-backend/media/${path}/${ids[item]}/${end}` });

const videoUrl = (end = '') => mediaUrl('company-gallery/video', 'galleryVideo', end);

/** Pictures, videos and captions of a provider (PP-11, PP-12). */
export const MEDIA: readonly Row[] = [
  ...(
    [
      ['company-logo', 'logo'],
      ['company-main-image', 'mainImage'],
      ['company-gallery/image', 'galleryImage'],
    ] as const
  ).flatMap(([path, item]) => [
    row(`POST /api-backend/media/${path}/`, '401 403 403 ~ 403 403', companyUpload),
    onlyOwner(`PUT /api-backend/media/${path}/{id}/`, withBody(mediaUrl(path, item), { alt: 'Garten' })),
    onlyOwner(`DELETE /api-backend/media/${path}/{id}/`, mediaUrl(path, item)),
  ]),
  onlyOwner('PATCH /api-backend/media/company-gallery/order/', ({ ids }) => ({
    payload: { company: ids.company, order: [ids.galleryVideo, ids.galleryImage] },
  })),
  row(
    'POST /api-backend/media/company-gallery/video/signed-url/',
    '401 403 403 + 403 403',
    ({ ids, people }, role) => ({
      payload: {
        user: role === 'visitor' ? 0 : people[role].id,
        company: ids.company,
        file_name: 'film.mp4',
        order: 0,
      },
    }),
  ),
  row('PUT /api-backend/media/company-gallery/video/upload/{id}/', '403 403 403 403 403 403', ({ ids }) => ({
    url: `/api-backend/media/company-gallery/video/upload/${ids.videoUpload}/?user=1&replaces=0&type=mp4&size=1&until=9999999999&key=x`,
    headers: { 'content-type': 'video/mp4' },
    payload: 'x',
  })),
  row('POST /api-backend/media/company-gallery/video/{id}/complete/', '401 404 404 ~ 404 404', ({ ids }) => ({
    url: `/api-backend/media/company-gallery/video/${ids.videoUpload}/complete/`,
  })),
  onlyOwner('PUT /api-backend/media/company-gallery/video/{id}/', withBody(videoUrl(), { alt: 'Rundgang' })),
  onlyOwner('DELETE /api-backend/media/company-gallery/video/{id}/', videoUrl()),
  row('POST /api-backend/media/company-gallery/video/{id}/poster/', '401 404 404 ~ 404 404', (world) => ({
    ...videoUrl('poster/')(world),
    ...uploadForm({}, noPicture),
  })),
  onlyOwner('POST /api-backend/media/company-gallery/video/{id}/captions/', (world) => ({
    ...videoUrl('captions/')(world),
    ...uploadForm({}, { name: 'x.vtt', content: Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nGuten Tag') }),
  })),
  onlyOwner('DELETE /api-backend/media/company-gallery/video/{id}/captions/', videoUrl('captions/')),
];
