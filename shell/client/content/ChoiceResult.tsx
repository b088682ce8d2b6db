import styled from '@emotion/styled';
import { formatNumber, routes, t, type CareForm } from '@care/contracts';
import { DEFAULT_RADIUS } from '@care/contracts/constants';
import { emptyFilters, searchPath } from '@care/contracts/search';
import { Alert, Button, ButtonLink, Card, Heading, Lead, Meta, Picture, Row, Stack, StandaloneLink } from '@care/ui';
import ambulantePflege from '@care/ui/assets/illustrations/default-ambulante-pflege-1.svg';
import betreutesWohnen from '@care/ui/assets/illustrations/default-betreutes-wohnen-0.svg';
import kurzzeitpflege from '@care/ui/assets/illustrations/default-kurzzeitpflege-1.svg';
import seniorenWg from '@care/ui/assets/illustrations/default-senioren-wg-0.svg';
import stationarePflege from '@care/ui/assets/illustrations/default-stationare-pflege-0.svg';
import teilstationarePflege from '@care/ui/assets/illustrations/default-teilstationare-pflege-0.svg';
import type { FormEvent } from 'react';
import { answersIn, PLACE, QUESTIONS, RESULT_STEP, STEP, suggestionsFor } from './choice-questions';
import type { Answer, Question, Suggestion } from './choice-questions';
import { choiceText } from './choice-texts';
import { questionPath } from './ChoiceQuestion';
import { contentApi } from './content-api';
import { contentText } from './texts';

const PICTURES: Partial<Record<CareForm, string>> = {
  'ambulante-pflege': ambulantePflege,
  'betreutes-wohnen': betreutesWohnen,
  kurzzeitpflege,
  'senioren-wg': seniorenWg,
  'stationare-pflege': stationarePflege,
  'teilstationare-pflege': teilstationarePflege,
};

const ResultCard = styled(Card)`
  display: grid;
  grid-template-columns: 8rem minmax(0, 1fr);
  gap: var(--s-4);
  align-items: start;
  padding: var(--s-4);
  & > div {
    display: grid;
    gap: var(--s-2);
    justify-items: start;
  }
  @media (max-width: 479px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Scene = styled(Picture)`
  width: 100%;
  aspect-ratio: 1;
  border-radius: 50% 50% 0.6rem 0.6rem / 22% 22% 0.6rem 0.6rem;
  @media (max-width: 479px) {
    aspect-ratio: 16 / 7;
  }
`;
const PlaceRow = styled(Row)`
  align-items: end;
  & > label {
    display: grid;
    flex: 1 1 14rem;
    gap: var(--s-1);
    font-weight: 600;
  }
  & input {
    width: 100%;
    min-height: var(--size-field);
    padding-inline: var(--s-4);
    border: 2px solid var(--line-strong);
    border-radius: var(--r-field);
    background: var(--surface);
    font-weight: 400;
  }
`;
const AnswerList = styled.ul`
  display: grid;
  & li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--s-3);
    align-items: center;
    padding-block: var(--s-2);
    border-bottom: 1px solid var(--line);
  }
