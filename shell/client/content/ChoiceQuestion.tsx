import styled from '@emotion/styled';
import { routes } from '@care/contracts';
import { Alert, Button, ButtonLink, Meta, Stack } from '@care/ui';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { FormEvent } from 'react';
import { QUESTIONS, RESULT_STEP, STEP, type Answer, type Question } from './choice-questions';
import { choiceText } from './choice-texts';
import { contentText } from './texts';

const Progress = styled.div`
  display: grid;
  gap: var(--s-2);
  & > p {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--s-4);
  }
  & > ol {
    display: grid;
    grid-template-columns: repeat(6, 1fr);
    gap: 0.4rem;
    padding: 0;
    list-style: none;
  }
  & li {
    height: 0.65rem;
    border: 1px solid var(--line-strong);
    border-radius: 0.3rem;
    background: var(--surface);
  }
  & [data-state='done'] {
    border-color: var(--blue-700);
    background: var(--blue-700);
  }
  & [data-state='now'] {
    border-color: var(--ink);
    background: var(--lamp-400);
  }
  @media (forced-colors: active) {
    & [data-state] {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`;
const Fieldset = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & legend {
    width: 100%;
    padding: 0;
  }
`;
const Title = styled.h1`
  font-size: var(--t-h2);
  line-height: var(--l-h2);
`;
const Help = styled(Meta)`
  margin-block: var(--s-2) var(--s-4);
`;
const Answers = styled.div`
  display: grid;
  gap: var(--s-3);
`;
const AnswerCard = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--s-3);
  align-items: center;
  min-height: 4.25rem;
  padding: var(--s-3) var(--s-4);
  border: 2px solid var(--line-strong);
  border-radius: var(--r-card);
  background: var(--surface);
  line-height: 1.35;
  cursor: pointer;
  &:hover {
    border-color: var(--ink);
    background: var(--blue-50);
  }
  &:has(:checked) {
    border-color: var(--blue-700);
    background: var(--blue-100);
    box-shadow: inset 0 0 0 1px var(--blue-700);
  }
  & input {
    appearance: none;
    width: 1.75rem;
    height: 1.75rem;
    margin: 0;
    border: 2px solid var(--line-strong);
    border-radius: 50%;
    background: var(--surface);
  }
  & input:focus-visible {
    border-radius: 50%;
  }
  & input:checked {
    border: 9px solid var(--blue-700);
  }
  & b {
    display: block;
    font-weight: 600;
  }
  & small {
    font-size: var(--t-meta);
    color: var(--ink-soft);
  }
  &:has(:checked) small {
    color: var(--ink);
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      border-color: Highlight;
    }
  }
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

function stateOf(place: number, index: number): 'done' | 'now' | undefined {
  if (place === index) return 'now';
  return place < index ? 'done' : undefined;
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
      <Progress>
        <p>
          <b>{contentText('choice.number', { number, total: QUESTIONS.length })}</b>
          <Meta as="span">
            {isLast ? contentText('choice.lastQuestion') : contentText('choice.left', { count: left })}
          </Meta>
        </p>
        <ol aria-hidden="true">
          {QUESTIONS.map(({ name }, place) => (
            <li key={name} data-state={stateOf(place, index)} />
          ))}
        </ol>
      </Progress>
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
          <Answers>
            {question.answers.map(({ value, label, detail }) => (
              <AnswerCard key={value}>
                <input
                  type="radio"
                  name={question.name}
                  value={value}
                  required
                  defaultChecked={answers.get(question)?.value === value}
                />
                <span>
                  <b>{choiceText(`label.${label}`)}</b>
                  {detail && <small>{choiceText(`detail.${detail}`)}</small>}
                </span>
              </AnswerCard>
            ))}
          </Answers>
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
