import { asApiError, type ApiError } from '@care/contracts';
import type { ApplicationSent, CompanyPage, JobOffer } from '@care/contracts/schemas';
import { errorBody } from '@care/ui';
import { FORM_ERROR, submitErrors, useRepeatKey } from '@care/ui/form';
import { useRef } from 'react';
import { applyApi } from './apply-api';
import { applicationOf, serverFields, type ApplyValues } from './apply-values';

type Sent = { sent: ApplicationSent } | { errors: ReturnType<typeof submitErrors> };

/** Sends an application, its file first; a file that is on the server already is not sent again after a failure. */
export function useApplication({ id }: CompanyPage, offer: JobOffer | undefined) {
  const [attach] = applyApi.attach.useMutation();
  const [send] = applyApi.send.useMutation();
  const keyFor = useRepeatKey();
  const uploaded = useRef<{ file: File; id: number }>(undefined);
  return async (values: ApplyValues): Promise<Sent> => {
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
    // It was kept for so long only: the next attempt uploads the file again.
    uploaded.current = undefined;
    return { errors: { ...errors, file: attachments } };
  };
}

/** Under the fields; that somebody has applied here before is said as a whole (409). */
function errorsOf(error: ApiError): Record<string, unknown> {
  if (error.kind === 'http' && error.status === 409) return { [FORM_ERROR]: errorBody(error).message };
  return { ...submitErrors(error, [...serverFields, 'attachments']) };
}
