import { accountText } from '@care/contracts/account-texts';
import type { OwnershipClaim, OwnershipState } from '@care/contracts/schemas';
import { Alert, LiveRegion, Row, Stack, StandaloneLink } from '@care/ui';
import { SubmitButton, TextField, CallForm } from '@care/ui/form';
import { StatusMessage, ActionButton } from '@care/ui/more';
import styled from '@emotion/styled';
import { useState } from 'react';
import { ownershipApi } from './ownership-api';
import { ownershipText } from './texts';

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

const clock = new Intl.DateTimeFormat('de-DE', { timeStyle: 'short' });
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
