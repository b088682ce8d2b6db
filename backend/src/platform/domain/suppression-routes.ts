import {
  acceptedSchema,
  idParamsSchema,
  mailBounceSchema,
  suppressionListSchema,
  suppressionQuerySchema,
  type MailBounce,
  type SuppressionCause,
} from '@care/contracts/schemas';
import { z } from 'zod';
import { audit } from '../audit/audit-log';
import { countOf, deleteRows } from '../database/queries';
import { signedIn, type App } from '../http/app-type';
import { calls } from '../http/calls';
import { badRequest, notFound } from '../http/errors';
import { once } from '../http/idempotency';
import { sharedLimits } from '../http/rate-limit';
import { isSigned } from '../http/signature';
import { normalAddress } from '../mail/mail-address';
import { suppress } from '../mail/suppression';

const forAll = calls('desk');
const forAdmins = calls('desk', 'ADMIN');

/** Addresses that take no mail: ADMIN sees and lifts them, and the mail service reports bounces (OP-60, OP-61). */
export default async function suppressionRoutes(app: App): Promise<void> {
  const db = app.databases.primary.kysely;

  const suppressionsCall = forAdmins('Addresses to which no mail is sent, the latest first', {
    querystring: suppressionQuerySchema,
    response: { 200: suppressionListSchema },
  });
  app.get('/admin/mail/suppression/', suppressionsCall, async ({ query: { q, limit, offset } }) => {
    const all = db.selectFrom('mail_suppression').selectAll();
    const found = q ? all.where('address', '=', normalAddress(q)) : all;
    const rows = await found.orderBy('id', 'desc').limit(limit).offset(offset).execute();
    const results = rows.map(({ created_at, ...row }) => ({ ...row, created_at: created_at.toISOString() }));
    return { count: await countOf(found), results };
  });

  const removeCall = forAdmins('Sends mail to an address again', {
    params: idParamsSchema,
    response: { 204: z.undefined() },
  });
  app.delete('/admin/mail/suppression/:id/', removeCall, async (request, reply) => {
    const { id } = request.params;
    await db.transaction().execute(async (transaction) => {
      const { numDeletedRows } = await deleteRows(transaction, 'mail_suppression', { id }).executeTakeFirst();
      if (numDeletedRows === 0n) throw notFound();
      const actor = signedIn(request).userId;
      await audit(transaction, { actor, action: 'mail-suppression-lifted', subject: `suppression:${id}` });
    });
    return reply.code(204).send();
  });

  await app.register(bounceRoute);
}

const CAUSES: Readonly<Record<MailBounce['kind'], SuppressionCause | undefined>> = {
  permanent: 'BOUNCED',
  complaint: 'COMPLAINT',
  temporary: undefined,
};

function readBounce(body: Buffer): MailBounce {
  try {
    return mailBounceSchema.parse(JSON.parse(body.toString('utf8')));
  } catch {
    throw badRequest('Dieses Ereignis ist unvollständig.');
  }
}

/** The signature belongs to the bytes of the body, so this route does not parse it before. */
async function bounceRoute(app: App): Promise<void> {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  const bounceCall = forAll(
    'A mail that came back, signed with MAIL_WEBHOOK_SECRET; each has an effect once',
    { response: { 200: acceptedSchema } },
    { rateLimit: sharedLimits.mailBounce, cache: 'private' },
  );
  app.post('/mail/bounce/', bounceCall, async ({ body, headers }) => {
    const { MAIL_WEBHOOK_SECRET: secret } = app.settings;
    if (!secret || !Buffer.isBuffer(body) || !isSigned(secret, body, headers['x-signature']))
      throw badRequest('Die Signatur dieses Ereignisses ist ungültig.');
    const bounce = readBounce(body);
    const { id, address, kind, reason } = bounce;
    const cause = CAUSES[kind];
    await once(app.databases, { scope: 'mail-bounce', key: id, body: bounce }, async (transaction) => {
      if (cause) await suppress(transaction, { address, cause, reason });
      return {};
    });
    return {};
  });
}
