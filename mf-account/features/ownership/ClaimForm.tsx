import { t } from '@care/contracts';
import { useLocation, useNavigate } from '@care/contracts/router';
import type { OwnershipMethod, OwnershipState } from '@care/contracts/schemas';
import { Alert, Meta } from '@care/ui';
import { CheckboxField, RadioCards, SubmitButton, TextField, type RadioCard, CallForm } from '@care/ui/form';
import { Send } from 'lucide-react';
import { ownershipApi } from './ownership-api';
import { ownershipText } from './texts';

interface ClaimValues {
  confirm?: boolean;
  role?: string;
  method?: OwnershipMethod;
}

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
    <CallForm<ClaimValues>
      initialValues={{ method: proofs[0]?.value ?? 'DOCUMENT', role: state.claim?.role ?? '' }}
      validate={({ confirm }) => (confirm ? {} : { confirm: t('errors.consentRequired') })}
      send={({ confirm = false, role = '', method = 'DOCUMENT' }) =>
        claim({ company: company.id, confirm, role, method, dispute: owner_state === 'TAKEN' })
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
