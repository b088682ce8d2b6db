import { Slot } from '@care/contracts';
import { TextArea, TextField, useForm, type NamedField } from '@care/ui/form';
import { deskText } from './texts';

/** The own password, or a passkey instead, before what cannot be undone (OP-100). Drafts leave it out. */
export function OwnPassword() {
  const { change } = useForm();
  return (
    <div>
      <TextField
        name="password"
        type="password"
        label={deskText('accounts.password')}
        autoComplete="current-password"
        required
      />
      <Slot name="account.confirm-by-passkey" onConfirmed={(confirmation) => change('password', confirmation)} />
    </div>
  );
}

/** Why something is done; the hint says who reads it. */
export const Reason = ({ name = 'reason', label = deskText('reason'), hint }: Partial<NamedField>) => (
  <TextArea name={name} label={label} hint={hint} required rows={3} />
);
