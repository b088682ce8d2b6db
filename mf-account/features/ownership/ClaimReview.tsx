import { formatDate } from '@care/contracts';
import type { OwnershipClaim, OwnershipReplyInput, UserDetails } from '@care/contracts/schemas';
import { Alert, Button, Heading, Row, Stack } from '@care/ui';
import { ConfirmButton } from '@care/ui/dialog';
import { SubmitButton, TextArea, CallForm } from '@care/ui/form';
import { StatusMessage, Term, Terms } from '@care/ui/more';
import { Send } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ConfirmationNotice } from '../own-account/ConfirmationNotice';
import { DocumentForm } from './claim-steps';
import { ownershipApi } from './ownership-api';
import { ownershipText } from './texts';

const megabytes = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });
const sizeText = (bytes: number): string =>
  bytes >= 100_000 ? `${megabytes.format(bytes / 1_000_000)}\u00a0MB` : `${Math.ceil(bytes / 1000)}\u00a0kB`;

interface ClaimReviewProps {
  claim: OwnershipClaim;
  account: Pick<UserDetails, 'email' | 'email_verified'>;
}

/** A claim that the desk decides: what was sent, what is still needed, and the way out. */
export function ClaimReview({ claim, account: { email, email_verified } }: ClaimReviewProps) {
  const [isAdding, setAdding] = useState(false);
  const [sendings, setSendings] = useState({ count: 0, what: 'documentAdded' as 'documentAdded' | 'answered' });
  const sent = (what: 'documentAdded' | 'answered') => setSendings(({ count }) => ({ count: count + 1, what }));
  const form = useRef<HTMLDivElement>(null);
  const { question, answer, documents } = claim;
  const openForm = () => {
    flushSync(() => setAdding(true));
    form.current?.querySelector('input')?.focus(); // the form replaces the focused button
  };
  return (
    <Stack>
      {question ? (
        <Alert kind="warn" title={ownershipText('question')}>
          <p>{question}</p>
        </Alert>
      ) : (
        <Alert kind="info" title={ownershipText('pending')}>
          {email_verified && <p>{ownershipText('pendingMail', { email })}</p>}
        </Alert>
      )}
      {!email_verified && <ConfirmationNotice email={email}>{ownershipText('unconfirmed')}</ConfirmationNotice>}
      <Terms>
        <Term name={ownershipText('reference')}>{claim.reference}</Term>
        <Term name={ownershipText('filed')}>{formatDate(claim.created_at)}</Term>
        <Term name={ownershipText('proofs')}>
          {documents.map(({ id, file_name, bytes }) => (
            <p key={id}>{ownershipText('size', { name: file_name, size: sizeText(bytes) })}</p>
          ))}
        </Term>
        {answer && <Term name={ownershipText('answer')}>{answer}</Term>}
      </Terms>
      {question && (
        <>
          <AnswerForm claim={claim} onSent={() => sent('answered')} />
          <Heading level={3} look={4}>
            {ownershipText('orDocument')}
          </Heading>
        </>
      )}
      {(isAdding || question) && (
        <div ref={form}>
          <DocumentForm
            claim={claim}
            onSent={() => {
              setAdding(false);
              sent('documentAdded');
            }}
          />
        </div>
      )}
      {sendings.count > 0 && <StatusMessage key={sendings.count} kind="success" title={ownershipText(sendings.what)} />}
      <Row>
        {!isAdding && !question && (
          <Button variant="secondaryBlue" onClick={openForm}>
            {ownershipText('add')}
          </Button>
        )}
        <Withdraw claim={claim} />
      </Row>
    </Stack>
  );
}

/** Ends the claim after a question. */
export function Withdraw({ claim: { id, company } }: { claim: OwnershipClaim }) {
  const [withdraw] = ownershipApi.withdraw.useMutation();
  const text = ownershipText('withdraw');
  return (
    <ConfirmButton
      variant="bgNone"
      danger
      run={() => withdraw({ company: company.id, id })}
      ask={{ title: text, text: ownershipText('withdrawText'), action: text }}
    >
      {text}
    </ConfirmButton>
  );
}

/** Answers the question of the desk in words. */
function AnswerForm({ claim: { id, company }, onSent }: { claim: OwnershipClaim; onSent: () => void }) {
  const [reply] = ownershipApi.reply.useMutation();
  return (
    <CallForm<Partial<OwnershipReplyInput>>
      draft={`ownership-answer-${id}`}
      send={({ text = '' }) => reply({ company: company.id, id, text })}
      onDone={onSent}
      required={['text']}
      requiredHint={false}
    >
      <TextArea name="text" label={ownershipText('answer')} required rows={4} />
      <SubmitButton icon={Send}>{ownershipText('sendAnswer')}</SubmitButton>
    </CallForm>
  );
}
