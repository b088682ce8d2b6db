import { t, type ApiError, addTexts } from '@care/contracts';
import type { MessageInput } from '@care/contracts/schemas';
import { definedProblems, emailProblem, phoneProblem, submitErrors, trimmed, type Problems } from '@care/ui/form';
import texts from './texts.de.json';

export const messageText = addTexts('ui-message', texts);

/** The values of the form; an untouched field is undefined. */
export interface MessageValues {
  name?: string;
  lastname?: string;
  email?: string;
  phone?: string;
  title?: string;
  content?: string;
  consent?: boolean;
}

/** Fields for which the server may return errors. */
const messageFields = ['name', 'lastname', 'email', 'phone', 'title', 'content'] as const;
/** Fields that must not be empty. */
export const required = ['name', 'lastname', 'email', 'content'] as const;

/** Validates the form (PP-15, AC-12). */
export const problemsOf = (values: MessageValues): Problems<MessageValues> => ({
  ...definedProblems({ email: emailProblem(values.email), phone: phoneProblem(values.phone) }),
  ...(values.consent ? {} : { consent: t('errors.consentRequired') }),
});

/** A message without its recipient. */
export type WrittenMessage = Pick<MessageInput, 'title' | 'content' | 'contact_info'>;

/** The message in the format of the API; the default subject is "Nachricht an {name}" (PP-27). */
export const messageOf = (values: MessageValues, name: string): WrittenMessage => ({
  title: trimmed(values.title) || messageText('title', { name }),
  content: trimmed(values.content),
  contact_info: {
    name: trimmed(values.name),
    lastname: trimmed(values.lastname),
    email: trimmed(values.email),
    phone: trimmed(values.phone),
  },
});

/** Errors of a rejected message by field; an error about the recipient is an error of the whole form (PP-15, AC-12). */
export const messageErrors = (error: ApiError) =>
  submitErrors(error, messageFields, ({ recipient, ...rest }) => ({ detail: recipient, ...rest }));
