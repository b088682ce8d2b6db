import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isConflict, isDatabaseAway } from '../process/database-away';
import { DATABASE_FAULT } from '../process/counted-faults';
import { ApiError, badRequest, notFound, validationError, type ErrorOptions } from './errors';
import { answerText } from './texts';
import type { ErrorDetails } from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';

/** Converts schema issues to field → text or texts; an issue without a field goes to `detail`. */
function detailsOf(issues: { instancePath: string; message?: string }[]): ErrorDetails {
  const details: ErrorDetails = {};
  for (const { instancePath, message } of issues) {
    const field = instancePath.replace(/^\//, '').replaceAll('/', '.') || 'detail';
    const text = message ?? answerText('request.wrongField');
    const known = details[field];
    details[field] = known === undefined ? text : [...(Array.isArray(known) ? known : [known]), text];
  }
  return details;
}

const FASTIFY_ERRORS: Record<string, () => ApiError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new ApiError(413, 'payload_too_large', 'Die Anfrage ist zu groß.'),
  FST_REQ_FILE_TOO_LARGE: () => new ApiError(413, 'payload_too_large', t('errors.photoIsTooLarge')),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new ApiError(415, 'unsupported_media_type', 'Dieses Datenformat wird hier nicht angenommen.'),
  FST_ERR_CTP_INVALID_JSON_BODY: () => badRequest('Die Anfrage enthält kein lesbares JSON.'),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => badRequest('Die Anfrage ist leer.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => badRequest(answerText('request.incomplete')),
  FST_ERR_BAD_URL: () => badRequest(answerText('request.unreadableAddress')),
  FST_ERR_ASYNC_CONSTRAINT: () => notFound(),
};

const UNUSABLE_TEXT = new Set(['22021', '22P05']);
const UNUSABLE_NUMBER = new Set(['22003', '22P02']);

function fromSchema(error: FastifyError): ApiError | undefined {
  if (!hasZodFastifySchemaValidationErrors(error)) return undefined;
  const details = detailsOf(error.validation);
  if (error.validationContext === 'params') return notFound();
  if (error.validationContext === 'querystring') return badRequest('Die Adresse enthält ungültige Angaben.', details);
  return validationError(details);
}

const unavailable = (message: string, fault: Pick<ErrorOptions, 'sharedFault'> = {}): ApiError =>
  new ApiError(503, 'unavailable', message, { ...fault, headers: { 'retry-after': '5' } });

function fromDatabase(error: FastifyError): ApiError | undefined {
  if (UNUSABLE_TEXT.has(error.code)) return badRequest('Die Anfrage enthält unzulässige Zeichen.');
  if (UNUSABLE_NUMBER.has(error.code)) return badRequest('Die Anfrage enthält eine unzulässige Zahl.');
  if (isDatabaseAway(error))
    return unavailable('Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es erneut.', {
      sharedFault: DATABASE_FAULT,
    });
  if (isConflict(error))
    return unavailable('Gleichzeitig wurde etwas anderes gespeichert. Bitte versuchen Sie es erneut.');
  return undefined;
}

/** Converts any thrown error to the answer for users and clients. */
export function toApiError(error: FastifyError): ApiError {
  if (error instanceof ApiError) return error;
  const known = fromSchema(error) ?? FASTIFY_ERRORS[error.code]?.() ?? fromDatabase(error);
  if (known) return known;
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return new ApiError(error.statusCode, 'bad_request', 'Die Anfrage ist nicht zulässig.');
  return new ApiError(500, 'unexpected', t('errors.unexpectedError'));
}

export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const answer = toApiError(error);
  request.isWrongGuess = answer.options.isWrongGuess ?? false;
  const { sharedFault } = answer.options;
  if (sharedFault) request.server.faults.count(sharedFault, error instanceof ApiError ? error.cause : error);
  else if (answer.status >= 500) request.log.error({ err: error }, 'request failed');
  void reply
    .code(answer.status)
    .headers({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      ...answer.options.headers,
    })
    .serializer(JSON.stringify)
    .send(answer.body(request.id));
}
