import { accountText } from '@care/contracts/account-texts';
import { DRAFTS_KEPT_MINUTES } from '@care/contracts/constants';
import { Alert, Button } from '@care/ui';
import { Dialog } from '@care/ui/dialog';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { accountPageText } from '../../texts';
import { SignInForm } from './SignInForm';

/** Whether a form of the page has opened its dialog by itself. */
let hasOpened = false;

/**
 * Shown in a form after the session has ended: the user signs in again in a dialog and keeps the typed values (SH-09).
 * If several forms of a page are unsent, one of them opens its dialog, and signing in there is enough for all.
 */
export function SignInAgain() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (hasOpened) return undefined;
    hasOpened = true;
    setOpen(true);
    return () => {
      hasOpened = false;
    };
  }, []);
  const expired = accountText('errors.sessionExpired', { minutes: DRAFTS_KEPT_MINUTES });
  return (
    <Alert kind="warn" title={expired}>
      <Button variant="bgNone" size="small" onClick={() => setOpen(true)}>
        {accountPageText('signIn.again')}
      </Button>
      {createPortal(
        // A portal, because forms cannot be nested. React events still bubble, so the submit must not reach the outer
        // form.
        <div onSubmit={(event) => event.stopPropagation()}>
          <Dialog open={open} onClose={() => setOpen(false)} title={accountPageText('signIn.again')}>
            <p>{expired}</p>
            <SignInForm />
          </Dialog>
        </div>,
        document.body,
      )}
    </Alert>
  );
}
