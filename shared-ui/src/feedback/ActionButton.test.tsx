import { ConfirmButton } from '@care/ui/dialog';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { focusDialogs } from '../testing/focus-dialogs';
import { ActionButton } from './ActionButton';

beforeAll(focusDialogs);

/** A call that waits for its answer. */
function heldCall() {
  let settle: (result: { error?: unknown }) => void = () => undefined;
  const run = jest.fn(() => new Promise<{ error?: unknown }>((resolve) => (settle = resolve)));
  return { run, answer: (result: { error?: unknown } = {}) => act(async () => settle(result)) };
}

const ask = { title: 'Löschen?', text: 'Das lässt sich nicht rückgängig machen.', action: 'Endgültig löschen' };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('AC-14 a button that confirms calls nothing before the answer to its question', async () => {
  const { run } = heldCall();
  render(
    <ConfirmButton run={run} ask={ask}>
      Löschen
    </ConfirmButton>,
  );
  await press('Löschen');
  await press('Abbrechen');
  expect(run).not.toHaveBeenCalled();
  await press('Löschen');
  await press('Endgültig löschen');
  expect(run).toHaveBeenCalledTimes(1);
});

const AskingButton = (props: ComponentProps<typeof ActionButton>) => <ConfirmButton {...props} ask={ask} />;

describe.each([
  { name: 'ActionButton', Tested: ActionButton, steps: ['Löschen'] },
  { name: 'ConfirmButton', Tested: AskingButton, steps: ['Löschen', ask.action] },
])('the answer to the call of $name', ({ Tested, steps }) => {
  async function start() {
    const held = heldCall();
    const onDone = jest.fn();
    const view = render(
      <Tested run={held.run} onDone={onDone}>
        Löschen
      </Tested>,
    );
    for (const step of steps) await press(step);
    expect(onDone).not.toHaveBeenCalled();
    return { ...held, ...view, onDone };
  }

  it('SH-15 is followed by the next step after success', async () => {
    const { answer, onDone } = await start();
    await answer();
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('SH-25 is shown above the button after a failure, and nothing follows', async () => {
    const { answer, onDone } = await start();
    await answer({ error: { kind: 'offline' } });
    expect(screen.getByRole('alert')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Löschen' })).not.toHaveAttribute('aria-busy', 'true');
    expect(onDone).not.toHaveBeenCalled();
  });

  it('AC-14 RV-04 RV-06 has no effect once the button is gone', async () => {
    const { answer, onDone, unmount } = await start();
    unmount();
    await answer();
    expect(onDone).not.toHaveBeenCalled();
  });
});
