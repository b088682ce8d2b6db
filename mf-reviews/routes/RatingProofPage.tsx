import { formatDate, routes, useMember, type PageProps } from '@care/contracts';
import type { RatingQuestion } from '@care/contracts/schemas';
import { Alert, Meta, Panel, Stack, Heading } from '@care/ui';
import { StatusMessage, NotFoundPanel, QueryContent, PlainText } from '@care/ui/more';
import { useState } from 'react';
import { REPORT_MAX_LENGTH } from '@care/contracts/field-rules';
import { FileField, SubmitButton, TextArea, trimmed, CallForm, definedProblems, lengthProblem } from '@care/ui/form';
import { Send, Upload } from 'lucide-react';
import { ReviewFrame, ReviewSkeleton, ratingIdOf } from '../features/report/ReviewFrame';
import { reportApi } from '../features/report/report-api';
import { proofText } from '../features/report/texts';

/** `/pflegeanbieter/bewertung/{ratingId}/nachweis`: the author of a hidden rating answers the desk (RV-05). */
export function RatingProofPage({ url, params }: PageProps) {
  const member = useMember(url);
  const id = ratingIdOf(params.ratingId);
  if (id !== undefined && member) return <ForAuthor key={`${member.user.id} ${id}`} id={id} />;
  return <ReviewFrame title={proofText('title')}>{id === undefined ? <NoQuestion /> : <ReviewSkeleton />}</ReviewFrame>;
}

function ForAuthor({ id }: { id: number }) {
  const query = reportApi.question.useQuery(id);
  return (
    <ReviewFrame title={proofText('title')} company={query.currentData?.company}>
      <QueryContent query={query} failed={proofText('failed')} missing={<NoQuestion />} skeleton={<ReviewSkeleton />}>
        {(question) => <Question question={question} />}
      </QueryContent>
    </ReviewFrame>
  );
}

function Question({ question }: { question: RatingQuestion }) {
  const { company, review_summary, reference, answer_until, is_open, answered_at, answer } = question;
  const [wasOpen] = useState(is_open);
  // After sending, the message takes the focus of the form that is gone.
  const Done = wasOpen ? StatusMessage : Alert;
  return (
    <>
      {is_open && <p>{proofText('lead', { company: company.name })}</p>}
      <Meta>
        {proofText('summary', { summary: review_summary })} · {reference}
      </Meta>
      <Alert kind="info" title={proofText('question')} announce="none">
        <PlainText>{question.question}</PlainText>
        {is_open && <p>{proofText('until', { date: formatDate(answer_until) })}</p>}
      </Alert>
      {is_open ? (
        <Stack gap="large">
          <Proofs question={question} />
          <AnswerToDesk id={question.rating} />
        </Stack>
      ) : answered_at ? (
        <>
          <Done kind="success" title={proofText('sent')}>
            <p>{proofText('sentHint')}</p>
          </Done>
          <Panel>
            <PlainText>{answer}</PlainText>
          </Panel>
        </>
      ) : (
        <Alert kind="info" title={proofText('closed')} announce="none" />
      )}
    </>
  );
}

const NoQuestion = () => (
  <NotFoundPanel
    title={proofText('none')}
    text={proofText('noneHint')}
    to={routes.account.build()}
    action={proofText('toAccount')}
  />
);

const TYPES = 'application/pdf,image/jpeg,image/png,.pdf,.jpg,.jpeg,.png';

/** The proofs of an author that are sent already, and the form for another one. */
function Proofs({ question: { rating: id, documents } }: { question: RatingQuestion }) {
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
function AnswerToDesk({ id }: { id: number }) {
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
