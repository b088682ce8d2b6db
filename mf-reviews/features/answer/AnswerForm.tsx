import { REVIEW_MAX_LENGTH } from '@care/contracts/constants';
import type { RatingListItem } from '@care/contracts/schemas';
import { Button, Row } from '@care/ui';
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
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useAuthor } from '../author/use-author';
import { answerApi } from './answer-api';
import { answerText } from './texts';

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
export function AnswerForm({ rating: { id: rating, response }, onDone, onCancel }: AnswerFormProps) {
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
