import {
  idParamsSchema,
  messageChangeSchema,
  messageInputSchema,
  messageListSchema,
  messageQuerySchema,
  messageSchema,
  messageSentSchema,
  unreadCountSchema,
  type ErrorDetails,
  type Message,
} from '@care/contracts/schemas';
import { z } from 'zod';
import type { FastifyError } from 'fastify';
import { signedIn, type App } from '../platform/app-type';
import type { Store } from '../platform/database';
import { sendError, toApiError } from '../platform/error-handler';
import { notFound, validationError, type ApiError } from '../platform/errors';
import { idempotencyHeaderSchema } from '../platform/idempotency';
import { rateLimits } from '../platform/rate-limit';
import { conversationOf, countMessages, countUnread, findMessage, markRead, messagesOf } from './message-queries';
import { presentMessage, presentSummary } from './present-message';
import { sendMessage } from './send-message';

/** Writing to a provider (PP-15), and reading what came (AC-14). */
export default async function messageRoutes(app: App): Promise<void> {
  app.post(
    '/message/',
    {
      errorHandler: (fault, request, reply) => sendError(withPlainNames(fault), request, reply),
      config: { rateLimit: rateLimits.message },
      schema: {
        summary: "Writes to a provider's owner; visitors may, too",
        tags: ['message'],
        headers: idempotencyHeaderSchema,
        body: messageInputSchema,
        response: { 201: messageSentSchema },
      },
    },
    async (request, reply) => {
      const { headers, body, viewer } = request;
      const sender = { viewer, idempotencyKey: headers['idempotency-key'] };
      return reply.code(201).send(await sendMessage(app.databases, body, sender));
    },
  );

  app.get(
    '/message/',
    {
      config: { access: 'user' },
      schema: {
        summary: 'A folder of messages, newest first; with `unread` only how many are unread',
        tags: ['message'],
        querystring: messageQuerySchema,
        response: { 200: z.union([messageListSchema, unreadCountSchema]) },
      },
    },
    async (request) => {
      const { userId } = signedIn(request);
      const { kysely } = request.reads;
      if (request.query.unread) return { count: await countUnread(kysely, userId) };
      const [count, rows] = await Promise.all([
        countMessages(kysely, userId, request.query.folder),
        messagesOf(kysely, userId, request.query),
      ]);
      return { count, results: rows.map((row) => presentSummary(row, userId)) };
    },
  );

  app.get(
    '/message/:id/',
    {
      config: { access: 'user' },
      schema: { tags: ['message'], params: idParamsSchema, response: { 200: messageSchema } },
    },
    (request) => readMessage(request.reads, signedIn(request).userId, request.params.id),
  );

  app.patch(
    '/message/:id/',
    {
      config: { access: 'user' },
      schema: {
        summary: 'Says that a message was read; reading it does not, because pages are fetched ahead',
        tags: ['message'],
        params: idParamsSchema,
        body: messageChangeSchema,
        response: { 200: messageSchema },
      },
    },
    async (request) => {
      const { userId } = signedIn(request);
      await markRead(app.databases.primary.kysely, userId, request.params.id);
      return readMessage(app.databases.primary, userId, request.params.id);
    },
  );
}

async function readMessage({ kysely }: Store, userId: number, id: number): Promise<Message> {
  const row = await findMessage(kysely, userId, id);
  if (!row) throw notFound('Diese Nachricht gibt es nicht.');
  return presentMessage(row, userId, await conversationOf(kysely, userId, row.thread_id ?? row.id));
}

/** A form has one field per thing asked, so `contact_info.email` is said of `email` (SH-21). */
function withPlainNames(fault: FastifyError): ApiError {
  const error = toApiError(fault);
  const { details } = error.options;
  if (error.status !== 422 || !details) return error;
  const plain: ErrorDetails = {};
  for (const [field, text] of Object.entries(details)) plain[field.replace(/^contact_info\./, '')] = text;
  return validationError(plain);
}
