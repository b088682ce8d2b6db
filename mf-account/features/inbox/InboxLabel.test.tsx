import { makeStore, Provider, refreshSession } from '@care/contracts';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messageUrl, opened, unreadUrl } from '../../testing/messages';
import { siteOfTests } from '../../testing/show-site';
import { inboxApi } from './inbox-api';
import { InboxLabel } from './InboxLabel';
import { UNREAD_POLL_MS } from './use-unread-count';

const site = siteOfTests();
const asked = () => site.requests.filter((one) => one === `GET ${unreadUrl}`).length;

function Reading() {
  const [markRead] = inboxApi.markRead.useMutation();
  return <button onClick={() => void markRead([12])}>lesen</button>;
}

async function show() {
  await act(refreshSession);
  render(
    <Provider store={makeStore()}>
      <a href="/nachrichten">
        <InboxLabel label="Nachrichten" />
      </a>
      <Reading />
    </Provider>,
  );
}

const turn = (visibilityState: DocumentVisibilityState) =>
  act(() => {
    Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

describe('the unread count in the navigation bar', () => {
  beforeEach(() => {
    site.signedIn = true;
    site.answers = { [unreadUrl]: { count: 3 } };
  });
  afterEach(() => {
    jest.useRealTimers();
    turn('visible');
  });

  it('AC-14 is part of the link’s name, once', async () => {
    await show();
    expect(await screen.findByRole('link', { name: 'Nachrichten, 3 ungelesen' })).toBeVisible();
    expect(screen.getByText('3')).toBeVisible();
  });

  it('AC-14 is not there without unread messages, nor without an answer', async () => {
    site.answers = {};
    await show();
    await waitFor(() => expect(asked()).toBe(1));
    expect(screen.getByRole('link')).toHaveAccessibleName('Nachrichten');
    expect(screen.queryByText('0')).toBeNull();
  });

  it('AC-14 is not asked for by visitors', async () => {
    site.signedIn = false;
    await show();
    turn('hidden');
    turn('visible');
    expect(screen.getByRole('link')).toHaveAccessibleName('Nachrichten');
    expect(asked()).toBe(0);
  });

  it('AC-14 follows after reading', async () => {
    await show();
    await screen.findByText('3');
    site.answers = { [unreadUrl]: { count: 2 }, [`PATCH ${messageUrl()}`]: opened() };
    await userEvent.click(screen.getByRole('button', { name: 'lesen' }));
    expect(await screen.findByRole('link', { name: 'Nachrichten, 2 ungelesen' })).toBeVisible();
  });

  it('AC-14 SH-06 is asked for again when the page comes into view', async () => {
    await show();
    await screen.findByText('3');
    turn('hidden');
    site.answers = { [unreadUrl]: { count: 4 } };
    turn('visible');
    expect(await screen.findByText('4')).toBeVisible();
  });

  it('AC-14 is asked for again on a poll, but not in a tab that nobody sees', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'], advanceTimers: true });
    await show();
    await waitFor(() => expect(asked()).toBe(1));
    await act(() => jest.advanceTimersByTimeAsync(UNREAD_POLL_MS + 1000));
    await waitFor(() => expect(asked()).toBe(2));
    turn('hidden');
    await act(() => jest.advanceTimersByTimeAsync(3 * UNREAD_POLL_MS));
    expect(asked()).toBe(2);
  });
});
