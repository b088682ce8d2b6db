import { routes, hasStatus } from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import type { RatingListItem } from '@care/contracts/schemas';
import { Button, Row, Stack, StandaloneLink } from '@care/ui';
import { ConfirmButton } from '@care/ui/dialog';
import { StatusMessage } from '@care/ui/more';
import { MessageSquare } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { answerApi } from './answer-api';
import { AnswerForm } from './AnswerForm';
import { answerText } from './texts';

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
        {can_respond && (
          <Button variant="secondaryBlue" size="small" icon={MessageSquare} onClick={open}>
            {answerText('answer')}
          </Button>
        )}
        {can_respond_from_plus && <OnlyFromPlus />}
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

/** The owner of a provider with the Free package learns which packages include answers (PK-05). */
function OnlyFromPlus() {
  const [isShown, setShown] = useState(false);
  return isShown ? (
    <StatusMessage kind="info" title={accountText('errors.onlyPlusPremiumAnswer')}>
      <StandaloneLink to={routes.packages.build()}>{answerText('packages')}</StandaloneLink>
    </StatusMessage>
  ) : (
    <Button variant="secondaryBlue" size="small" icon={MessageSquare} onClick={() => setShown(true)}>
      {answerText('answer')}
    </Button>
  );
}

const NOT_FOUND = 404;

interface DeleteAnswerProps {
  rating: number;
  id: number;
  onDeleted: () => void;
}

function DeleteAnswer({ rating, id, onDeleted }: DeleteAnswerProps) {
  const [remove] = answerApi.remove.useMutation();
  // Not found: it was deleted before, and the answer was lost.
  const run = async () => {
    const { error } = await remove({ rating, id });
    return hasStatus(error, NOT_FOUND) ? {} : { error };
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
