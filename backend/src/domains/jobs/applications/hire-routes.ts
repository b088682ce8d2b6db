import { hireAnswerSchema, hireSchema, idParamsSchema } from '@care/contracts/schemas';
import { messageServices } from '../../messages';
import { signedIn, type App } from '../../../platform/http/app-type';
import { idempotencyHeaderSchema } from '../../../platform/http/idempotency';
import { sharedLimits } from '../../../platform/http/rate-limit';
import { answerHire } from './answer-hire';
import type { PlacementListener } from './placement';
import { calls } from '../../../platform/http/calls';

const forUsers = calls('application', 'user');

/** Both sides confirm a contract with one call; the session says which side it is (PK-07). */
export function registerHireConfirmation(app: App, listeners: readonly PlacementListener[]): void {
  app.post(
    '/company/application/:id/confirm-hire/',
    forUsers(
      'Owner or applicant: a contract was signed, was not, or the own confirmation is taken back',
      {
        headers: idempotencyHeaderSchema,
        params: idParamsSchema,
        body: hireAnswerSchema,
        response: { 200: hireSchema },
      },
      { rateLimit: sharedLimits.reply },
    ),
    (request) =>
      answerHire(app.databases, messageServices(app, request), listeners, {
        id: request.params.id,
        ...request.body,
        viewer: signedIn(request),
        idempotencyKey: request.headers['idempotency-key'],
      }),
  );
}
