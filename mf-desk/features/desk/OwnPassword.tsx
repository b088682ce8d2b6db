import { Slot } from '@care/contracts';
import { TextField } from '@care/ui/form';
import { deskText } from './texts';

/** The own password, or a passkey instead, before what cannot be undone (OP-100). Drafts leave it out. */
export const OwnPassword = () => (
  <div>
    <TextField
      name="password"
      type="password"
      label={deskText('accounts.password')}
      autoComplete="current-password"
      required
    />
    <Slot name="account.confirm-by-passkey" field="password" />
  </div>
);
