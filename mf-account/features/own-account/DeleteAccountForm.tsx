import { asApiError } from '@care/contracts';
import { Alert } from '@care/ui';
import { CheckboxField, submitErrors, TextField } from '@care/ui/form';
import { missing } from '../registration/account-values';
import { ownAccountApi } from './account-api';
import { OpenForm } from './OpenForm';
import { ot } from './texts';

interface DeleteValues {
  password?: string;
  delete_ratings?: boolean;
}

/** Deletes the account: locked at once, gone after 14 days; what happens then is said before. */
export function DeleteAccountForm({ onClose }: { onClose: () => void }) {
  const [deleteAccount] = ownAccountApi.deleteAccount.useMutation();
  const send = async ({ password = '', delete_ratings = false }: DeleteValues) => {
    const { error } = await deleteAccount({ password, delete_ratings });
    if (error) return submitErrors(asApiError(error), ['password', 'delete_ratings']);
    onClose();
    return undefined;
  };
  return (
    <>
      <Alert kind="warn" announce="none">
        {ot('deleteAccountText')}
      </Alert>
      <OpenForm<DeleteValues>
        entry="own-deletion"
        validate={(values) => missing(values, ['password'])}
        onSubmit={send}
        onCancel={onClose}
        action={ot('deleteAccount')}
      >
        <TextField name="password" label={ot('ownPassword')} type="password" autoComplete="current-password" required />
        <CheckboxField name="delete_ratings" label={ot('deleteRatingsToo')} />
      </OpenForm>
    </>
  );
}
