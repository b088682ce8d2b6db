import { COMPANY_FIELDS, plainFields, type Field, type PlainField } from '../src/company-fields';
import type { Company } from '../src/schemas';

const emptyOf = ({ kind, isRequired }: Field) => (kind === 'flag' ? false : isRequired ? '' : null);

/** The fields that their kind describes, and what follows from them, of a provider that has filled in none of them. */
export function emptyFields(): Pick<Company, Exclude<PlainField, 'email'> | 'own_share'> {
  const { email: _, ...fields } = Object.fromEntries(
    plainFields().map((name) => [name, emptyOf(COMPANY_FIELDS[name])]),
  ) as Pick<Company, Exclude<PlainField, 'email'>> & { email: null };
  return { ...fields, own_share: null };
}
