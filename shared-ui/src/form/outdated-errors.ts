import { FORM_ERROR, type Mutator } from 'final-form';

/**
 * Removes what the server said about the last attempt: its error of the whole form, and its errors at fields that were
 * changed since. The library keeps them while `validate` prevents an attempt, and then shows them again (SH-21).
 */
export function dropOutdatedErrors<Values extends object>(
  ...[, { formState, fields }, { getIn }]: Parameters<Mutator<Values>>
): void {
  const { submitErrors, lastSubmittedValues = {}, values } = formState;
  if (!submitErrors) return;
  const isCurrent = (name: string): boolean => {
    const [before, now]: unknown[] = [getIn(lastSubmittedValues, name), getIn(values, name)];
    return fields[name as keyof Values]?.isEqual(before, now) ?? before === now;
  };
  delete formState.submitError;
  formState.submitErrors = Object.fromEntries(
    Object.entries(submitErrors).filter(([name]) => name !== FORM_ERROR && isCurrent(name)),
  );
}
