import {
  asApiError,
  formatDate,
  formatPrice,
  routes,
  Slot,
  useHoldPage,
  useSession,
  hasStatus,
  defineSliceApi,
  addTexts,
} from '@care/contracts';
import type { Hire, HireAnswer } from '@care/contracts/schemas';
import { apiErrorMessage, Button, LiveRegion, Row, Stack, StandaloneLink } from '@care/ui';
import { ConfirmDialog } from '@care/ui/dialog';
import { useRepeatKey } from '@care/ui/form';
import { ActionStatus, StatusMessage } from '@care/ui/more';
import styled from '@emotion/styled';
import { useEffect, useId, useRef, useState } from 'react';
import { tagsOf } from '../../tags';
import texts from './texts.de.json';

/** Texts about a contract that both sides confirm; each side has its own (PK-07). */
const hireText = addTexts('hire', texts);

const Box = styled.div`
  padding: var(--s-4);
  background: var(--blue-50);
  border: 1px solid var(--line);
  border-radius: var(--r-field);
`;

export interface HirePanelProps {
  /** The application. */
  id: number;
  /** Null if the application allows no confirmation any more, for example after it was withdrawn. */
  hire: Hire | null;
  side: 'applicant' | 'employer';
  /** Name of the other party. */
  name: string;
  /** Title of the job offer, if the application names one. */
  offer?: string | undefined;
}

type Answer = NonNullable<HireAnswer['answer']>;

const UNAUTHORISED = 401;
/** The other side has changed the state; it is fetched again. */
const CONFLICT = 409;

const amount = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

const feeText = (fee: Hire['fee']): string =>
  fee
    ? hireText('fee', {
        net: formatPrice(fee.net_cents),
        percent: fee.vat_percent,
        gross: amount.format(fee.gross_cents / 100),
      })
    : '';

/** Asks one side whether a contract was signed, and shows what both have answered (PK-07). */
export function HirePanel(props: HirePanelProps) {
  const { id, hire } = props;
  const [answerHire, { error, isLoading, isSuccess, originalArgs, reset }] = hireApi.answer.useMutation();
  const running = isLoading ? originalArgs?.answer : undefined;
  const keyOf = useRepeatKey();
  const give = (answer: Answer) => {
    const content = { id, answer, version: hire?.version ?? 0, net_cents: hire?.fee?.net_cents };
    void answerHire({ ...content, idempotencyKey: keyOf(content) });
  };
  const failure = error && asApiError(error);
  const isHeld = isLoading || hasStatus(failure, UNAUTHORISED);
  return (
    <>
      {isHeld && <HeldPage onSignedIn={reset} />}
      {failure && hasStatus(failure, CONFLICT) ? (
        <StatusMessage kind="warn" title={hireText('changed')}>
          {apiErrorMessage(failure)}
        </StatusMessage>
      ) : (
        <ActionStatus error={error} isRunning={isLoading} />
      )}
      {hire && <Question {...props} hire={hire} running={running} isAnswered={isSuccess} onAnswer={give} />}
    </>
  );
}

/** If the session ends with an answer, the page stays open, and the person signs in again in a dialog (SH-09). */
function HeldPage({ onSignedIn }: { onSignedIn: () => void }) {
  const session = useSession();
  useHoldPage();
  const isOver = session.status === 'unauthenticated' && !session.hasLeft;
  const wasOver = useRef(false);
  useEffect(() => {
    if (!isOver && wasOver.current) onSignedIn();
    wasOver.current = isOver;
  }, [isOver, onSignedIn]);
  return isOver ? <Slot name="session.sign-in-again" /> : null;
}

interface QuestionProps extends HirePanelProps {
  hire: Hire;
  /** The answer that is on its way. */
  running: Answer | undefined;
  /** The last answer has been stored. */
  isAnswered: boolean;
  onAnswer: (answer: Answer) => void;
}

