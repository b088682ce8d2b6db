import {
  applicationsQuerySchema,
  idParamsSchema,
  jobSeekerChangeSchema,
  jobSeekerSchema,
  profileVisitorsSchema,
  slugParamsSchema,
  type JobSeeker,
} from '@care/contracts/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerNotModified, setEntityTag } from '../company/entity-tag';
import { signedIn, type App } from '../platform/app-type';
import { notFound, permissionDenied } from '../platform/errors';
import { registerStaffAnnouncements } from './announce-staff';
import { changeJobSeeker } from './change-job-seeker';
import { findJobSeeker, isSelf, type JobSeekerRecord } from './job-seeker-queries';
import { presentJobSeeker } from './present-job-seeker';
import { recordView, visitorsOf } from './profile-visitors';

/** Nobody keeps what is told about a person: who hides or changes a profile is hidden at once, everywhere (AC-13). */
export const unkept = { cache: 'private' } as const;

const noSuchProfile = () => notFound('Dieses Profil gibt es nicht.');

/** Job seekers' profiles: masked for others (AC-08, AC-13), changed by their owners (AC-09, AC-10). */
export default async function jobSeekerRoutes(app: App): Promise<void> {
  registerStaffAnnouncements(app);
  answerNotModified(app);
  registerReading(app);
  registerOwn(app);
}

function registerReading(app: App): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply, key: { id: number } | { slug: string }) => {
    const { reads, viewer } = request;
    const found = await findJobSeeker(reads.kysely, key, viewer);
    if (!found) throw noSuchProfile();
    await recordView(app.databases, found.profile, viewer);
    return tagged(reply, found, isSelf(found.profile, viewer));
  };

  app.get(
    '/user/profile/by-slug/:slug/',
    {
      config: unkept,
      schema: {
        summary: "A job seeker's public profile by its slug",
        tags: ['job-seeker'],
        params: slugParamsSchema,
        response: { 200: jobSeekerSchema },
      },
    },
    (request, reply) => answer(request, reply, { slug: request.params.slug }),
  );

  app.get(
    '/user/profile/:id/',
    {
      config: unkept,
      schema: {
        summary: "A job seeker's public profile",
        tags: ['job-seeker'],
        params: idParamsSchema,
        response: { 200: jobSeekerSchema },
      },
    },
    (request, reply) => answer(request, reply, { id: request.params.id }),
  );
}

function registerOwn(app: App): void {
  app.patch(
    '/user/profile/:id/',
    {
      config: { access: 'user' },
      schema: {
        summary: 'Changes sections of the own profile; with `If-Match` only the version that was read',
        tags: ['job-seeker'],
        params: idParamsSchema,
        body: jobSeekerChangeSchema,
        response: { 200: jobSeekerSchema },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      await changeJobSeeker(app.databases, { id, change: request.body, viewer: signedIn(request), request });
      const found = await findJobSeeker(app.databases.primary.kysely, { id }, request.viewer);
      if (!found) throw noSuchProfile();
      return tagged(reply, found, true);
    },
  );

  app.get(
    '/user/profile/:id/preview/',
    {
      config: { access: 'user' },
      schema: {
        summary: 'The own profile as providers see it',
        tags: ['job-seeker'],
        params: idParamsSchema,
        response: { 200: jobSeekerSchema },
      },
    },
    async (request) => presentJobSeeker(await requireOwn(request, request.params.id), false),
  );

  app.get(
    '/user/profile/:id/visitors/',
    {
      config: { access: 'user' },
      schema: {
        summary: 'Which employers looked at the own profile or wrote',
        tags: ['job-seeker'],
        params: idParamsSchema,
        querystring: applicationsQuerySchema,
        response: { 200: profileVisitorsSchema },
      },
    },
    async (request) => {
      const { profile } = await requireOwn(request, request.params.id);
      return visitorsOf(request.reads.kysely, profile, request.query);
    },
  );
}

function tagged(reply: FastifyReply, found: JobSeekerRecord, isOwn: boolean): JobSeeker {
  const body = presentJobSeeker(found, isOwn);
  setEntityTag(reply, found.profile.updated_at, body);
  return body;
}

async function requireOwn(request: FastifyRequest, id: number): Promise<JobSeekerRecord> {
  const viewer = signedIn(request);
  const found = await findJobSeeker(request.reads.kysely, { id }, viewer);
  if (!found) throw noSuchProfile();
  if (!isSelf(found.profile, viewer)) throw permissionDenied();
  return found;
}
