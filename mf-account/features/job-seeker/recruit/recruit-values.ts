import { t } from '@care/contracts';
import type { JobSeeker, MessageInput } from '@care/contracts/schemas';
import { emailProblem, missing, phoneProblem, textOf, defined, type Problems } from '../../registration/account-values';
import { ct } from './texts';

/** What stands in the form; an untouched field is missing. */
export interface RecruitValues {
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

/** What is missing or cannot be right, by field. */
export const problemsOf = (values: RecruitValues): Problems<RecruitValues> => ({
  ...defined({ email: emailProblem(values.email), phone: phoneProblem(values.phone) }),
  ...missing(values, required),
  ...(values.consent ? {} : { consent: t('errors.consentRequired') }),
});

/** The message as the backend takes it; without a subject it is "Nachricht an {name}". */
export const messageOf = (
  values: RecruitValues,
  { user_id, visible_name }: Pick<JobSeeker, 'user_id' | 'visible_name'>,
): MessageInput => ({
  title: textOf(values.title) || ct('title', { name: visible_name }),
  content: textOf(values.content),
  recipient: user_id,
  kind: 'RECRUITMENT',
  contact_info: {
    name: textOf(values.name),
    lastname: textOf(values.lastname),
    email: textOf(values.email),
    phone: textOf(values.phone),
  },
});
