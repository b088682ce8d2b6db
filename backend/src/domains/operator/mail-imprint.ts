import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { operatorOf } from './operator-row';

/** Who sends a mail, as business letters say it; below every mail, and nothing as long as there is no name (OP-09). */
export async function mailImprint(db: Kysely<Database>): Promise<string[]> {
  const { name, street, zip_code, city, represented_by, register, vat_id, phone, email } = await operatorOf(db);
  if (!name) return [];
  const place = [zip_code, city].filter(Boolean).join(' ');
  return [
    [name, street, place].filter(Boolean).join(', '),
    represented_by && `Vertreten durch: ${represented_by}`,
    [register, vat_id && `USt-IdNr.: ${vat_id}`].filter(Boolean).join(' · '),
    [phone && `Telefon: ${phone}`, email && `E-Mail: ${email}`].filter(Boolean).join(' · '),
  ].filter(Boolean);
}
