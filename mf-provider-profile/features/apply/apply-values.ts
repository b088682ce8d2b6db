import { t } from '@care/contracts';
import { PDF_MAX_BYTES } from '@care/contracts/constants';
import type { ApplicationInput } from '@care/contracts/schemas';

/** What stands in the form; an untouched field is missing. */
export interface ApplyValues {
  email?: string;
  message?: string;
  file?: File;
  consent?: boolean;
}

/** Fields that the server may say something about. */
export const serverFields = ['email', 'message', 'file', 'consent'] as const;

const isPdf = ({ type, name }: File): boolean => type === 'application/pdf' || (type === '' && /\.pdf$/i.test(name));

function fileProblem(file: File): string | undefined {
  if (!isPdf(file)) return t('errors.invalidPhotoType');
  return file.size > PDF_MAX_BYTES ? t('errors.photoIsTooLarge') : undefined;
}

/** What is missing or cannot be sent, by field (PP-16); the type of a file is looked at before its size. */
export function problemsOf({ email, message, file, consent }: ApplyValues): Partial<Record<keyof ApplyValues, string>> {
  const address = email?.trim();
  const problems = {
    email: !address ? t('fields.required') : /^\S+@\S+\.\S+$/.test(address) ? undefined : t('fields.email'),
    message: message?.trim() ? undefined : t('fields.required'),
    file: file && fileProblem(file),
    consent: consent ? undefined : t('errors.consentRequired'),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem));
}

/** The application as the backend takes it. */
export function applicationOf(values: ApplyValues, attachment: number | undefined): ApplicationInput {
  return {
    email: values.email?.trim() ?? '',
    message: values.message?.trim() ?? '',
    consent: true,
    ...(attachment === undefined ? {} : { attachments: [attachment] }),
  };
}
