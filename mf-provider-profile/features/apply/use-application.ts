import { asApiError, t, defineSliceApi } from '@care/contracts';
import type {
  ApplicationSent,
  CompanyPage,
  JobOffer,
  ApplicationInput,
  JobSeeker,
  OwnApplications,
  UploadedAttachment,
} from '@care/contracts/schemas';
import { errorBody } from '@care/ui';
import { definedProblems, emailProblem, requiredProblems, trimmed, type Problems } from '@care/ui/form';
import { useRef } from 'react';
import { PDF_MAX_BYTES } from '@care/contracts/constants';
import { listTags } from '@care/contracts/tags';

interface Sending {
  companyId: number;
  /** Undefined for an unsolicited application. */
  offerId?: number;
  application: ApplicationInput;
  /** One key for all retries of this application. */
  idempotencyKey: string;
}

export const applyApi = defineSliceApi('provider-apply', (build) => ({
  /** The own profile, with the applicant's name and photo (PP-16). */
  applicant: build.query<JobSeeker, number>({
    query: (id) => `/user/profile/${id}/`,
    providesTags: (_profile, _error, id) => [
      { type: 'JobSeeker', id },
      { type: 'User', id: 'PROFILE' },
    ],
  }),
  /** The latest own applications. */
  own: build.query<OwnApplications, void>({
    query: () => '/user/application/?limit=50',
    providesTags: (list) => listTags('Application', list),
    keepUnusedDataFor: 0,
  }),
  attach: build.mutation<UploadedAttachment, File>({
    query: (file) => {
      const body = new FormData();
      body.append('file', file);
      return { url: '/user/application/attachment/', body };
    },
  }),
  send: build.mutation<ApplicationSent, Sending>({
    query: ({ companyId, offerId, application, idempotencyKey }) => ({
      url: offerId ? `/company/job-offer/${offerId}/application/` : `/company/${companyId}/application/`,
      body: application,
      idempotencyKey,
    }),
    invalidatesTags: [
      { type: 'Application', id: 'LIST' },
      { type: 'Message', id: 'LIST' },
    ],
  }),
}));

/** The values of the form; an untouched field is undefined. */
export interface ApplyValues {
  email?: string;
  message?: string;
  file?: File;
  consent?: boolean;
}

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

/** Uploads the file, then sends the application. After a failure an uploaded file is not uploaded again. */
export function useApplication({ id }: CompanyPage, offer: JobOffer | undefined) {
  const [attach] = applyApi.attach.useMutation();
  const [send] = applyApi.send.useMutation();
  const uploaded = useRef<{ file: File; id: number }>(undefined);
  return async (values: ApplyValues, keyOf: (content: unknown) => string) => {
    const { file } = values;
    if (file && uploaded.current?.file !== file) {
      const { data, error } = await attach(file);
      if (!data) return { error };
      uploaded.current = { file, id: data.id };
    }
    const application = applicationOf(values, file && uploaded.current?.id);
    const result = await send({ companyId: id, offerId: offer?.id, application, idempotencyKey: keyOf(application) });
    // The server has deleted the uploaded file, so the next attempt uploads it again.
    if (result.error && errorBody(asApiError(result.error)).details?.attachments) uploaded.current = undefined;
    return result;
  };
}

/** The server's details for the fields of the form; an earlier application is an error of the whole form. */
export const renamed = ({ attachments, uniqueness, ...details }: Record<string, unknown>) => ({
  ...details,
  ...(attachments ? { file: attachments } : {}),
  ...(uniqueness ? { detail: uniqueness } : {}),
});
