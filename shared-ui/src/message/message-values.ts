import { t, type ApiError } from '@care/contracts';
import type { MessageInput } from '@care/contracts/schemas';
import { defined, emailProblem, missing, phoneProblem, submitErrors, textOf, type Problems } from '@care/ui/form';
import { messageText } from './texts';

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
const messageFields = ['name', 'lastname', 'email', 'phone', 'title', 'content'] as const;
const required = ['name', 'lastname', 'email', 'content'] as const;

/** What is missing or cannot be right, by field (PP-15, AC-12). */
export const problemsOf = (values: MessageValues): Problems<MessageValues> => ({
  ...defined({ email: emailProblem(values.email), phone: phoneProblem(values.phone) }),
  ...missing(values, required),
  ...(values.consent ? {} : { consent: t('errors.consentRequired') }),
});

/** A message but for who gets it. */
export type WrittenMessage = Pick<MessageInput, 'title' | 'content' | 'contact_info'>;

/** The message as the backend takes it; without a subject it is "Nachricht an {name}" (PP-27). */
export const messageOf = (values: MessageValues, name: string): WrittenMessage => ({
  title: textOf(values.title) || messageText('title', { name }),
  content: textOf(values.content),
  contact_info: {
    name: textOf(values.name),
    lastname: textOf(values.lastname),
    email: textOf(values.email),
    phone: textOf(values.phone),
  },
});

/** Of a message that was refused, by field; that the recipient takes none is said of the form as a whole (PP-15, AC-12). */
export const messageErrors = (error: ApiError) =>
  submitErrors(error, messageFields, ({ recipient, ...rest }) => ({ detail: recipient, ...rest }));
