import * as schemas from '@care/contracts/schemas';
import { z } from 'zod';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { signedIn, type App } from '../../platform/http/app-type';
import { sendError, toApiError } from '../../platform/http/error-handler';
import { validationError, type ApiError } from '../../platform/http/errors';
import { idempotencyHeaderSchema } from '../../platform/http/idempotency';
import { limits } from './limits';
import { sharedLimits } from '../../platform/http/rate-limit';
import { deleteConversation } from './delete-messages';
import type { ApplicationHooks } from './application-hooks';
import answerRoutes from './answer-routes';
import { countMessages, countUnread, markRead, messagesOf, requireMessage, setArchived } from './message-queries';
import { messageServices } from './write-message';
import { presentSummary, readMessage } from './present-message';
import { recruitingAllowance } from './recruiting-quota';
import { reply, sendMessage } from './send-message';
import { calls } from '../../platform/http/calls';
import { senderOf, visitorOf } from '../../platform/http/sender';

const forAll = calls('message');
const forUsers = calls('message', 'user');
const ofMessage = { params: schemas.idParamsSchema, response: { 200: schemas.messageSchema } };

/** Messages to providers and job seekers (PP-15, AC-12), and the inbox (AC-14). */
export default async function messageRoutes(app: App, applications: ApplicationHooks): Promise<void> {
  await app.register(answerRoutes);

  const sendCall = {
    ...forAll(
      "Writes to a provider's owner, for visitors too, or from a provider to a job seeker; or applies",
      {
        headers: idempotencyHeaderSchema,
        body: schemas.messageInputSchema,
        response: { 201: schemas.messageSentSchema },
      },
      { rateLimit: limits.message },
    ),
    errorHandler: (fault: FastifyError, ...rest: [FastifyRequest, FastifyReply]) =>
      sendError(withPlainNames(fault), ...rest),
  };
  app.post('/message/', sendCall, async (request) => {
    const from = { ...visitorOf(request), applications };
    return sendMessage(app.databases, messageServices(app, request), request.body, from);
  });

  const replyCall = forUsers(
    'Answers within a conversation; a visitor gets the answer by mail',
    {
      headers: idempotencyHeaderSchema,
      params: schemas.idParamsSchema,
      body: schemas.messageReplySchema,
      response: { 201: schemas.messageSentSchema },
    },
    { rateLimit: sharedLimits.reply },
  );
  app.post('/message/:id/reply/', replyCall, async (request) => {
    const written = { id: request.params.id, content: request.body.content, ...senderOf(request) };
    return reply(app.databases, messageServices(app, request), written);
  });

  const folderCall = forUsers('A folder of messages, newest first; with `unread` only how many are unread', {
    querystring: schemas.messageQuerySchema,
    response: { 200: z.union([schemas.messageListSchema, schemas.unreadCountSchema]) },
  });
  app.get('/message/', folderCall, async (request) => {
    const { userId } = signedIn(request);
    const { kysely } = request.reads;
    if (request.query.unread) return { count: await countUnread(kysely, userId) };
    const [count, rows] = await Promise.all([
      countMessages(kysely, userId, request.query.folder),
      messagesOf(kysely, userId, request.query),
    ]);
    return { count, results: rows.map((row) => presentSummary(row, userId)) };
  });

  const quotaCall = forUsers('Whether one may write to job seekers, or to this one, and how often still this month', {
    querystring: schemas.recruitingAllowanceQuerySchema,
    response: { 200: schemas.recruitingAllowanceSchema },
  });
  app.get('/message/quota/', quotaCall, (request) =>
    recruitingAllowance(request.reads.kysely, signedIn(request).company, request.query.recipient),
  );

  app.get('/message/:id/', forUsers('A message with its conversation', ofMessage), (request) =>
    readMessage(request.reads.kysely, signedIn(request).userId, request.params.id, applications),
  );

  registerChanging(app, applications);
}

function registerChanging(app: App, applications: ApplicationHooks): void {
  const { kysely } = app.databases.primary;

  const markReadCall = forUsers('Says that a message was read; reading it does not, because pages are fetched ahead', {
    ...ofMessage,
    body: schemas.messageChangeSchema,
  });
  app.patch('/message/:id/', markReadCall, async (request) => {
    const { userId } = signedIn(request);
    await markRead(kysely, userId, request.params.id);
    return readMessage(kysely, userId, request.params.id, applications);
  });

  const deleteCall = forUsers(
    'Deletes the conversation that a message belongs to, for oneself; the other side keeps it',
    { params: schemas.idParamsSchema, response: { 204: z.undefined() } },
  );
  app.delete('/message/:id/', deleteCall, async (request) => {
    await deleteConversation(app, signedIn(request).userId, request.params.id);
  });

  const archiveCall = forUsers('Puts a message into the archive, or with `archived: false` back into the inbox', {
    ...ofMessage,
    body: schemas.messageArchiveSchema,
  });
  app.post('/message/:id/archive/', archiveCall, async (request) => {
    const { userId } = signedIn(request);
    await requireMessage(kysely, userId, request.params.id);
    await setArchived(kysely, userId, request.params.id, request.body.archived);
    return readMessage(kysely, userId, request.params.id, applications);
  });
}

/** A form has one plain field name per input, so `contact_info.email` is reported as `email` (SH-21). */
function withPlainNames(fault: FastifyError): ApiError {
  const error = toApiError(fault);
  const { details } = error.options;
  if (error.status !== 422 || !details) return error;
  const plain = Object.entries(details).map(([field, text]) => [field.replace(/^contact_info\./, ''), text] as const);
  return validationError(Object.fromEntries(plain));
}
