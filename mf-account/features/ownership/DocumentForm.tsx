import type { OwnershipClaim } from '@care/contracts/schemas';
import { Meta, WithIcon } from '@care/ui';
import { FileField, SubmitButton, CallForm } from '@care/ui/form';
import { Lock, Send } from 'lucide-react';
import { ownershipApi } from './ownership-api';
import { ownershipText } from './texts';

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
