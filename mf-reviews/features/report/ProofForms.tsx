import { asApiError, t } from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import { REPORT_MAX_LENGTH } from '@care/contracts/field-rules';
import type { RatingQuestion } from '@care/contracts/schemas';
import { Heading, Panel, Stack } from '@care/ui';
import { CareForm, FileField, FormDraft, SubmitButton, submitErrors, TextArea, trimmed, useDraft } from '@care/ui/form';
import { StatusMessage } from '@care/ui/more';
import { Send, Upload } from 'lucide-react';
import { useState } from 'react';
import { reportApi } from './report-api';
import { proofText } from './texts';

const TYPES = 'application/pdf,image/jpeg,image/png,.pdf,.jpg,.jpeg,.png';

/** The proofs of an author that are sent already, and the form for another one. */
export function Proofs({ question: { rating: id, documents } }: { question: RatingQuestion }) {
  const [upload] = reportApi.upload.useMutation();
  const [uploads, setUploads] = useState(0);
  const send = async ({ file }: { file?: File }) => {
    if (!file) return { file: t('fields.required') };
    const { error } = await upload({ id, file });
    if (error) return submitErrors(asApiError(error), ['file']);
    setUploads(uploads + 1);
    return undefined;
  };
  return (
    <Panel>
      <Stack>
        <Heading level={2} look={3}>
          {proofText('documents')}
        </Heading>
        <p>{proofText('documentsHint')}</p>
        {documents.length > 0 && (
          <ul>
            {documents.map((document) => (
              <li key={document.id}>{document.file_name}</li>
            ))}
          </ul>
        )}
        {uploads > 0 && <StatusMessage key={uploads} kind="success" title={proofText('uploaded')} />}
        <CareForm<{ file?: File }>
          key={`form ${uploads}`}
          onSubmit={send}
          validate={({ file }) => (file ? {} : { file: t('fields.required') })}
          requiredHint={false}
        >
          {() => (
            <Stack>
              <FileField name="file" label={proofText('file')} hint={proofText('fileHint')} accept={TYPES} required />
              <div>
                <SubmitButton icon={Upload} variant="secondaryBlue">
                  {proofText('upload')}
                </SubmitButton>
              </div>
            </Stack>
          )}
        </CareForm>
      </Stack>
    </Panel>
  );
}

interface AnswerValues {
  answer?: string;
}

function problemsOf({ answer }: AnswerValues): { answer?: string } {
  if (!trimmed(answer)) return { answer: t('fields.required') };
  return trimmed(answer).length > REPORT_MAX_LENGTH
    ? { answer: accountText('fields.maxLength', { max: REPORT_MAX_LENGTH }) }
    : {};
}

/** The answer of an author to the desk, once. */
export function AnswerToDesk({ id }: { id: number }) {
  const [answer] = reportApi.answer.useMutation();
  const draftName = `rating-proof:${id}`;
  const draft = useDraft(draftName);
  const send = async (values: AnswerValues) => {
    const { error } = await answer({ id, answer: trimmed(values.answer) });
    if (error) return submitErrors(asApiError(error), ['answer']);
    draft.remove();
    return undefined;
  };
  return (
    <CareForm<AnswerValues> onSubmit={send} validate={problemsOf}>
      {() => (
        <Stack>
          <FormDraft name={draftName} />
          <TextArea name="answer" label={proofText('answer')} required rows={6} maxLength={REPORT_MAX_LENGTH} />
          <div>
            <SubmitButton icon={Send} size="large">
              {proofText('send')}
            </SubmitButton>
          </div>
        </Stack>
      )}
    </CareForm>
  );
}
