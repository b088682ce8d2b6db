import { routes, hasStatus, defineSliceApi, addTexts } from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import type { RatingListItem, RatingResponse } from '@care/contracts/schemas';
import { Button, Row, Stack, StandaloneLink } from '@care/ui';
import { ConfirmButton } from '@care/ui/dialog';
import { StatusMessage } from '@care/ui/more';
import { MessageSquare, Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { REVIEW_MAX_LENGTH } from '@care/contracts/constants';
import {
  SubmitButton,
  TextArea,
  trimmed,
  useDraft,
  CallForm,
  definedProblems,
  useFirstFieldFocus,
  lengthProblem,
} from '@care/ui/form';
import styled from '@emotion/styled';
import { useAuthor } from '../author/use-author';
import texts from './texts.de.json';

const answerText = addTexts('rating-answer', texts);

type Done = 'sent' | 'saved' | 'deleted';

/** Actions of the owner at a rating: answer it, if the tier includes it, and change or delete the answer (RV-06). */
export function OwnerAnswer({ rating }: { rating: RatingListItem }) {
  const [isWriting, setWriting] = useState(false);
  const [done, setDone] = useState<Done>();
  const buttons = useRef<HTMLDivElement>(null);
  const { can_respond, can_respond_from_plus, can_change_response } = rating.viewer;
  // The company area links to the rating (AC-16), which has no id of its own.
  useEffect(() => {
    if (window.location.hash === `#rating-${rating.id}`) buttons.current?.closest('article')?.scrollIntoView();
  }, [rating.id]);
  const open = () => {
    setDone(undefined);
    setWriting(true);
  };
  const close = (what?: Done) => {
    flushSync(() => {
      setWriting(false);
      setDone(what);
    });
    if (!what) buttons.current?.querySelector('button')?.focus(); // the form with the focused button is gone
  };
  if (isWriting && (can_respond || can_change_response))
    return <AnswerForm rating={rating} onDone={close} onCancel={() => close()} />;
  return (
    <Stack gap="small">
      {done && <StatusMessage key={done} kind="success" title={answerText(done)} />}
      <div ref={buttons}>
        {(can_respond || (can_respond_from_plus && !isWriting)) && (
          <Button variant="secondaryBlue" size="small" icon={MessageSquare} onClick={open}>
            {answerText('answer')}
          </Button>
        )}
        {/* The owner of a provider with the Free package learns which packages include answers (PK-05). */}
        {can_respond_from_plus && isWriting && (
          <StatusMessage kind="info" title={accountText('errors.onlyPlusPremiumAnswer')}>
            <StandaloneLink to={routes.packages.build()}>{answerText('packages')}</StandaloneLink>
          </StatusMessage>
        )}
        {can_change_response && rating.response && (
          <Row>
            <Button variant="bgNone" size="small" onClick={open}>
              {answerText('edit')}
            </Button>
            <DeleteAnswer rating={rating.id} id={rating.response.id} onDeleted={() => close('deleted')} />
          </Row>
        )}
      </div>
    </Stack>
  );
}

function DeleteAnswer({ rating, id, onDeleted }: { rating: number; id: number; onDeleted: () => void }) {
  const [remove] = answerApi.remove.useMutation();
  // Not found: it was deleted before, and the answer was lost.
  const run = async () => {
    const { error } = await remove({ rating, id });
    return hasStatus(error, 404) ? {} : { error };
  };
  const text = answerText('delete');
  return (
    <ConfirmButton
      variant="bgNone"
      size="small"
      danger
      run={run}
      onDone={onDeleted}
      ask={{ title: text, text: answerText('deleteText'), action: text }}
    >
      {text}
    </ConfirmButton>
  );
}

/** The form is wider than the buttons of the row in which it appears. */
const WholeRow = styled.div`
  flex: 1 0 100%;
`;

interface AnswerFormProps {
  rating: Pick<RatingListItem, 'id' | 'response'>;
  onDone: (what: 'sent' | 'saved') => void;
  onCancel: () => void;
}

/** Writes the answer to a rating, or changes it (RV-06). Errors about the rating are at the text, others above the form. */
function AnswerForm({ rating: { id: rating, response }, onDone, onCancel }: AnswerFormProps) {
  const author = useAuthor();
  const [send] = answerApi.send.useMutation();
  const [change] = answerApi.change.useMutation();
  const draftName = `rating-answer:${rating}`;
  const draft = useDraft(draftName);
  const [initialValues] = useState({ description: response?.description });
  const form = useFirstFieldFocus(true);
  const cancel = () => {
    draft.remove();
    onCancel();
  };
  return (
    <WholeRow ref={form}>
      <CallForm<{ description?: string }>
        draft={draftName}
        initialValues={initialValues}
        required={['description']}
        validate={(values) => definedProblems({ description: lengthProblem(values.description, REVIEW_MAX_LENGTH) })}
        requiredHint={false}
        send={(values, keyOf) => {
          const description = trimmed(values.description);
          if (response) return change({ id: response.id, rating, description });
          return send({ rating, author, description, idempotencyKey: keyOf({ rating, description }) });
        }}
        rename={({ rating: gone, ...details }) => ({ ...details, ...(gone ? { description: gone } : {}) })}
        onDone={() => onDone(response ? 'saved' : 'sent')}
      >
        <TextArea
          name="description"
          label={answerText('yourAnswer')}
          hint={answerText('hint')}
          required
          rows={5}
          maxLength={REVIEW_MAX_LENGTH}
        />
        <Row>
          <SubmitButton icon={Send}>{answerText(response ? 'save' : 'send')}</SubmitButton>
          <Button variant="bgNone" onClick={cancel}>
            {answerText('cancel')}
          </Button>
        </Row>
      </CallForm>
    </WholeRow>
  );
}

interface NewAnswer {
  rating: number;
  author: number | undefined;
  description: string;
  /** One key for all repetitions of this answer. */
  idempotencyKey: string;
}

// Also after a refusal: the answer, the package or the rating may have changed meanwhile.
const changed = (_answer: unknown, _error: unknown, { rating }: { rating: number }) => [
  { type: 'Rating' as const, id: rating },
];

/** The answer of a provider's owner to a rating (RV-06). */
const answerApi = defineSliceApi('rating-answer', (build) => ({
  send: build.mutation<RatingResponse, NewAnswer>({
    query: ({ idempotencyKey, ...body }) => ({ url: '/rating/response/', body, idempotencyKey }),
    invalidatesTags: changed,
  }),
  change: build.mutation<RatingResponse, { id: number; rating: number; description: string }>({
    query: ({ id, description }) => ({ url: `/rating/response/${id}/`, method: 'PATCH', body: { description } }),
    invalidatesTags: changed,
  }),
  remove: build.mutation<undefined, { id: number; rating: number }>({
    query: ({ id }) => ({ url: `/rating/response/${id}/`, method: 'DELETE' }),
    invalidatesTags: changed,
  }),
}));
