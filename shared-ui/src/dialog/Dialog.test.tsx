import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '@care/ui';
import { useState } from 'react';
import { Dialog } from './Dialog';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filter</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Filterauswahl" variant="sheet" footer={<p>Fuß</p>}>
        <p>Inhalt</p>
      </Dialog>
    </>
  );
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Filter' }));

describe('Dialog', () => {
  it('is named, holds its content and takes the focus', async () => {
    render(<Page />);
    expect(screen.queryByText('Inhalt')).not.toBeInTheDocument();
    await open();
    const dialog = screen.getByRole('dialog', { name: 'Filterauswahl' });
    expect(dialog).toHaveTextContent('Inhalt');
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  });

  it('closes with its cross and gives the focus back', async () => {
    render(<Page />);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus();
  });

  it('gives the focus back also where it is gone as a whole', async () => {
    const Passing = () => {
      const [open, setOpen] = useState(false);
      return (
        <>
          <Button onClick={() => setOpen(true)}>Filter</Button>
          {open && <Dialog open onClose={() => setOpen(false)} title="Filterauswahl" children="Inhalt" />}
        </>
      );
    };
    render(<Passing />);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
    expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus();
  });

  it('closes with Escape and with a press beside it, not with one inside', async () => {
    render(<Page />);
    await open();
    await userEvent.click(screen.getByText('Inhalt'));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await open();
    await userEvent.click(screen.getByRole('dialog'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
