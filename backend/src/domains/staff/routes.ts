import * as schemas from '@care/contracts/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerNotModified, setEntityTag } from '../../platform/http/entity-tag';
import { ownPhoto } from '../media';
import { signedIn, type App } from '../../platform/http/app-type';
import { noSuch } from '../../platform/http/texts';
import { limits } from './limits';
import { changeJobSeeker } from './change-job-seeker';
import { findJobSeeker, isSelf, presentJobSeeker, recordView, visitorsOf } from './job-seeker-queries';
import type { JobSeekerRecord } from './job-seeker-queries';
import { searchStaff } from './search';
import { staffMap } from './staff-map';
import { calls } from '../../platform/http/calls';

const forAll = calls('job-seeker');
const forUsers = calls('job-seeker', 'user');
const ofOwn = { params: schemas.idParamsSchema, response: { 200: schemas.jobSeekerSchema } };

/** Answers about a person are not cached, so that hiding or changing a profile takes effect at once (AC-13). */
const uncached = { cache: 'private' } as const;

/** The staff search: list and map (SR-22). */
export async function jobSeekerSearchRoutes(app: App): Promise<void> {
  const searchCall = forAll(
    'Searches job seekers',
    { querystring: schemas.jobSeekerSearchQuerySchema, response: { 200: schemas.jobSeekerSearchAnswerSchema } },
    { ...uncached, rateLimit: limits.staffSearch },
  );
  app.get('/user/profile/search/', searchCall, ({ query, reads, viewer }) =>
    searchStaff(reads.kysely, query, { viewer }),
  );

  const mapCall = forAll(
    'The job seekers of a search on a map',
    { querystring: schemas.jobSeekerMapQuerySchema, response: { 200: schemas.jobSeekerMapSchema } },
    { ...uncached, rateLimit: limits.staffSearch },
  );
  app.get('/user/profile/search/map/', mapCall, ({ query, reads, viewer }) => staffMap(reads.kysely, query, viewer));
}

/** Job seekers' profiles: masked for others (AC-08, AC-13), editable by their owners (AC-09, AC-10). */
export async function jobSeekerRoutes(app: App): Promise<void> {
  answerNotModified(app);

  const bySlugCall = forAll(
    "A job seeker's public profile by its slug",
    { params: schemas.slugParamsSchema, response: { 200: schemas.jobSeekerSchema } },
    { ...uncached, rateLimit: limits.staffProfile },
  );
  app.get('/user/profile/by-slug/:slug/', bySlugCall, async ({ reads, viewer, params: { slug } }, reply) => {
    const found = await findJobSeeker(reads.kysely, { slug }, viewer);
    if (!found) throw noSuch('profile');
    await recordView(app.databases, found.profile, viewer);
    return tagged(reply, found, isSelf(found.profile, viewer));
  });

  const profileCall = forUsers(
    'The own profile; other people are read by their slug, which cannot be counted up',
    ofOwn,
    uncached,
  );
  app.get('/user/profile/:id/', profileCall, async (request, reply) =>
    tagged(reply, await requireOwn(request, request.params.id), true),
  );

  const changeCall = forUsers('Changes sections of the own profile; with `If-Match` only the version that was read', {
    ...ofOwn,
    body: schemas.jobSeekerChangeSchema,
  });
  app.patch('/user/profile/:id/', changeCall, async (request, reply) => {
    const { id } = request.params;
    await changeJobSeeker(request, id, request.body);
    return tagged(reply, await requireOwn(request, id), true);
  });

  app.get('/user/profile/:id/preview/', forUsers('The own profile as providers see it', ofOwn), async (request) =>
    toOwner(request, presentJobSeeker(await requireOwn(request, request.params.id), false)),
  );

  const visitorsCall = forUsers('Which employers looked at the own profile or wrote', {
    params: schemas.idParamsSchema,
    querystring: schemas.applicationsQuerySchema,
    response: { 200: schemas.profileVisitorsSchema },
  });
  app.get('/user/profile/:id/visitors/', visitorsCall, async (request) => {
    const { profile } = await requireOwn(request, request.params.id);
    return visitorsOf(request.reads.kysely, profile, request.query);
  });
}

/** With photo addresses that are also valid while the profile is hidden. */
const toOwner = ({ server }: FastifyRequest, profile: schemas.JobSeeker): schemas.JobSeeker => ({
  ...profile,
  image: profile.image && ownPhoto(server.settings, profile.image),
});

function tagged(reply: FastifyReply, found: JobSeekerRecord, isOwn: boolean): schemas.JobSeeker {
  const presented = presentJobSeeker(found, isOwn);
  const body = isOwn ? toOwner(reply.request, presented) : presented;
  setEntityTag(reply, found.profile.updated_at, body);
  return body;
}

async function requireOwn(request: FastifyRequest, id: number): Promise<JobSeekerRecord> {
  const viewer = signedIn(request);
  const found = await findJobSeeker(request.reads.kysely, { id }, viewer);
  // The answer is the same for another person's profile and for none, so that enumerating ids reveals nothing.
  if (!found || !isSelf(found.profile, viewer)) throw noSuch('profile');
  return found;
}
