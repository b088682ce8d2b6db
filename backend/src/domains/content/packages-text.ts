import { TRIAL_DAYS } from '@care/contracts/constants';
import type { ContentFields } from '@care/contracts/content-kinds';
import { fillText, tierPlaceholders, type TextValues } from '@care/contracts/texts';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { validationError } from '../../platform/http/errors';
import { publicText } from './editing/content-store';
import { unknownPlaceholder } from './place-holders';

type Leads = ContentFields<'packages'>;

const values: TextValues = { days: TRIAL_DAYS };
const KNOWN: readonly string[] = [...Object.keys(values), ...tierPlaceholders];

/** The lead of the page of packages, while they can be booked or not (OP-102); empty without a public text. */
export async function packagesLead(db: Kysely<Database>, canBook: boolean): Promise<string> {
  const text = await publicText(db, 'packages', 'pakete');
  return text ? fillText(canBook ? text.fields.lead : text.fields.lead_closed, values) : '';
}

/** @throws 422 for a place-holder that the page does not have */
export function checkPackagesText(leads: Leads): void {
  for (const field of ['lead', 'lead_closed'] as const) {
    const unknown = unknownPlaceholder(leads[field], KNOWN);
    if (unknown !== undefined) throw validationError({ [field]: `Diese Angabe kennen wir nicht: {{${unknown}}}` });
  }
}
