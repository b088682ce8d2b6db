import { asApiError } from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import type { OwnershipClaim, OwnershipState } from '@care/contracts/schemas';
import { Alert, apiErrorMessage, Button, LiveRegion, Row, Stack, StandaloneLink } from '@care/ui';
import { CareForm, SubmitButton, submitErrors, TextField } from '@care/ui/form';
import { StatusMessage } from '@care/ui/more';
import { SlowAction } from '@care/ui/slow-action';
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
  const send = async (values: CodeValues) => {
    const { error } = await enter({ company: company.id, id, code: values.code ?? '' });
    return error ? submitErrors(asApiError(error), ['code']) : undefined;
  };
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
          <CareForm<CodeValues> onSubmit={send} validate={codeProblem}>
            {() => (
              <Stack>
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
              </Stack>
            )}
          </CareForm>
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
  const [claimAgain, { isLoading }] = ownershipApi.claim.useMutation();
  const [problem, setProblem] = useState<string>();
  const [status, setStatus] = useState('');
  const send = async () => {
    const { error } = await claimAgain({ company: company.id, confirm: true, role, method: 'EMAIL', dispute: false });
    setProblem(error && apiErrorMessage(asApiError(error)));
    setStatus(error ? '' : ownershipText('againDone'));
  };
  return (
    <div>
      <Button variant={isFirst ? 'primary' : 'bgNone'} loading={isLoading} onClick={() => void send()}>
        {ownershipText('again')}
      </Button>
      {problem && <Alert kind="error" title={problem} />}
      <SlowAction isRunning={isLoading} />
      <LiveRegion message={status} />
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
