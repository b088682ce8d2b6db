import type { Passkey, RecoveryCodes } from '@care/contracts/schemas';
import { Meta } from '@care/ui';
import { FORM_ERROR, TextField } from '@care/ui/form';
import { CurrentPasswordField } from '../account-fields/AccountFields';
import { OpenForm } from '../own-account/OpenForm';
import { createdPasskey } from '../second-factor/passkey-device';
import { secondFactorApi } from '../second-factor/second-factor-api';
import { securityText } from './texts';

interface PasskeyValues {
  name?: string;
  password?: string;
}

interface AddPasskeyProps {
  onDone: (codes: RecoveryCodes) => void;
  onCancel: () => void;
}

const NameField = () => (
  <TextField name="name" label={securityText('passkeyName')} hint={securityText('passkeyNameHint')} required />
);

/** Asks for a name and the password, and lets the device create a passkey (OP-70). */
export function AddPasskey({ onDone, onCancel }: AddPasskeyProps) {
  const [begin] = secondFactorApi.beginPasskey.useMutation();
  const [add] = secondFactorApi.addPasskey.useMutation();
  const send = async ({ name = '', password = '' }: PasskeyValues) => {
    const begun = await begin({ password });
    if (!begun.data) return begun;
    const credential = await createdPasskey(begun.data);
    return credential ? add({ name, credential }) : { problems: { [FORM_ERROR]: securityText('passkeyCancelled') } };
  };
  return (
    <OpenForm<PasskeyValues, RecoveryCodes>
      draft="passkey"
      required={['name', 'password']}
      send={send}
      onDone={onDone}
      onCancel={onCancel}
      action={securityText('addPasskey')}
    >
      <Meta>{securityText('passkeyHint')}</Meta>
      <NameField />
      <CurrentPasswordField label={securityText('ownPassword')} />
    </OpenForm>
  );
}

interface RenamePasskeyProps {
  passkey: Passkey;
  onDone: () => void;
  onCancel: () => void;
}

export function RenamePasskey({ passkey, onDone, onCancel }: RenamePasskeyProps) {
  const [rename] = secondFactorApi.renamePasskey.useMutation();
  return (
    <OpenForm<PasskeyValues>
      draft={`passkey-${passkey.id}`}
      initialValues={{ name: passkey.name }}
      required={['name']}
      send={({ name = '' }) => rename({ id: passkey.id, name })}
      onDone={onDone}
      onCancel={onCancel}
      action={securityText('saveName')}
    >
      <NameField />
    </OpenForm>
  );
}
