import type { Hire } from '@care/contracts/schemas';
import { applicantNameOf, type ApplicationRow, type Side } from './application-queries';

/** The name of the other side, for a text to this side. */
export const nameOfOther = (row: ApplicationRow, side: Side): string =>
  side === 'employer' ? applicantNameOf(row) || 'Die Pflegekraft' : row.company_name;

/** The name of the other side in a sentence: a provider in quotation marks, because its article cannot be known. */
export const quotedNameOfOther = (row: ApplicationRow, side: Side): string =>
  side === 'employer' ? nameOfOther(row, side) : `„${row.company_name}“`;

/** A text about the change that the other side has made while the person looked at an older state. */
export function changedText(row: ApplicationRow, side: Side, state: Hire['state']): string {
  const name = quotedNameOfOther(row, side);
  if (state === 'ASKED') return `${name} hat inzwischen bestätigt. Bitte prüfen Sie den neuen Stand.`;
  if (state === 'REFUSED')
    return `${name} hat inzwischen angegeben, dass kein Arbeitsvertrag unterschrieben ist. Bitte prüfen Sie den neuen Stand.`;
  if (state === 'OPEN')
    return `${name} hat die Bestätigung inzwischen zurückgenommen. Bitte prüfen Sie den neuen Stand.`;
  return 'Der Stand hat sich inzwischen geändert. Bitte prüfen Sie ihn.';
}
