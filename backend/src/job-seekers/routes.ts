import { idParamsSchema, jobSeekerSchema, slugParamsSchema, type JobSeeker } from '@care/contracts/schemas';
import type { FastifyRequest } from 'fastify';
import type { App } from '../platform/app-type';
import { notFound } from '../platform/errors';
import { findJobSeeker, isSelf } from './job-seeker-queries';
import { presentJobSeeker } from './present-job-seeker';

/** Reading job seekers' profiles, masked for others (AC-08, AC-13). */
export default async function jobSeekerRoutes(app: App): Promise<void> {
  app.get(
    '/user/profile/by-slug/:slug/',
    {
      schema: {
        summary: "A job seeker's public profile by its slug",
        tags: ['job-seeker'],
        params: slugParamsSchema,
        response: { 200: jobSeekerSchema },
      },
    },
    (request) => answer(request, { slug: request.params.slug }),
  );

  app.get(
    '/user/profile/:id/',
    {
      schema: {
        summary: "A job seeker's public profile",
        tags: ['job-seeker'],
        params: idParamsSchema,
        response: { 200: jobSeekerSchema },
      },
    },
    (request) => answer(request, { id: request.params.id }),
  );
}

async function answer({ reads, viewer }: FastifyRequest, key: { id: number } | { slug: string }): Promise<JobSeeker> {
  const found = await findJobSeeker(reads.kysely, key, viewer);
  if (!found) throw notFound('Dieses Profil gibt es nicht.');
  return presentJobSeeker(found, isSelf(found.profile, viewer));
}
