import styled from '@emotion/styled';
import { routes } from '@care/contracts';
import { Alert, Button, ButtonLink, Meta, Row, Stack } from '@care/ui';
import { ChoiceCard } from '@care/ui/field';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { FormEvent } from 'react';
import { QUESTIONS, RESULT_STEP, STEP, type Answer, type Question } from './choice-questions';
import { choiceText, detailOf } from './choice-texts';
import { contentText } from './texts';

const Progress = styled.progress`
  width: 100%;
  accent-color: var(--blue-700);
`;
const Fieldset = styled.fieldset`
  & legend {
    width: 100%;
  }
`;
const Title = styled.h1`
  font-size: var(--t-h2);
  line-height: var(--l-h2);
`;
const Help = styled(Meta)`
  margin-block: var(--s-2) var(--s-4);
`;
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--s-3);
  margin-top: var(--s-5);
  @media (max-width: 479px) {
    flex-direction: column-reverse;
    & > * {
      width: 100%;
    }
  }
`;

interface ChoiceQuestionProps {
  question: Question;
  /** From 0. */
  index: number;
  answers: ReadonlyMap<Question, Answer>;
  /** True if the form was sent without an answer. */
  isMissing: boolean;
  onSend: (event: FormEvent<HTMLFormElement>) => void;
}

/** The address of a question with the answers given so far. */
export function questionPath(index: number, answers: ReadonlyMap<Question, Answer>): string {
  const params = new URLSearchParams({ [STEP]: String(index + 1) });
  for (const [{ name }, { value }] of answers) params.set(name, value);
  return `${routes.guide.build()}?${params.toString()}`;
}

/** One question as a form that works without script. Hidden fields carry the answers of the previous questions. */
export function ChoiceQuestion({ question, index, answers, isMissing, onSend }: ChoiceQuestionProps) {
  const number = index + 1;
  const left = QUESTIONS.length - number;
  const isLast = left === 0;
  const others = [...answers].filter(([other]) => other !== question);
  return (
    <Stack>
      <div>
        <Row between>
          <b>{contentText('choice.number', { number, total: QUESTIONS.length })}</b>
          <Meta as="span">
            {isLast ? contentText('choice.lastQuestion') : contentText('choice.left', { count: left })}
          </Meta>
        </Row>
        <Progress value={number} max={QUESTIONS.length} aria-hidden="true" />
      </div>
      <form method="get" action={routes.guide.build()} onSubmit={onSend}>
        {others.map(([{ name }, { value }]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name={STEP} value={isLast ? RESULT_STEP : number + 1} />
        <Fieldset aria-describedby="hilfe">
          <legend>
            {/* The first question stands under the headline of the guide. */}
            <Title as={index === 0 ? 'h2' : 'h1'}>{choiceText(`title.${question.key}`)}</Title>
          </legend>
          <Help id="hilfe">{choiceText(`help.${question.key}`)}</Help>
          {isMissing && <Alert kind="error">{contentText('choice.missing')}</Alert>}
          {question.answers.map(({ value, label }) => (
            <ChoiceCard
              key={value}
              type="radio"
              name={question.name}
              value={value}
              required
              defaultChecked={answers.get(question)?.value === value}
            >
              <b>{choiceText(`label.${label}`)}</b>
              <br />
              <Meta as="span">{detailOf(label)}</Meta>
            </ChoiceCard>
          ))}
        </Fieldset>
        <Buttons>
          {index > 0 ? (
            <ButtonLink to={questionPath(index - 1, answers)} variant="secondaryGray" icon={ArrowLeft}>
              {contentText('choice.back', { number: index })}
            </ButtonLink>
          ) : (
            <span />
          )}
          <Button type="submit" icon={ArrowRight}>
            {isLast ? contentText('choice.toResult') : contentText('choice.next', { number: number + 1 })}
          </Button>
        </Buttons>
      </form>
      <Meta>{contentText('choice.privacy')}</Meta>
    </Stack>
  );
}
