import { REPORT_MAX_LENGTH } from '@care/contracts/field-rules';
import type { RatingQuestion } from '@care/contracts/schemas';
import { Heading, Panel, Stack } from '@care/ui';
import { FileField, SubmitButton, TextArea, trimmed, CallForm, definedProblems, lengthProblem } from '@care/ui/form';
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
        <CallForm<{ file?: File }>
          repeats
          send={async ({ file }) => (file ? upload({ id, file }) : {})}
          onDone={() => setUploads(uploads + 1)}
          required={['file']}
          requiredHint={false}
        >
          <FileField name="file" label={proofText('file')} hint={proofText('fileHint')} accept={TYPES} required />
          <div>
            <SubmitButton icon={Upload} variant="secondaryBlue">
              {proofText('upload')}
            </SubmitButton>
          </div>
        </CallForm>
      </Stack>
    </Panel>
  );
}

/** The answer of an author to the desk, once. */
export function AnswerToDesk({ id }: { id: number }) {
  const [answer] = reportApi.answer.useMutation();
  return (
    <CallForm<{ answer?: string }>
      draft={`rating-proof:${id}`}
      send={(values) => answer({ id, answer: trimmed(values.answer) })}
      required={['answer']}
      validate={(values) => definedProblems({ answer: lengthProblem(values.answer, REPORT_MAX_LENGTH) })}
    >
      <TextArea name="answer" label={proofText('answer')} required rows={6} maxLength={REPORT_MAX_LENGTH} />
      <div>
        <SubmitButton icon={Send} size="large">
          {proofText('send')}
        </SubmitButton>
      </div>
    </CallForm>
  );
}
