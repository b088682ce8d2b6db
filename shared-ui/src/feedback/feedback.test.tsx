import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiError } from '@care/contracts';
import type { ComponentProps, ReactNode } from 'react';
import { Alert } from './Alert';
import { apiErrorMessage } from './api-error-message';
import { EmptyState } from './EmptyState';
import { ErrorPanel } from './ErrorPanel';
import { LiveRegion } from '../layout/VisuallyHidden';
import { ProgressBar } from './ProgressBar';
import { Loading, SkeletonCard } from './Skeleton';
import { SliceUnavailable } from './SliceUnavailable';
import { useFocusOnChange } from './move-focus-on-removal';
import { ConfirmButton } from '@care/ui/dialog';
import { focusDialogs } from '../testing/focus-dialogs';
import { ActionButton, ActionStatus } from './ActionStatus';

const http = (status: number, data?: unknown): ApiError => ({
  kind: 'http',
  status,
  message: `Request failed with status code ${status}`,
  data,
});

it('AC-06 Alert: only errors have the role alert, other kinds are polite', () => {
  const { rerender } = render(<Alert kind="error" title="Bitte füllen Sie alle Pflichtfelder aus." />);
  expect(screen.getByRole('alert')).toHaveTextContent('Bitte füllen Sie alle Pflichtfelder aus.');
  rerender(<Alert kind="success" title="Ihre Änderungen wurden gespeichert." />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toBeInTheDocument();
});

it('SH-18 SliceUnavailable: says in German that the part is unavailable and the rest works, and its button loads it again, once at a time', async () => {
  const retry = jest.fn();
  const { rerender } = render(<SliceUnavailable onRetry={retry} level={3} />);
  const heading = screen.getByRole('heading', { level: 3, name: 'Dieser Bereich ist gerade nicht erreichbar.' });
  expect(screen.getByRole('status')).toContainElement(heading);
  expect(screen.getByText('Der Rest der Seite funktioniert weiter.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Erneut laden' }));
  expect(retry).toHaveBeenCalledTimes(1);
  rerender(<SliceUnavailable onRetry={retry} level={3} loading />);
  await userEvent.click(screen.getByRole('button', { name: 'Erneut laden' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it.each<[ApiError, string]>([
  [{ kind: 'network', message: 'Network Error' }, 'Keine Verbindung.'],
  [{ kind: 'aborted', message: 'Request aborted' }, 'Die Anfrage wurde abgebrochen.'],
  [{ kind: 'timeout', message: 'timeout of 500ms exceeded' }, 'Der Server antwortet nicht.'],
  [http(500, '<html>'), 'Ein unerwarteter Fehler ist aufgetreten'],
  [http(422, { error: { message: 'Der Umkreis ist unbekannt.' } }), 'Der Umkreis ist unbekannt.'],
  [http(418, 'Teekanne'), 'Ein unerwarteter Fehler ist aufgetreten'],
])('SH-15 SH-25 ErrorPanel: %j has a German message', (error, sentence) => {
  expect(apiErrorMessage(error)).toContain(sentence);
});

it('SH-15 ErrorPanel: its button tries again', async () => {
  const retry = jest.fn();
  render(<ErrorPanel error={{ kind: 'network', message: 'Network Error' }} onRetry={retry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Keine Verbindung.');
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

const message = (
  <section tabIndex={-1}>
    <ErrorPanel onRetry={() => undefined} />
  </section>
);
const page = (content: ReactNode) => (
  <main tabIndex={-1}>
    <button>Drucken</button>
    <div tabIndex={-1} data-testid="part">
      {content}
    </div>
  </main>
);

it.each([
  ['missing data', message, 'Erneut versuchen'],
  ['a missing slice', <SliceUnavailable onRetry={() => undefined} />, 'Erneut laden'],
])('SH-15 SH-18 after a retry the focus moves to the surrounding part: %s', async (_, failed, retry) => {
  const { rerender } = render(page(failed));
  await userEvent.click(screen.getByRole('button', { name: retry }));
  rerender(page(<p>38 Bewertungen</p>));
  await waitFor(() => expect(screen.getByTestId('part')).toHaveFocus());
});

it('SH-15 an error message that is removed because its retry succeeded: the focus stays where the user has moved it during the load', async () => {
  const { rerender } = render(page(message));
  await userEvent.click(screen.getByRole('button', { name: 'Drucken' }));
  rerender(page(<p>38 Bewertungen</p>));
  await act(async () => undefined);
  expect(screen.getByRole('button', { name: 'Drucken' })).toHaveFocus();
});

it('SR-19 states: an empty list shows one sentence and one action, and hides its picture from screen readers', () => {
  render(
    <EmptyState
      title="Leider ergab Ihre Suche 0 Treffer"
      picture="/leer.svg"
      action={<button>Umkreis erweitern</button>}
    >
      Vergrößern Sie den Umkreis.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { name: 'Leider ergab Ihre Suche 0 Treffer' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Umkreis erweitern' })).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it('SH-01 SH-18 states: loading is announced once for any number of placeholders, a live region politely', () => {
  const { unmount } = render(
    <Loading>
      <SkeletonCard />
      <SkeletonCard />
    </Loading>,
  );
  expect(screen.getAllByRole('status')).toHaveLength(1);
  expect(screen.getByRole('status', { name: 'Wird geladen …' })).toBeInTheDocument();
  unmount();
  render(<LiveRegion message="Seite geladen" />);
  expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite');
});

it('SH-01 states: an active progress bar has a name, an inactive one is not in the page', () => {
  const { rerender } = render(<ProgressBar active />);
  expect(screen.getByRole('progressbar', { name: 'Wird geladen …' })).toBeInTheDocument();
  rerender(<ProgressBar active={false} />);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

const ChangingPage = ({ isComparing }: { isComparing: boolean }) => (
  <div ref={useFocusOnChange(isComparing)} tabIndex={-1}>
    {isComparing ? 'Vergleich' : <a href="#vergleich">Jetzt vergleichen</a>}
  </div>
);

it('PP-17 AC-08 useFocusOnChange: the element takes the focus when the value changes, not on the first render', () => {
  const { rerender } = render(<ChangingPage isComparing={false} />);
  expect(document.body).toHaveFocus();
  screen.getByRole('link').focus();
  rerender(<ChangingPage isComparing />);
  expect(screen.getByText('Vergleich')).toHaveFocus();
});

describe('a button of an action', () => {
  beforeAll(focusDialogs);

  /** A call that waits for its answer. */
  function heldCall() {
    let settle: (result: { error?: unknown }) => void = () => undefined;
    const run = jest.fn(() => new Promise<{ error?: unknown }>((resolve) => (settle = resolve)));
    return { run, answer: (result: { error?: unknown } = {}) => act(async () => settle(result)) };
  }

  const ask = { title: 'Löschen?', text: 'Das lässt sich nicht rückgängig machen.', action: 'Endgültig löschen' };
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

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
      if (steps.length > 1) {
        await press('Löschen');
        await press('Abbrechen');
      }
      expect(held.run).not.toHaveBeenCalled();
      for (const step of steps) await press(step);
      expect([held.run.mock.calls.length, onDone.mock.calls.length]).toEqual([1, 0]);
      return { ...held, ...view, onDone };
    }

    it('SH-15 SH-25 AC-14 an error is shown above the button and nothing follows; success is followed by the next step', async () => {
      const { answer, onDone } = await start();
      await answer({ error: { kind: 'offline' } });
      expect(screen.getByRole('alert')).toBeVisible();
      expect(screen.getByRole('button', { name: 'Löschen' })).not.toHaveAttribute('aria-busy', 'true');
      expect(onDone).not.toHaveBeenCalled();
      for (const step of steps) await press(step);
      await answer();
      expect(onDone).toHaveBeenCalledTimes(1);
    });

    it('AC-14 RV-04 RV-06 has no effect once the button is gone', async () => {
      const { answer, onDone, unmount } = await start();
      unmount();
      await answer();
      expect(onDone).not.toHaveBeenCalled();
    });
  });
});

it('SH-15 an action says after 15 s of its own that it takes long, until the answer is there or an error is shown', async () => {
  jest.useFakeTimers();
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const { rerender } = render(<ActionStatus error={undefined} isRunning />);
  await pass(14_999);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await pass(1);
  expect(screen.getByRole('status')).toHaveTextContent(/^Das dauert länger als üblich\./);
  rerender(<ActionStatus error={undefined} />);
  rerender(<ActionStatus error={undefined} isRunning />);
  await pass(14_999);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await pass(1);
  expect(screen.getByRole('status')).toBeInTheDocument();
  rerender(<ActionStatus error={{ kind: 'offline' }} />);
  expect(screen.getByRole('alert')).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  jest.useRealTimers();
});