`;

interface ChoiceResultProps {
  params: URLSearchParams;
  onSend: (event: FormEvent<HTMLFormElement>) => void;
}

/** The suitable care forms with reasons and a counted search each, and the answers, which can be changed. */
export function ChoiceResult({ params, onSend }: ChoiceResultProps) {
  const answers = answersIn(params);
  const suggestions = suggestionsFor(answers);
  const phrase = params.get(PLACE)?.trim() ?? '';
  const { data: places, isFetching } = contentApi.places.useQuery(phrase, { skip: !phrase });
  const place = phrase ? places?.[0] : undefined;
  const isUnknown = phrase !== '' && !isFetching && !place;
  const [best] = suggestions;
  return (
    <Stack>
      <div>
        <Meta>{contentText('choice.afterSix')}</Meta>
        <Heading level={1}>
          {best
            ? contentText('choice.best', { careForm: t(`careForms.${best.careForm}`) })
            : contentText('choice.noneTitle')}
        </Heading>
      </div>
      {best ? (
        <PlaceForm answers={answers} place={place?.name ?? phrase} isUnknown={isUnknown} onSend={onSend} />
      ) : (
        <Lead>{contentText('choice.noneText')}</Lead>
      )}
      <Stack as="ul" role="list">
        {suggestions.map((suggestion) => (
          <SuggestedSearch key={suggestion.careForm} suggestion={suggestion} city={place?.slug} />
        ))}
      </Stack>
      {best && (
        <Meta>
          {place
            ? contentText('choice.countedAround', { km: DEFAULT_RADIUS, place: place.name })
            : contentText('choice.countedEverywhere')}
        </Meta>
      )}
      <GivenAnswers answers={answers} />
    </Stack>
  );
}

type Answers = ReadonlyMap<Question, Answer>;

interface PlaceFormProps {
  answers: Answers;
  /** The place that was found, or what was entered. */
  place: string;
  isUnknown: boolean;
  onSend: (event: FormEvent<HTMLFormElement>) => void;
}

/** Asks for the place around which the hits are counted. Hidden fields carry the answers. */
const PlaceForm = ({ answers, place, isUnknown, onSend }: PlaceFormProps) => (
  <form method="get" action={routes.guide.build()} onSubmit={onSend}>
    {[...answers].map(([{ name }, { value }]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <input type="hidden" name={STEP} value={RESULT_STEP} />
    <PlaceRow gap="small">
      <label>
        {contentText('choice.place')}
        <input
          name={PLACE}
          defaultValue={place}
          autoComplete="address-level2"
          aria-invalid={isUnknown || undefined}
          aria-describedby={isUnknown ? 'ort-fehler' : undefined}
        />
      </label>
      <Button type="submit" variant="secondaryBlue">
        {contentText('choice.count')}
      </Button>
    </PlaceRow>
    {isUnknown && (
      <Alert kind="error" id="ort-fehler">
        {contentText('choice.unknownPlace')}
      </Alert>
    )}
  </form>
);

/** All questions with their answers, and links to change them. */
function GivenAnswers({ answers }: { answers: Answers }) {
  const answerOf = (question: Question): string => {
    const answer = answers.get(question);
    return answer ? choiceText(`label.${answer.label}`) : '';
  };
  return (
    <section aria-labelledby="antworten">
      <Heading level={2} look={3} id="antworten">
        {contentText('choice.yourAnswers')}
      </Heading>
      <AnswerList role="list">
        {QUESTIONS.map((question, index) => (
          <li key={question.name}>
            <span>
              <Meta>{choiceText(`title.${question.key}`)}</Meta>
              <b>{answerOf(question)}</b>
            </span>
            <StandaloneLink
              to={questionPath(index, answers)}
              aria-label={contentText('choice.changeAnswer', { question: choiceText(`title.${question.key}`) })}
            >
              {contentText('choice.change')}
            </StandaloneLink>
          </li>
        ))}
      </AnswerList>
    </section>
  );
}

/** One care form. A care form without hits is left out. */
function SuggestedSearch({ suggestion, city }: { suggestion: Suggestion; city: string | undefined }) {
  const { careForm, reasons } = suggestion;
  const { data } = contentApi.careFormCount.useQuery({ careForm, city });
  if (data?.count === 0) return null;
  const target = searchPath({ ...emptyFilters('pflegeanbieter'), services: [careForm], city: city ?? null });
  const picture = PICTURES[careForm];
  return (
    <li>
      <ResultCard as="article">
        {picture && <Scene src={picture} alt="" width={128} height={128} />}
        <div>
          <Heading level={2} look={3}>
            {t(`careForms.${careForm}`)}
          </Heading>
          <p>
            {contentText('choice.because', {
              reasons: reasons.map((key) => choiceText(`reason.${key}`)).join(` ${contentText('choice.and')} `),
            })}
          </p>
          <ButtonLink to={target}>
            {data
              ? contentText('searchCounted', {
                  number: formatNumber(data.count),
                  providers: t(`careFormsPlural.${careForm}`),
                })
              : contentText('choice.find', { careForm: t(`careForms.${careForm}`) })}
          </ButtonLink>
        </div>
      </ResultCard>
    </li>
  );
}
