import { t } from '@care/contracts';
import { useLocation, useNavigate } from '@care/contracts/router';
import type { OwnershipMethod, OwnershipState, OwnershipClaim } from '@care/contracts/schemas';
import { Alert, Meta, LiveRegion, Row, Stack, StandaloneLink, WithIcon } from '@care/ui';
import { CheckboxField, RadioCards, SubmitButton, TextField, type RadioCard, CallForm, FileField } from '@care/ui/form';
import { Send, Lock } from 'lucide-react';
import { accountText } from '@care/contracts/account-texts';
import { StatusMessage, ActionButton } from '@care/ui/more';
import styled from '@emotion/styled';
import { useState } from 'react';
import { ownershipApi } from './ownership-api';
import { ownershipText } from './texts';

/** A code is possible only with an address on file; a document always is. */
function proofsOf({ masked_target, is_in_review }: OwnershipState): (RadioCard & { value: OwnershipMethod })[] {
  const document = {
    value: 'DOCUMENT',
    title: ownershipText('methods.DOCUMENT'),
    hint: ownershipText(is_in_review ? 'methods.DOCUMENT_NEW' : 'methods.DOCUMENT_HINT'),
  } as const;
  if (!masked_target) return [document];
  const hint = ownershipText('methods.EMAIL_HINT', { masked: masked_target });
  return [{ value: 'EMAIL', title: ownershipText('methods.EMAIL'), hint }, document];
}

/** The first step: the ticked confirmation and the choice of a proof (PP-18). */
export function ClaimForm({ state, path }: { state: OwnershipState; path: string }) {
  const [claim] = ownershipApi.claim.useMutation();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { company, owner_state } = state;
  const proofs = proofsOf(state);
  return (
    <CallForm<{ confirm?: boolean; role?: string; method?: OwnershipMethod }>
      initialValues={{ method: proofs[0]?.value ?? 'DOCUMENT', role: state.claim?.role ?? '' }}
      validate={({ confirm }) => (confirm ? {} : { confirm: t('errors.consentRequired') })}
      send={({ role = '', method = 'DOCUMENT' }) =>
        claim({ company: company.id, confirm: true, role, method, dispute: owner_state === 'TAKEN' })
      }
      // The form can be opened by the address; the next step does not need that parameter.
      onDone={() => search && void navigate(path, { replace: true })}
    >
      {({ values }) => (
        <>
          <Notice state={state} />
          <CheckboxField
            name="confirm"
            short="confirmation"
            label={ownershipText('confirm', { company: company.name })}
            required
          />
          <TextField
            name="role"
            label={ownershipText('role')}
            hint={ownershipText('roleHint')}
            autoComplete="organization-title"
          />
          <RadioCards name="method" label={ownershipText('method')} cards={proofs} />
          {proofs.length > 1 && <Meta>{ownershipText('onFile')}</Meta>}
          <SubmitButton icon={Send} size="large">
            {ownershipText(values.method === 'EMAIL' ? 'sendCode' : 'toDocument')}
          </SubmitButton>
        </>
      )}
    </CallForm>
  );
}

/** A note before the claim: another person is the owner or has an open claim. */
function Notice({ state: { owner_state, has_other_claim } }: { state: OwnershipState }) {
  if (owner_state === 'TAKEN')
    return (
      <Alert kind="warn" title={ownershipText('taken')} announce="none">
        <p>{ownershipText('takenHint')}</p>
      </Alert>
    );
  if (!has_other_claim) return null;
  return (
    <Alert kind="info" title={ownershipText('otherClaim')} announce="none">
      <p>{ownershipText('otherClaimHint')}</p>
    </Alert>
  );
}

const SixDigits = styled.div`
  & input {
    max-width: 15rem;
    font-weight: 700;
    letter-spacing: 0.4em;
  }
`;

interface CodeValues {
  code?: string;
}

const clock = new Intl.DateTimeFormat('de-DE', { timeStyle: 'short', timeZone: 'Europe/Berlin' });
const SIX_DIGITS = /^\d{6}$/;
const codeProblem = ({ code = '' }: CodeValues) =>
  SIX_DIGITS.test(code.replace(/\s/gu, '')) ? {} : { code: accountText('ownership.codeForm') };

