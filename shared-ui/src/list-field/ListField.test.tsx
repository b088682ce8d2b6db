import { show } from '@care/contracts/testing';
import { CareForm } from '@care/ui/form';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListField, listMutators } from './index';

it('AC-10 the Enter key that confirms a word of an input method adds no entry; a required list needs one', async () => {
  show(
    <CareForm mutators={listMutators} onSubmit={() => undefined}>
      {() => <ListField name="wishes" label="Wünsche" required />}
    </CareForm>,
  );
  const field = screen.getByRole('textbox', { name: /^Wünsche/ });
  expect(field).toBeRequired();
  await userEvent.type(field, '日本語');
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(screen.getByRole('listitem')).toHaveTextContent('日本語');
  expect(field).not.toBeRequired();
});

it('SH-21 a message about an entry goes when another text is typed', async () => {
  show(
    <CareForm mutators={listMutators} onSubmit={() => undefined}>
      {() => <ListField name="wishes" label="Wünsche" />}
    </CareForm>,
  );
  const field = screen.getByRole('textbox', { name: 'Wünsche' });
  await userEvent.type(field, 'Tee{Enter}Tee{Enter}');
  expect(field).toBeInvalid();
  await userEvent.type(field, '!');
  expect(field).toBeValid();
});

it('SH-21 asks to fill a required list only while nothing is typed', async () => {
  show(
    <CareForm mutators={listMutators} onSubmit={() => ({ wishes: 'Bitte prüfen.' })}>
      {() => (
        <>
          <ListField name="wishes" label="Wünsche" required />
          <button type="submit">Senden</button>
        </>
      )}
    </CareForm>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Senden' }));
  expect(screen.getByRole('alert')).toHaveTextContent('alle Pflichtfelder');
  await userEvent.type(screen.getByRole('textbox', { name: /^Wünsche/ }), 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Senden' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Bitte prüfen Sie Ihre Angaben.');
});

it("SH-21 shows the server's error of the list at its field until the list is changed", async () => {
  show(
    <CareForm mutators={listMutators} onSubmit={() => ({ wishes: 'Zu lang.' })}>
      {() => (
        <>
          <ListField name="wishes" label="Wünsche" />
          <button type="submit">Senden</button>
        </>
      )}
    </CareForm>,
  );
  const field = screen.getByRole('textbox', { name: 'Wünsche' });
  await userEvent.click(screen.getByRole('button', { name: 'Senden' }));
  expect(field).toHaveAccessibleDescription(/Zu lang\./);
  await userEvent.type(field, 'Kurz{Enter}');
  expect(field).not.toHaveAccessibleDescription(/Zu lang\./);
});
