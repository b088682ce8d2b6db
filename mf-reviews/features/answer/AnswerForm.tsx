import { asApiError, t } from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import { REVIEW_MAX_LENGTH } from '@care/contracts/constants';
import type { RatingListItem } from '@care/contracts/schemas';
import { Button, Row, Stack } from '@care/ui';
import {
  CareForm,
  FormDraft,
  newDraftKey,
  repeatKeyOf,
  SubmitButton,
  submitErrors,
  TextArea,
  trimmed,
  useDraft,
  useIfShown,
} from '@care/ui/form';
import styled from '@emotion/styled';
import { Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useAuthor } from '../author/use-author';
import { answerApi } from './answer-api';
import { answerText } from './texts';

/** The form is wider than the buttons of the row in which it appears. */
const WholeRow = styled.div`
  flex: 1 0 100%;
`;

interface AnswerValues {
  draftKey?: string;
  description?: string;
}

function problemsOf({ description }: AnswerValues): { description?: string } {
  if (!trimmed(description)) return { description: t('fields.required') };
  return trimmed(description).length > REVIEW_MAX_LENGTH
    ? { description: accountText('fields.maxLength', { max: REVIEW_MAX_LENGTH }) }
    : {};
}

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
  const [draftKey] = useState(newDraftKey);
  const [initialValues] = useState<AnswerValues>({ draftKey, description: response?.description });
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  const done = useIfShown(onDone);
  const submit = async (values: AnswerValues) => {
    const description = trimmed(values.description);
    const { error } = response
      ? await change({ id: response.id, rating, description })
      : await send({
          rating,
          author,
          description,
          idempotencyKey: repeatKeyOf(values.draftKey ?? draftKey, { rating, description }),
        });
    if (error)
      return submitErrors(asApiError(error), ['description'], ({ rating: gone, ...details }) => ({
        ...details,
        ...(gone ? { description: gone } : {}),
      }));
    draft.remove();
    done(response ? 'saved' : 'sent');
    return undefined;
  };
  const cancel = () => {
    draft.remove();
    onCancel();
  };
  return (
    <WholeRow ref={form}>
      <CareForm<AnswerValues>
        onSubmit={submit}
        initialValues={initialValues}
        validate={problemsOf}
        requiredHint={false}
      >
        {() => (
          <Stack>
            <FormDraft name={draftName} />
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
          </Stack>
        )}
      </CareForm>
    </WholeRow>
  );
}