function Question({ hire, side, name: given, offer, running, isAnswered, onAnswer }: QuestionProps) {
  // The article of a provider's name cannot be known.
  const name = side === 'applicant' ? `„${given}“` : given;
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const { state, at } = hire;
  // The new state removes the focused button.
  useEffect(() => {
    if (isAnswered && document.activeElement === document.body) box.current?.focus();
  }, [isAnswered, state]);
  const values = { name, fee: feeText(hire.fee), date: at ? formatDate(at) : '', reference: hire.reference ?? '' };
  const question = hireText(`question.${state}`, values);
  return (
    <Box ref={box} role="group" aria-labelledby={titleId} tabIndex={-1}>
      <Stack gap="small">
        <p id={titleId}>
          <strong>{question}</strong>
        </p>
        <p>
          {state === 'OPEN' && `${offer ? hireText('about', { title: offer }) : hireText('aboutOpen')} `}
          {hireText(`${side}.${state}`, values)}
        </p>
        <Answers hire={hire} side={side} name={name} running={running} onAnswer={onAnswer} />
        {(state === 'COMPLETE' || state === 'ALONE') && (
          <div>
            <StandaloneLink to={routes.contact.build()}>{hireText('contact')}</StandaloneLink>
          </div>
        )}
      </Stack>
      <LiveRegion message={isAnswered ? question : ''} />
    </Box>
  );
}

type AnswersProps = Pick<QuestionProps, 'hire' | 'side' | 'name' | 'running' | 'onAnswer'>;

/** The buttons of a state. What cannot be undone, and what undoes an own confirmation, is asked for again. */
function Answers({ hire, side, name, running, onAnswer }: AnswersProps) {
  const [asked, setAsked] = useState<'YES' | 'TAKE_BACK'>();
  const { state } = hire;
  const mayConfirm = ['OPEN', 'ASKED', 'DECLINED', 'REFUSED'].includes(state);
  const mayTakeBack = state === 'WAITING' || (state === 'ALONE' && hire.at !== null);
  /** The pressed button shows that its answer is on the way; the others take none meanwhile. */
  const shownAs = (answer: Answer) => ({
    loading: running === answer,
    disabled: running !== undefined && running !== answer,
  });
  const agree = (answer: Answer) => {
    setAsked(undefined);
    onAnswer(answer);
  };
  return (
    <Row>
      {mayConfirm && (
        <Button
          variant={state === 'DECLINED' || state === 'REFUSED' ? 'secondaryGray' : 'secondaryGreen'}
          {...shownAs('YES')}
          onClick={() => (state === 'ASKED' ? setAsked('YES') : onAnswer('YES'))}
        >
          {hireText(state === 'DECLINED' ? 'yesAfterNo' : 'yes')}
        </Button>
      )}
      {(state === 'OPEN' || state === 'ASKED') && (
        <Button variant="secondaryGray" {...shownAs('NO')} onClick={() => onAnswer('NO')}>
          {hireText('no')}
        </Button>
      )}
      {mayTakeBack && (
        <Button variant="secondaryGray" {...shownAs('TAKE_BACK')} onClick={() => setAsked('TAKE_BACK')}>
          {hireText('takeBack')}
        </Button>
      )}
      {asked && (
        <ConfirmDialog
          open
          title={hireText(asked === 'YES' ? 'ask.yesTitle' : 'ask.takeBackTitle')}
          text={
            asked === 'YES'
              ? hireText(`ask.yesText.${side}`, { fee: feeText(hire.fee) })
              : hireText('ask.takeBackText', { name })
          }
          action={hireText(asked === 'YES' ? 'yes' : 'takeBack')}
          onAgree={() => agree(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Row>
  );
}

interface HireCall extends HireAnswer {
  /** The application. */
  id: number;
  /** One key for all retries of this answer. */
  idempotencyKey: string;
}

/** The application is not there any more, or the other side has changed its state. */
const HAS_CHANGED = [404, 409];

/** Whether a contract was signed, answered by either side of an application (PK-07). */
const hireApi = defineSliceApi('hire', (build) => ({
  answer: build.mutation<Hire, HireCall>({
    query: ({ id, idempotencyKey, ...body }) => ({
      url: `/company/application/${id}/confirm-hire/`,
      body,
      idempotencyKey,
    }),
    invalidatesTags: (_hire, error, { id }) => {
      const failure = error && asApiError(error);
      if (failure && !(failure.kind === 'http' && HAS_CHANGED.includes(failure.status))) return [];
      return [...tagsOf('Application', id, 'LIST'), ...tagsOf('Message', 'LIST')];
    },
  }),
}));
