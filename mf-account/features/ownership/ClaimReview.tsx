import { asApiError, formatDate } from '@care/contracts';
import type { OwnershipClaim, OwnershipReplyInput, UserDetails } from '@care/contracts/schemas';
import { Alert, apiErrorMessage, Button, Heading, Row, Stack } from '@care/ui';
import { ConfirmDialog } from '@care/ui/dialog';
import { CareForm, FormDraft, requiredProblems, SubmitButton, submitErrors, TextArea, useDraft } from '@care/ui/form';
import { StatusMessage, Term, Terms } from '@care/ui/more';
import { SlowAction } from '@care/ui/slow-action';
import { Send } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ConfirmationNotice } from '../own-account/ConfirmationNotice';
import { DocumentForm } from './DocumentForm';
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
  const [withdraw, { isLoading }] = ownershipApi.withdraw.useMutation();
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string>();
  const agree = async () => {
    setOpen(false);
    const { error } = await withdraw({ company: company.id, id });
    setProblem(error && apiErrorMessage(asApiError(error)));
  };
  return (
    <>
      <Button variant="bgNone" danger loading={isLoading} onClick={() => setOpen(true)}>
        {ownershipText('withdraw')}
      </Button>
      {problem && <Alert kind="error" title={problem} />}
      <SlowAction isRunning={isLoading} />
      <ConfirmDialog
        open={isOpen}
        title={ownershipText('withdraw')}
        text={ownershipText('withdrawText')}
        action={ownershipText('withdraw')}
        danger
        onAgree={() => void agree()}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

/** Answers the question of the desk in words. */
function AnswerForm({ claim: { id, company }, onSent }: { claim: OwnershipClaim; onSent: () => void }) {
  const [reply] = ownershipApi.reply.useMutation();
  const draftName = `ownership-answer-${id}`;
  const draft = useDraft(draftName);
  const send = async ({ text = '' }: Partial<OwnershipReplyInput>) => {
    const { error } = await reply({ company: company.id, id, text });
    if (error) return submitErrors(asApiError(error), ['text']);
    draft.remove();
    onSent();
    return undefined;
  };
  return (
    <CareForm<Partial<OwnershipReplyInput>>
      onSubmit={send}
      validate={(values) => requiredProblems(values, ['text'])}
      requiredHint={false}
    >
      {() => (
        <Stack>
          <FormDraft name={draftName} />
          <TextArea name="text" label={ownershipText('answer')} required rows={4} />
          <SubmitButton icon={Send}>{ownershipText('sendAnswer')}</SubmitButton>
        </Stack>
      )}
    </CareForm>
  );
}
