import { asApiError, t } from '@care/contracts';
import type { OwnershipClaim } from '@care/contracts/schemas';
import { Meta, Stack, WithIcon } from '@care/ui';
import { CareForm, FileField, SubmitButton, submitErrors } from '@care/ui/form';
import { Lock, Send } from 'lucide-react';
import { ownershipApi } from './ownership-api';
import { ownershipText } from './texts';

interface DocumentValues {
  file?: File;
}

const TYPES = 'application/pdf,image/jpeg,image/png,.pdf,.jpg,.jpeg,.png';

/** Sends a document to the desk; the server checks its content. */
export function DocumentForm({ claim: { id, company }, onSent }: { claim: OwnershipClaim; onSent?: () => void }) {
  const [sendDocument] = ownershipApi.sendDocument.useMutation();
  const send = async ({ file }: DocumentValues) => {
    if (!file) return { file: t('fields.required') };
    const { error } = await sendDocument({ company: company.id, id, file });
    if (error) return submitErrors(asApiError(error), ['file']);
    onSent?.();
    return undefined;
  };
  return (
    <CareForm<DocumentValues>
      onSubmit={send}
      validate={({ file }) => (file ? {} : { file: t('fields.required') })}
      requiredHint={false}
    >
      {() => (
        <Stack>
          <FileField
            name="file"
            label={ownershipText('file')}
            hint={ownershipText('fileHint')}
            accept={TYPES}
            required
          />
          <Meta>
            <WithIcon icon={Lock}>{ownershipText('privacy')}</WithIcon>
          </Meta>
          <SubmitButton icon={Send}>{ownershipText('send')}</SubmitButton>
        </Stack>
      )}
    </CareForm>
  );
}
