import {
  insertCompany,
  insertJobOffer,
  insertJobSeeker,
  insertMedia,
  insertCologne,
  insertRating,
  insertUser,
} from './rows';
import type { TestApp } from './test-app';

/** One row of everything, so that every call has data for its answer. */
export async function seedContract({ db }: TestApp): Promise<Record<string, number>> {
  const owner = await insertUser(db, 'inhaberin', { profile_type: 'CARE_PROVIDER' });
  const user = await insertUser(db, 'nutzer');
  const company = await insertCompany(db, 'haus', { subscription: 'PLUS_TIER', owner_id: owner });
  for (const kind of ['LOGO', 'MAIN_IMAGE', 'GALLERY'] as const) await insertMedia(db, company, kind);
  const jobOffer = await insertJobOffer(db, company, 'stelle');
  const endingOffer = await insertJobOffer(db, company, 'endet');
  const rating = await insertRating(db, company, user);
  const jobSeekerUser = await insertUser(db, 'kraft', { profile_type: 'JOB_SEEKER' });
  const jobSeeker = await insertJobSeeker(db, jobSeekerUser, 'kraft');
  const ownRating = await insertRating(db, company, jobSeekerUser);
  const provider = await insertUser(db, 'anbieterin', { profile_type: 'CARE_PROVIDER' });
  await insertCologne(db);
  const page = { title: 'Titel', main_image: null };
  await db
    .insertInto('article')
    .values({ ...page, slug: 'artikel', published_at: new Date(0) })
    .execute();
  await db
    .insertInto('guide')
    .values({ ...page, slug: 'leitfaden', name: 'Name' })
    .execute();
  const betten = { slug: 'betten', name: 'Betten', main_image: null };
  const { id: category_id } = await db
    .insertInto('product_category')
    .values(betten)
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('product')
    .values({ ...page, category_id, slug: 'bett' })
    .execute();
  const { id: message } = await db
    .insertInto('message')
    .values({ recipient_id: user, title: 'Titel', content: 'Text' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    ...{ user, company, jobOffer, rating, ownRating, jobSeeker },
    ...{ jobSeekerUser, message, provider, owner, endingOffer },
  };
}

/** One change of each section that the specification names (PP-06). */
export const COMPANY_CHANGES: Record<string, unknown>[] = [
  { name: 'Haus', phone: '0221 5550123', website: '', street: 'Lindenstraße 12, 50733 Köln, Deutschland' },
  { name: 'Haus', phone: '', website: '', street: 'Lindenstraße 12, 50733 Köln, Deutschland' },
  { services: ['stationare-pflege'] },
  { features: [1] },
  { additional_features: ['Garten'] },
  { description: 'Text', activities: 'Text' },
];

/** Uploads whose id a later call needs, under this name. */
export const UPLOADED_THINGS = [
  ['/media/user-profile/', 'photo'],
  ['/media/company-logo/', 'logo'],
  ['/media/company-main-image/', 'mainImage'],
  ['/media/company-gallery/image/', 'galleryImage'],
] as const;

const MEDIA = '/api-backend/media';
const upload = { user: '{owner}', company: '{company}', url: '' };

/**
 * Uploading, replacing and deleting each kind of picture of the owner's provider, and the address for a video. Owner and
 * provider are the first rows of their tables.
 */
export const COMPANY_MEDIA_CALLS = [
  {
    method: 'POST' as const,
    path: `${MEDIA}/company-gallery/video/signed-url/`,
    body: { user: 1, company: 1, file_name: 'rundgang.mp4', order: 1 },
    status: 201,
    answer: ['url'],
  },
  ...UPLOADED_THINGS.slice(1).map(([end]) => {
    const path = `/api-backend${end}`;
    return { method: 'POST' as const, path, upload, status: 201, answer: ['id', 'url'] };
  }),
  {
    method: 'PUT' as const,
    path: `${MEDIA}/company-gallery/image/{galleryImage}/`,
    route: `${MEDIA}/company-gallery/image/:id/`,
    upload,
    answer: ['id', 'url'],
  },
  ...UPLOADED_THINGS.slice(1).map(([end, item]) => ({
    method: 'DELETE' as const,
    path: `/api-backend${end}{${item}}/`,
    route: `/api-backend${end}:id/`,
    status: 204,
    answer: [],
  })),
];

/** An inquiry about the product of the test data. */
export const INQUIRY = {
  product: 1,
  first_name: 'Anke',
  last_name: 'Berger',
  address: 'Domstraße 1',
  postcode_and_place: '50668 Köln',
  email: 'anke@example.org',
  phone: '0221 4711',
  message: 'Passt es in ein kleines Zimmer?',
  consent: true,
  communication_consent: true,
};
