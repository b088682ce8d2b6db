import { t, type ApiError } from '@care/contracts';
import { apiErrorMessage, errorBody } from '@care/ui';
import { FORM_ERROR, type SubmissionErrors } from 'final-form';

type Details = Record<string, unknown>;

/** A message or a list of messages, joined by spaces (SH-21). */
function joined(detail: unknown): string | undefined {
  const messages = (Array.isArray(detail) ? detail : [detail]).filter((one): one is string => typeof one === 'string');
  return messages.join(' ') || undefined;
}

/** Details that name no field of any form: text for the form as a whole. */
const wholeForm = 'detail';

/**
 * Turns a failed call into final-form's errors: `error.details` goes to the fields that this form has, list entries joined by
 * spaces (SH-21). What names no field of the form becomes the form's own error: the server's `detail`, else
 * "Daten falsch ausgefüllt"; without details it is the sentence of the failure itself (SH-25). `rename` is for forms whose
 * fields have other names than the server's.
 */
export function submitErrors(
  error: ApiError,
  knownFields: readonly string[],
  rename: (details: Details) => Details = (details) => details,
): SubmissionErrors {
  const given = errorBody(error).details;
  if (!given || (error.kind === 'http' && error.status >= 500)) return { [FORM_ERROR]: apiErrorMessage(error) };
  const details = rename(given);
  const errors: Record<string, string> = {};
  for (const [field, detail] of Object.entries(details)) {
    const message = joined(detail);
    // "localizations.0.address" belongs to the field that holds the list.
    const owner = [field, field.split('.')[0] ?? ''].find((name) => knownFields.includes(name));
    if (message && owner) errors[owner] ??= message;
  }
  if (Object.keys(errors).length > 0) return errors;
  return { [FORM_ERROR]: joined(details[wholeForm]) ?? t('errors.wrongData') };
}
