import * as schemas from '@care/contracts/schemas';
import { signedIn, type App } from '../../platform/http/app-type';
import { calls } from '../../platform/http/calls';
import { idempotencyHeaderSchema, once } from '../../platform/http/idempotency';
import { sharedLimits } from '../../platform/http/rate-limit';
import { senderOf, visitorOf } from '../../platform/http/sender';
import { siteOrigin } from '../../platform/mail/site-address';
import { authSecret } from '../../platform/secrets/auth-secret';
import { accountsLimits } from '../accounts';
import { MESSAGE_MAILS, messageServices, type MessageServices } from '../messages';
import { answerEnquiry, enquiryOfMessage } from './answer-enquiry';
import { confirmEnquiry, leaveWaitingList, noSuchEnquiry, replyToReceiver, withdrawEnquiry } from './change-enquiry';
import { readEnquiryKey, enquiryById } from './enquiry-rows';
import { limits } from './limits';
import { enquiriesOf, presentEnquiry } from './present-enquiry';
import { ENQUIRY_LINKS, receiverChoices, sendEnquiry, type LinkRequest } from './send-enquiry';

const forAll = calls('enquiry');
const forUsers = calls('enquiry', 'user');
const response = { 200: schemas.enquirySchema };

/**
 * Enquiries of a person, with the key of the private page, which stands for the person with and without an account; and
 * their answers by providers.
 */
export default async function enquiryRoutes(app: App): Promise<void> {
  const sendCall = forAll(
    'Writes to up to six named providers; without an account it waits for the confirmation of the address',
    {
      headers: idempotencyHeaderSchema,
      body: schemas.enquiryInputSchema,
      response: { 201: schemas.enquiryCreatedSchema },
    },
    { rateLimit: limits.enquiry },
  );
  app.post('/enquiry/', sendCall, async (request) => {
    const services = messageServices(app, request);
    return sendEnquiry(app, services, request.body, visitorOf(request));
  });

  const linkCall = forAll(
    'Mails the links of the enquiries of an address again',
    { body: schemas.enquiryLinkInputSchema, response: { 202: schemas.acceptedSchema } },
    { rateLimit: limits.enquiryLink },
  );
  app.post('/enquiry/link/', linkCall, async (request) => {
    const wish: LinkRequest = { email: request.body.email, origin: siteOrigin(app.settings, request) };
    await app.jobs.enqueue(ENQUIRY_LINKS, wish);
    return {};
  });

  const receiversCall = forAll(
    'Providers to whom an enquiry may go, in the given order, and whether they take messages',
    { querystring: schemas.enquiryReceiversQuerySchema, response: { 200: schemas.enquiryReceiverChoicesSchema } },
  );
  app.get('/enquiry/receivers/', receiversCall, (request) => receiverChoices(request.reads.kysely, request.query.ids));

  const enquiryCall = forAll(
    'An enquiry with its receivers and their answers, by the key of its private page',
    { querystring: schemas.enquiryKeySchema, response },
    { cache: 'private' },
  );
  app.get('/enquiry/', enquiryCall, (request) => enquiryOf(app, request.query.key));

  registerKeyAction(app, ['/enquiry/confirm/', 'Sends an enquiry, by the key in the mail'], confirmEnquiry);
  registerKeyAction(
    app,
    ['/enquiry/withdraw/', 'Withdraws an enquiry; receivers that have not declined are told'],
    withdrawEnquiry,
  );

  const leaveCall = forAll(
    'Leaves the waiting list of one receiver',
    { body: schemas.enquiryReceiverKeySchema, response },
    { rateLimit: accountsLimits.verifyEmail },
  );
  app.post('/enquiry/leave-waiting-list/', leaveCall, async (request) => {
    const { key, receiver } = request.body;
    await leaveWaitingList(app, messageServices(app, request), idOf(app, key), receiver);
    return enquiryOf(app, key);
  });

  const replyCall = forAll(
    'Writes to one receiver of an enquiry within their conversation',
    { headers: idempotencyHeaderSchema, body: schemas.enquiryReplySchema, response },
    { rateLimit: sharedLimits.reply },
  );
  app.post('/enquiry/reply/', replyCall, async (request) => {
    const { body, headers } = request;
    const id = idOf(app, body.key);
    const services = messageServices(app, request);
    await app.jobs.ready(MESSAGE_MAILS);
    const repeatable = { scope: `enquiry-reply ${id}`, key: headers['idempotency-key'], body };
    await once(app.databases, repeatable, async (db) => {
      await replyToReceiver(db, services, id, body);
      return {};
    });
    return enquiryOf(app, body.key);
  });

  registerForUsers(app);
}

/** The id of an enquiry by the key of its private page. @throws 404 for an invalid key */
function idOf(app: App, key: string): number {
  const id = readEnquiryKey(authSecret(app.settings), key);
  if (id === null) throw noSuchEnquiry();
  return id;
}

async function enquiryOf(app: App, key: string): Promise<schemas.Enquiry> {
  const { kysely } = app.databases.primary;
  return presentEnquiry(kysely, await enquiryById(kysely, idOf(app, key)).executeTakeFirstOrThrow(noSuchEnquiry));
}

/** A call that changes an enquiry and returns it. */
function registerKeyAction(
  app: App,
  [path, summary]: readonly [path: string, summary: string],
  perform: (app: App, services: MessageServices, id: number) => Promise<void>,
): void {
  const actionCall = forAll(
    summary,
    { body: schemas.enquiryKeySchema, response },
    { rateLimit: accountsLimits.verifyEmail },
  );
  app.post(path, actionCall, async (request) => {
    const { key } = request.body;
    await perform(app, messageServices(app, request), idOf(app, key));
    return enquiryOf(app, key);
  });
}

/**
 * The enquiries of an account, the enquiry behind a message of the inbox, and the provider's answer. Other receivers
 * are in no answer (EQ-08).
 */
function registerForUsers(app: App): void {
  const ownCall = forUsers('The enquiries of the account', { response: { 200: schemas.enquiriesSchema } });
  app.get('/user/enquiry/', ownCall, (request) =>
    enquiriesOf(request.reads.kysely, signedIn(request).userId, authSecret(app.settings)),
  );

  const messageCall = forUsers('The enquiry to which a message of the inbox belongs', {
    params: schemas.idParamsSchema,
    response: { 200: schemas.enquiryOfMessageSchema },
  });
  app.get('/enquiry/message/:id/', messageCall, (request) =>
    enquiryOfMessage(app, request.reads.kysely, signedIn(request), request.params.id),
  );

  const answerCall = forUsers(
    'Answers an enquiry, declines it with a reason, or puts the person on the waiting list',
    {
      headers: idempotencyHeaderSchema,
      params: schemas.idParamsSchema,
      body: schemas.enquiryAnswerSchema,
      response: { 201: schemas.acceptedSchema },
    },
    { rateLimit: sharedLimits.reply },
  );
  app.post('/enquiry/message/:id/answer/', answerCall, async (request) => {
    const services = messageServices(app, request);
    const answer = await answerEnquiry(app, services, request.params.id, request.body, senderOf(request));
    return answer;
  });
}
