import * as schemas from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import { signedIn, type App } from '../../platform/http/app-type';
import { idempotencyHeaderSchema } from '../../platform/http/idempotency';
import { limits } from './limits';
import { isFound } from '../../platform/database/queries';
import { registerMailPage } from '../../platform/http/mail-page';
import { senderOf } from '../../platform/http/sender';
import { authSecret } from '../../platform/secrets/auth-secret';
import { readStopKey } from './invite-keys';
import { sendInvites, sentInvites } from './send-invites';
import { checkInvite, startInvite } from './use-invite';
import { calls } from '../../platform/http/calls';

const forAll = calls('rating');
const forUsers = calls('rating', 'user');

/** Invitations to rate a provider: sent by its owner, used by the persons who get the mail (PK-08). */
export default async function ratingInviteRoutes(app: App): Promise<void> {
  const sendInviteCall = forUsers(
    'Asks people by mail to rate the own provider, each with a link for one rating; only with the right to invitations',
    {
      headers: idempotencyHeaderSchema,
      body: schemas.ratingInviteInputSchema,
      response: { 201: schemas.ratingInvitedSchema },
    },
    { rateLimit: limits.invite },
  );
  app.post('/rating/invite/', sendInviteCall, (request) => sendInvites(app, request.body, senderOf(request)));

  const readInviteCall = forUsers('What was sent for the own provider, and how many links were used; never by whom', {
    response: { 200: schemas.ratingInvitesSchema },
  });
  app.get('/rating/invite/', readInviteCall, (request) => sentInvites(request.reads.kysely, signedIn(request)));

  const link = { body: schemas.ratingInviteKeySchema, response: { 200: schemas.ratingInvitationSchema } };
  const checkCall = forAll(
    'Who asks with the link of an invitation; changes nothing. 410 for a used or expired one',
    link,
    { rateLimit: limits.inviteLink, cache: 'private' },
  );
  app.post('/rating/invite/check/', checkCall, (request) =>
    checkInvite(app.databases.primary.kysely, request.body.key),
  );

  const startCall = forUsers('A signed-in person begins to write with the link of an invitation', link, {
    rateLimit: limits.inviteLink,
  });
  app.post('/rating/invite/start/', startCall, (request) =>
    startInvite(app, request.body.key, signedIn(request).userId),
  );

  registerInviteStop(app);
}

/** An address refuses invitations from all providers, without an account (PK-08). */
function registerInviteStop(app: App): void {
  const { kysely } = app.databases.primary;
  registerMailPage(app, {
    path: '/rating/invite/stop/',
    tag: 'rating',
    title: 'Einladungen zu Bewertungen',
    actions: ['stop', 'undo'],
    show: async (key, action) => {
      const address_hash = readStopKey(authSecret(app.settings), key);
      if (!address_hash) return null;
      const refusals = kysely.selectFrom('rating_invite_refusal').where('address_hash', '=', address_hash);
      if (action === 'stop')
        await kysely
          .insertInto('rating_invite_refusal')
          .values({ address_hash })
          .onConflict((on) => on.doNothing())
          .execute();
      if (action === 'undo')
        await kysely.deleteFrom('rating_invite_refusal').where('address_hash', '=', address_hash).execute();
      const question = `Möchten Sie von ${t('brand.name')} keine Einladungen zu Bewertungen mehr erhalten, von keiner Einrichtung? Wir sagen niemandem, dass Sie das gewählt haben.`;
      const refused = 'An diese Adresse senden wir keine Einladungen zu Bewertungen mehr.';
      return (await isFound(refusals))
        ? [{ texts: [refused], button: ['Rückgängig machen', 'undo'] }]
        : [{ texts: [question], button: ['Keine weiteren Einladungen', 'stop'] }];
    },
  });
}
