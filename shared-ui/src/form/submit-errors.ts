import { t, type ApiError } from '@care/contracts';
import { apiErrorMessage, errorBody } from '@care/ui';
import { FORM_ERROR, type SubmissionErrors } from 'final-form';

type Details = Record<string, unknown>;

/** One message, or a list of messages joined by spaces (SH-21). */
function joined(detail: unknown): string | undefined {
  const messages = (Array.isArray(detail) ? detail : [detail]).filter((one): one is string => typeof one === 'string');
  return messages.join(' ') || undefined;
}

/** The key of details that concern the whole form. */
const FORM_DETAIL = 'detail';

/**
 * Converts a failed call to final-form's errors. Entries of `error.details` go to the known fields, list entries joined
 * by spaces (SH-21). If no entry names a known field, the error of the whole form is the server's `detail`, or else
 * "Daten falsch ausgefüllt"; without details it is the message of the failed call (SH-25). `rename` is for forms whose
 * field names differ from the server's.
 */
export function submitErrors(
  error: ApiError,
  knownFields: readonly string[],
  rename: (details: Details) => Details = (details) => details,
): SubmissionErrors {
  const serverDetails = errorBody(error).details;
  if (!serverDetails || (error.kind === 'http' && error.status >= 500)) return { [FORM_ERROR]: apiErrorMessage(error) };
  const details = rename(serverDetails);
  const errors: Record<string, string> = {};
  for (const [field, detail] of Object.entries(details)) {
    const message = joined(detail);
    // An error of "localizations.0.address" is shown at the field "localizations".
    const owner = [field, field.split('.')[0] ?? ''].find((name) => knownFields.includes(name));
    if (message && owner) errors[owner] ??= message;
  }
  if (Object.keys(errors).length > 0) return errors;
  return { [FORM_ERROR]: joined(details[FORM_DETAIL]) ?? t('errors.wrongData') };
}

/**
 * For a list that is sent with chosen entries first and then those in own words: errors of the latter, such as
 * "services.3", belong to the field for own words (SH-21).
 */
export const ownEntryDetails = (
  details: Details,
  list: string,
  { chosen = [], own = 'others' }: { chosen: readonly unknown[] | undefined; own?: string },
): Details =>
  Object.fromEntries(
    Object.entries(details).map(([field, detail]) => {
      const [name, index] = field.split('.');
      return [name === list && Number(index) >= chosen.length ? own : field, detail];
    }),
  );
