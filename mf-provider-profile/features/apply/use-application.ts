import { asApiError, type ApiError } from '@care/contracts';
import type { ApplicationSent, CompanyPage, JobOffer } from '@care/contracts/schemas';
import { errorBody } from '@care/ui';
import { FORM_ERROR, submitErrors, useRepeatKey } from '@care/ui/form';
import { useRef } from 'react';
import { applyApi } from './apply-api';
import { applicationOf, serverFields, type ApplyValues } from './apply-values';

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
