import type { Mutator } from 'final-form';

/**
 * Removes what the server said about the last attempt: its error of the whole form, and its errors at fields that were
 * changed since. The library keeps them while `validate` prevents an attempt, and then shows them again (SH-21).
 */
export function dropOutdatedErrors<Values extends object>(
  ...[, { formState, fields }, { getIn }]: Parameters<Mutator<Values>>
): void {
  const { submitErrors = {}, lastSubmittedValues = {}, values } = formState;
  delete formState.submitError;
  formState.submitErrors = Object.fromEntries(
    Object.entries(submitErrors).filter(([name]) =>
      fields[name as keyof Values]?.isEqual(getIn(lastSubmittedValues, name), getIn(values, name)),
    ),
  );
}
