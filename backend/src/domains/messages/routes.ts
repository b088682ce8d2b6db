import {
  idParamsSchema,
  messageArchiveSchema,
  messageChangeSchema,
  messageInputSchema,
  messageListSchema,
  messageQuerySchema,
  messageReplySchema,
  messageSchema,
  messageSentSchema,
  recruitingAllowanceQuerySchema,
  recruitingAllowanceSchema,
  unreadCountSchema,
  type ErrorDetails,
} from '@care/contracts/schemas';
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

/** Messages to providers and job seekers (PP-15, AC-12), and the inbox (AC-14). */
export default async function messageRoutes(app: App, applications: ApplicationHooks): Promise<void> {
  await app.register(answerRoutes);

  const sendCall = {
    ...forAll(
      "Writes to a provider's owner, for visitors too, or from a provider to a job seeker; or applies",
      { headers: idempotencyHeaderSchema, body: messageInputSchema, response: { 201: messageSentSchema } },
      { rateLimit: limits.message },
    ),
    errorHandler: (fault: FastifyError, ...rest: [FastifyRequest, FastifyReply]) =>
      sendError(withPlainNames(fault), ...rest),
  };
  app.post('/message/', sendCall, async (request, answer) => {
    const from = { ...visitorOf(request), applications };
    return answer.code(201).send(await sendMessage(app.databases, messageServices(app, request), request.body, from));
  });

  const replyCall = forUsers(
    'Answers within a conversation; a visitor gets the answer by mail',
    {
      headers: idempotencyHeaderSchema,
      params: idParamsSchema,
      body: messageReplySchema,
      response: { 201: messageSentSchema },
    },
    { rateLimit: sharedLimits.reply },
  );
  app.post('/message/:id/reply/', replyCall, async (request, answer) => {
    const written = { id: request.params.id, content: request.body.content, ...senderOf(request) };
    return answer.code(201).send(await reply(app.databases, messageServices(app, request), written));
  });

  const folderCall = forUsers('A folder of messages, newest first; with `unread` only how many are unread', {
    querystring: messageQuerySchema,
    response: { 200: z.union([messageListSchema, unreadCountSchema]) },
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
    querystring: recruitingAllowanceQuerySchema,
    response: { 200: recruitingAllowanceSchema },
  });
  app.get('/message/quota/', quotaCall, (request) =>
    recruitingAllowance(request.reads.kysely, signedIn(request).company, request.query.recipient),
  );

  const messageCall = forUsers('A message with its conversation', {
    params: idParamsSchema,
    response: { 200: messageSchema },
  });
  app.get('/message/:id/', messageCall, (request) =>
    readMessage(request.reads.kysely, signedIn(request).userId, request.params.id, applications),
  );

  registerChanging(app, applications);
}

function registerChanging(app: App, applications: ApplicationHooks): void {
  const { kysely } = app.databases.primary;

  const markReadCall = forUsers('Says that a message was read; reading it does not, because pages are fetched ahead', {
    params: idParamsSchema,
    body: messageChangeSchema,
    response: { 200: messageSchema },
  });
  app.patch('/message/:id/', markReadCall, async (request) => {
    const { userId } = signedIn(request);
    await markRead(kysely, userId, request.params.id);
    return readMessage(kysely, userId, request.params.id, applications);
  });

  const deleteCall = forUsers(
    'Deletes the conversation that a message belongs to, for oneself; the other side keeps it',
    { params: idParamsSchema, response: { 204: z.undefined() } },
  );
  app.delete('/message/:id/', deleteCall, async (request, answer) => {
    await deleteConversation(app, signedIn(request).userId, request.params.id);
    return answer.code(204).send();
  });

  const archiveCall = forUsers('Puts a message into the archive, or with `archived: false` back into the inbox', {
    params: idParamsSchema,
    body: messageArchiveSchema,
    response: { 200: messageSchema },
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
  const plain: ErrorDetails = {};
  for (const [field, text] of Object.entries(details)) plain[field.replace(/^contact_info\./, '')] = text;
  return validationError(plain);
}
