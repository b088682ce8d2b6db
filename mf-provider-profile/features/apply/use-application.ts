import { asApiError, type ApiError, t } from '@care/contracts';
import type { ApplicationSent, CompanyPage, JobOffer, ApplicationInput } from '@care/contracts/schemas';
import { errorBody } from '@care/ui';
import {
  FORM_ERROR,
  submitErrors,
  useRepeatKey,
  definedProblems,
  emailProblem,
  requiredProblems,
  trimmed,
  type Problems,
} from '@care/ui/form';
import { useRef } from 'react';
import { PDF_MAX_BYTES } from '@care/contracts/constants';
import { applyApi } from './apply-api';

/** The values of the form; an untouched field is undefined. */
export interface ApplyValues {
  email?: string;
  message?: string;
  file?: File;
  consent?: boolean;
}

/** Fields for which the server may return errors. */
const serverFields = ['email', 'message', 'file', 'consent'] as const;

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
const applicationOf = (values: ApplyValues, attachment: number | undefined): ApplicationInput => ({
  email: trimmed(values.email),
  message: trimmed(values.message),
  consent: true,
  ...(attachment === undefined ? {} : { attachments: [attachment] }),
});

type ApplicationResult = { sent: ApplicationSent } | { errors: ReturnType<typeof submitErrors> };

/** Uploads the file, then sends the application. After a failure an uploaded file is not uploaded again. */
export function useApplication({ id }: CompanyPage, offer: JobOffer | undefined) {
  const [attach] = applyApi.attach.useMutation();
  const [send] = applyApi.send.useMutation();
  const keyFor = useRepeatKey();
  const uploaded = useRef<{ file: File; id: number }>(undefined);
  return async (values: ApplyValues): Promise<ApplicationResult> => {
    const { file } = values;
    if (file && uploaded.current?.file !== file) {
      const { data, error } = await attach(file);
      if (!data) return { errors: errorsOf(asApiError(error)) };
      uploaded.current = { file, id: data.id };
    }
    const application = applicationOf(values, file && uploaded.current?.id);
    const { data, error } = await send({
      companyId: id,
      offerId: offer?.id,
      application,
      idempotencyKey: keyFor(application),
    });
    if (data) return { sent: data };
    const { attachments, ...errors } = errorsOf(asApiError(error));
    if (!attachments) return { errors };
    // The server has deleted the uploaded file, so the next attempt uploads it again.
    uploaded.current = undefined;
    return { errors: { ...errors, file: attachments } };
  };
}

/** Errors by field; an earlier application (409) is an error of the whole form. */
function errorsOf(error: ApiError): Record<string, unknown> {
  if (error.kind === 'http' && error.status === 409) return { [FORM_ERROR]: errorBody(error).message };
  return { ...submitErrors(error, [...serverFields, 'attachments']) };
}
