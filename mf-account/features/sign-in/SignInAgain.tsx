import { t } from '@care/contracts';
import { Alert, Button } from '@care/ui';
import { Dialog } from '@care/ui/dialog';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { tt } from '../../texts';
import { SignInForm } from './SignInForm';

/** Stands in a form whose session has ended: signs in again without leaving it, so that nothing typed is lost (SH-09). */
export function SignInAgain() {
  const [open, setOpen] = useState(true);
  return (
    <Alert kind="warn" title={t('errors.sessionExpired')}>
      <Button variant="bgNone" size="small" onClick={() => setOpen(true)}>
        {tt('signIn.again')}
      </Button>
      {createPortal(
        // A form cannot stand inside another one, and its sending must not reach the one around.
        <div onSubmit={(event) => event.stopPropagation()}>
          <Dialog open={open} onClose={() => setOpen(false)} title={tt('signIn.again')}>
            <p>{t('errors.sessionExpired')}</p>
            <SignInForm />
          </Dialog>
        </div>,
        document.body,
      )}
    </Alert>
  );
}
