import { t } from '@care/contracts';
import type { CompanyPage, MessageInput } from '@care/contracts/schemas';
import { tt } from './texts';

/** What stands in the form; an untouched field is missing. */
export interface MessageValues {
  name?: string;
  lastname?: string;
  email?: string;
  phone?: string;
  title?: string;
  content?: string;
  consent?: boolean;
}

/** Fields that the server may say something about. */
export const serverFields = ['name', 'lastname', 'email', 'phone', 'title', 'content'] as const;
const required = ['name', 'lastname', 'email', 'content'] as const;

/** What is missing, by field (PP-15); whether an address or number can be right is for the server to say. */
export function problemsOf(values: MessageValues): Partial<Record<keyof MessageValues, string>> {
  const missing = required.filter((field) => !values[field]?.trim()).map((field) => [field, t('fields.required')]);
  const isAddress = !values.email?.trim() || /^\S+@\S+\.\S+$/.test(values.email.trim());
  return {
    ...(isAddress ? {} : { email: t('fields.email') }),
    ...Object.fromEntries(missing),
    ...(values.consent ? {} : { consent: t('errors.consentRequired') }),
  };
}

type Addressee = Pick<CompanyPage, 'id' | 'name'> & { owner: number };

/** The message as the backend takes it; without a subject it is "Nachricht an {company}" (PP-27). */
export function messageOf(values: MessageValues, { id, name, owner }: Addressee): MessageInput {
  const text = (field: (typeof serverFields)[number]) => values[field]?.trim() ?? '';
  return {
    title: text('title') || tt('defaultSubject', { company: name }),
    content: text('content'),
    recipient: owner,
    company: id,
    contact_info: { name: text('name'), lastname: text('lastname'), email: text('email'), phone: text('phone') },
  };
}
