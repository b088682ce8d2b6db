import { t } from '@care/contracts';
import { PDF_MAX_BYTES } from '@care/contracts/constants';
import type { ApplicationInput } from '@care/contracts/schemas';
import { definedProblems, emailProblem, requiredProblems, trimmed, type Problems } from '@care/ui/form';

/** The values of the form; an untouched field is undefined. */
export interface ApplyValues {
  email?: string;
  message?: string;
  file?: File;
  consent?: boolean;
}

/** Fields for which the server may return errors. */
export const serverFields = ['email', 'message', 'file', 'consent'] as const;

const isPdf = ({ type, name }: File): boolean => type === 'application/pdf' || (type === '' && /\.pdf$/i.test(name));

function fileProblem(file: File): string | undefined {
  if (!isPdf(file)) return t('errors.invalidPhotoType');
  return file.size > PDF_MAX_BYTES ? t('errors.photoIsTooLarge') : undefined;
}

/** Missing or unsendable values, by field (PP-16). The type of a file is checked before its size. */
export const problemsOf = (values: ApplyValues): Problems<ApplyValues> =>
  definedProblems({
    email: emailProblem(values.email),
    ...requiredProblems(values, ['email', 'message']),
    file: values.file && fileProblem(values.file),
    consent: values.consent ? undefined : t('errors.consentRequired'),
  });

/** The application in the format of the API. */
export const applicationOf = (values: ApplyValues, attachment: number | undefined): ApplicationInput => ({
  email: trimmed(values.email),
  message: trimmed(values.message),
  consent: true,
  ...(attachment === undefined ? {} : { attachments: [attachment] }),
});
