import type { FastifyRequest } from 'fastify';
import { siteOrigin } from '../../platform/mail/site-address';
import type { App } from '../../platform/http/app-type';
import type { MessageServices } from './write-message';

/** The context that a request needs to write messages. */
export const messageServices = (app: Pick<App, 'jobs' | 'settings'>, request?: FastifyRequest): MessageServices => ({
  jobs: app.jobs,
  origin: siteOrigin(app.settings, request),
});
