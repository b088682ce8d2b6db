import { Button } from '@care/ui';
import { ConfirmButton, Dialog } from '@care/ui/dialog';
import { ActionButton } from '@care/ui/more';
import { useState } from 'react';

export default { title: 'Actions and dialogs' };

const fail = () => Promise.resolve({ error: { kind: 'network', message: 'Network Error' } });

export const FailingAction = () => <ActionButton run={fail}>Löschen</ActionButton>;

export const RunningAction = () => <ActionButton run={() => new Promise<never>(() => undefined)}>Löschen</ActionButton>;

export const Confirmation = () => (
  <ConfirmButton
    run={fail}
    ask={{ title: 'Nachricht löschen?', text: 'Sie lässt sich nicht wiederherstellen.', action: 'Löschen' }}
  >
    Nachricht löschen
  </ConfirmButton>
);

function Opened({ variant }: { variant: 'center' | 'sheet' }) {
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Öffnen</Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title="Filter"
        variant={variant}
        footer={<Button onClick={close}>Anwenden</Button>}
      >
        <p>Ambulante Pflege, Kurzzeitpflege und Tagespflege im Umkreis von zehn Kilometern.</p>
      </Dialog>
    </>
  );
}

export const Centered = () => <Opened variant="center" />;

export const Sheet = () => <Opened variant="sheet" />;
