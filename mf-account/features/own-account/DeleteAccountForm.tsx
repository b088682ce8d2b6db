import { asApiError } from '@care/contracts';
import type { UserDetails } from '@care/contracts/schemas';
import { Alert } from '@care/ui';
import { CheckboxField, requiredProblems, submitErrors, TextField } from '@care/ui/form';
import { ownAccountApi } from './account-api';
import { OpenForm } from './OpenForm';
import { ownAccountText } from './texts';

interface DeleteValues {
  password?: string;
  delete_ratings?: boolean;
}

interface DeleteAccountFormProps {
  user: UserDetails;
  onClose: () => void;
}

/** Deletes the account: it is locked at once and deleted after 14 days. The form explains the consequences. */
export function DeleteAccountForm({ user, onClose }: DeleteAccountFormProps) {
  const [deleteAccount] = ownAccountApi.deleteAccount.useMutation();
  const send = async ({ password = '', delete_ratings = false }: DeleteValues) => {
    const { error } = await deleteAccount({ password, delete_ratings });
    // On success the page shows a notice at its top instead of this form.
    return error ? submitErrors(asApiError(error), ['password', 'delete_ratings']) : undefined;
  };
  return (
    <>
      <Alert kind="warn" announce="none">
        <p>{ownAccountText('deleteAccountText')}</p>
        {user.profile && <p>{ownAccountText('deleteProfileText')}</p>}
        {user.company && <p>{ownAccountText('deleteCompanyText')}</p>}
      </Alert>
      <OpenForm<DeleteValues>
        draftName="own-deletion"
        validate={(values) => requiredProblems(values, ['password'])}
        onSubmit={send}
        onCancel={onClose}
        action={ownAccountText('deleteAccount')}
      >
        <TextField
          name="password"
          label={ownAccountText('ownPassword')}
          type="password"
          autoComplete="current-password"
          required
        />
        <CheckboxField name="delete_ratings" label={ownAccountText('deleteRatingsToo')} />
      </OpenForm>
    </>
  );
}
