import { formatDate, routes, useMember, type PageProps } from '@care/contracts';
import type { RatingQuestion } from '@care/contracts/schemas';
import { Alert, Meta, Panel, Stack } from '@care/ui';
import { StatusMessage, NotFoundPanel, QueryContent } from '@care/ui/more';
import styled from '@emotion/styled';
import { useState } from 'react';
import { AnswerToDesk, Proofs } from '../features/report/ProofForms';
import { ReviewFrame, ReviewSkeleton, ratingIdOf } from '../features/report/ReviewFrame';
import { reportApi } from '../features/report/report-api';
import { proofText } from '../features/report/texts';

const PlainText = styled.p`
  white-space: pre-line;
`;

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
    <QueryContent
      query={query}
      failed={proofText('failed')}
      missing={<NoQuestion />}
      skeleton={<ReviewSkeleton />}
      frame={(content) => <ReviewFrame title={proofText('title')}>{content}</ReviewFrame>}
    >
      {(question) => <Question question={question} />}
    </QueryContent>
  );
}

function Question({ question }: { question: RatingQuestion }) {
  const { company, review_summary, reference, answer_until, is_open, answered_at, answer } = question;
  const [wasOpen] = useState(is_open);
  // After sending, the message takes the focus of the form that is gone.
  const Done = wasOpen ? StatusMessage : Alert;
  return (
    <ReviewFrame title={proofText('title')} company={company}>
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
    </ReviewFrame>
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
