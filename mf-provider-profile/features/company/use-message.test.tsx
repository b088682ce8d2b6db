import { show } from '@care/contracts/testing';
import { fireEvent, screen } from '@testing-library/react';
import { useMessage } from './use-message';

function Page() {
  const { message, report } = useMessage();
  return (
    <>
      {message}
      <button onClick={() => report('error', 'Nicht gespeichert.')}>Speichern</button>
    </>
  );
}

it('PP-06 PP-19 the message of an action takes the focus, also when it is repeated', () => {
  show(<Page />);
  const button = screen.getByRole('button', { name: 'Speichern' });
  for (const _attempt of [1, 2]) {
    button.focus();
    fireEvent.click(button);
    expect(screen.getByRole('alert')).toHaveFocus();
  }
});
