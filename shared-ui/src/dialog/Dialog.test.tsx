import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '@care/ui';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from './Dialog';
import { focusDialogs } from '../testing/focus-dialogs';

beforeAll(focusDialogs);

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

/** What Escape does when the browser asks for no answer. */
function closeByBrowser(dialog: HTMLElement) {
  dialog.removeAttribute('open');
  fireEvent(dialog, new Event('close'));
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Filter' }));

it('has a name, content, the focus and a page that does not scroll while it is open; its button closes it', async () => {
  render(<Page />);
  expect(screen.queryByText('Inhalt')).not.toBeInTheDocument();
  await open();
  const dialog = screen.getByRole('dialog', { name: 'Filterauswahl' });
  expect(dialog).toHaveTextContent('Inhalt');
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
  await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
  expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus();
});

it('the focus returns also when the open dialog is unmounted', async () => {
  const UnmountingPage = () => {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Filter</Button>
        {open && <Dialog open onClose={() => setOpen(false)} title="Filterauswahl" children="Inhalt" />}
      </>
    );
  };
  render(<UnmountingPage />);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
  expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus();
});

it('Escape and a click on the backdrop close it, a click inside does not', async () => {
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

it('PP-16 stays open when the file chooser of one of its fields is cancelled', async () => {
  const closed = jest.fn();
  render(<Dialog open onClose={closed} title="Bewerben" children={<input type="file" aria-label="Lebenslauf" />} />);
  fireEvent(screen.getByLabelText('Lebenslauf'), new Event('cancel', { bubbles: true }));
  expect(closed).not.toHaveBeenCalled();
});

it('SH-09 stays open when a dialog above it is closed', () => {
  const closed = jest.fn();
  const above = jest.fn();
  render(
    <Dialog open onClose={closed} title="Bewerben">
      {createPortal(<Dialog open onClose={above} title="Erneut anmelden" children="Formular" />, document.body)}
    </Dialog>,
  );
  const top = screen.getByRole('dialog', { name: 'Erneut anmelden' });
  fireEvent(top, new Event('cancel', { cancelable: true }));
  closeByBrowser(top);
  expect(above).toHaveBeenCalledTimes(2);
  expect(closed).not.toHaveBeenCalled();
});

it('stays open when selected text is released on the backdrop', async () => {
  render(<Page />);
  await open();
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: screen.getByText('Inhalt') },
    { keys: '[/MouseLeft]', target: screen.getByRole('dialog') },
  ]);
  // Browsers send the click to the common ancestor.
  fireEvent.click(screen.getByRole('dialog'));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

it('stays open when the event of its former closing comes late', async () => {
  render(<Page />);
  await open();
  fireEvent(screen.getByRole('dialog'), new Event('close'));
  expect(screen.getByRole('dialog')).toBeVisible();
});

it('PK-04 is shown again when the browser has closed it and the page asks first', () => {
  const closed = jest.fn();
  render(<Dialog open onClose={closed} title="Zahlung" children="Formular" />);
  closeByBrowser(screen.getByRole('dialog'));
  expect(closed).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('dialog')).toBeVisible();
});
