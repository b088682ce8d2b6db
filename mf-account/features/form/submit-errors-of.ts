import type { ApiError } from '@care/contracts';
import { errorBody } from '@care/ui';
import { submitErrors } from '@care/ui/form';

type Details = Record<string, unknown>;

/** The errors of a failed call by the fields of a form whose fields have other names than the server's (SH-21). */
export function submitErrorsOf(error: ApiError, fields: readonly string[], rename: (details: Details) => Details) {
  const { details } = errorBody(error);
  if (!details || error.kind !== 'http') return submitErrors(error, fields);
  const body = error.data as { error: object };
  return submitErrors({ ...error, data: { error: { ...body.error, details: rename(details) } } }, fields);
}