/** Enters the code of the mail; a void code is replaced by a new one or a document. */
export function CodeStep({ claim, path }: { claim: OwnershipClaim; path: string }) {
  const { id, company, code } = claim;
  const [enter] = ownershipApi.enterCode.useMutation();
  const isVoid = !code || code.tries_left === 0;
  const [hadForm, setHadForm] = useState(!isVoid);
  if (!isVoid && !hadForm) setHadForm(true);
  // The notice takes the focus if it replaces the form.
  const VoidNotice = hadForm ? StatusMessage : Alert;
  return (
    <Stack>
      {isVoid ? (
        <VoidNotice kind="warn" title={ownershipText('codeVoid')}>
          <p>{ownershipText('codeVoidHint')}</p>
        </VoidNotice>
      ) : (
        <>
          <Alert kind="success" title={ownershipText('codeSent')} announce="none">
            <p>
              {ownershipText('codeTarget', {
                masked: claim.masked_target ?? '',
                time: clock.format(new Date(code.expires_at)),
              })}
            </p>
          </Alert>
          <CallForm<CodeValues>
            send={(values) => enter({ company: company.id, id, code: values.code ?? '' })}
            validate={codeProblem}
          >
            <SixDigits>
              <TextField
                name="code"
                label={ownershipText('code')}
                hint={ownershipText('codeHint')}
                required
                inputMode="numeric"
                autoComplete="one-time-code"
              />
            </SixDigits>
            <SubmitButton>{ownershipText('enter')}</SubmitButton>
          </CallForm>
        </>
      )}
      <Row>
        <NewCode claim={claim} isFirst={isVoid} />
        <StandaloneLink to={proofPath(path, 'dokument')}>{ownershipText('ratherDocument')}</StandaloneLink>
      </Row>
    </Stack>
  );
}

function NewCode({ claim: { company, role }, isFirst }: { claim: OwnershipClaim; isFirst: boolean }) {
  const [claimAgain, { isSuccess }] = ownershipApi.claim.useMutation();
  return (
    <div>
      <ActionButton
        variant={isFirst ? 'primary' : 'bgNone'}
        run={() => claimAgain({ company: company.id, confirm: true, role, method: 'EMAIL', dispute: false })}
      >
        {ownershipText('again')}
      </ActionButton>
      <LiveRegion message={isSuccess ? ownershipText('againDone') : ''} />
    </div>
  );
}

/** The step that the page shows. The server's state decides; the address can choose another proof. */
export type ClaimStep = 'choose' | 'code' | 'document' | 'review' | 'approved' | 'other-company';

type AskedProof = 'dokument' | 'wahl';

/** The page with another proof than the one that was chosen. */
export const proofPath = (path: string, proof: AskedProof): string => `${path}?nachweis=${proof}`;

export function claimStep({ owner_state, other_company, claim }: OwnershipState, asked: string | null): ClaimStep {
  if (owner_state === 'OWN') return 'approved';
  if (claim?.status === 'PENDING_REVIEW' || claim?.status === 'DISPUTED') return 'review';
  if (other_company) return 'other-company';
  if (claim?.status !== 'PENDING_PROOF' || !claim.is_confirmed || asked === 'wahl') return 'choose';
  return claim.method === 'EMAIL' && asked !== 'dokument' ? 'code' : 'document';
}

const TYPES = 'application/pdf,image/jpeg,image/png,.pdf,.jpg,.jpeg,.png';

/** Sends a document to the desk; the server checks its content. */
export function DocumentForm({ claim: { id, company }, onSent }: { claim: OwnershipClaim; onSent?: () => void }) {
  const [sendDocument] = ownershipApi.sendDocument.useMutation();
  return (
    <CallForm<{ file?: File }>
      send={async ({ file }) => (file ? sendDocument({ company: company.id, id, file }) : {})}
      onDone={onSent}
      required={['file']}
      requiredHint={false}
    >
      <FileField name="file" label={ownershipText('file')} hint={ownershipText('fileHint')} accept={TYPES} required />
      <Meta>
        <WithIcon icon={Lock}>{ownershipText('privacy')}</WithIcon>
      </Meta>
      <SubmitButton icon={Send}>{ownershipText('send')}</SubmitButton>
    </CallForm>
  );
}
