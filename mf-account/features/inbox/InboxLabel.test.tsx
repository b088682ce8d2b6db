import { loadSession, show as showElement } from '@care/contracts/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messageUrl, opened, unreadUrl } from '../../testing/messages';
import { fakeClockOfTests } from '@care/contracts/testing/fake-clock';
import { siteOfTests } from '../../testing/show-site';
import { inboxApi } from './inbox-api';
import { InboxLabel } from './InboxLabel';
import { UNREAD_POLL_MS } from './use-unread-count';

const site = siteOfTests();
const requestCount = () => site.requests.filter((one) => one === `GET ${unreadUrl}`).length;

function Reading() {
  const [markRead] = inboxApi.markRead.useMutation();
  return <button onClick={() => void markRead([12])}>lesen</button>;
}

async function show() {
  await loadSession();
  showElement(
    <>
      <a href="/nachrichten">
        <InboxLabel label="Nachrichten" />
      </a>
      <Reading />
    </>,
  );
}

const setVisibility = (visibilityState: DocumentVisibilityState) =>
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
    // A label that is still shown would send a request, which may arrive during the next test.
    cleanup();
    setVisibility('visible');
  });

  it('AC-14 SH-06 is part of the name of the link, read again after reading and when the tab becomes visible, at most "99+"', async () => {
    await show();
    expect(await screen.findByRole('link', { name: 'Nachrichten, 3 ungelesen' })).toBeVisible();
    expect(screen.getByText('3')).toBeVisible();
    site.answers = { [unreadUrl]: { count: 2 }, [`PATCH ${messageUrl()}`]: opened() };
    await userEvent.click(screen.getByRole('button', { name: 'lesen' }));
    expect(await screen.findByRole('link', { name: 'Nachrichten, 2 ungelesen' })).toBeVisible();
    setVisibility('hidden');
    site.answers = { [unreadUrl]: { count: 1234 } };
    setVisibility('visible');
    expect(await screen.findByRole('link', { name: 'Nachrichten, 1.234 ungelesen' })).toBeVisible();
    expect(screen.getByText('99+')).toBeVisible();
  });

  it('AC-14 is not shown without unread messages or without an answer', async () => {
    site.answers = {};
    await show();
    await waitFor(() => expect(requestCount()).toBe(1));
    expect(screen.getByRole('link')).toHaveAccessibleName('Nachrichten');
    expect(screen.queryByText('0')).toBeNull();
  });

  it('AC-14 is not requested for visitors', async () => {
    site.signedIn = false;
    await show();
    setVisibility('hidden');
    setVisibility('visible');
    expect(screen.getByRole('link')).toHaveAccessibleName('Nachrichten');
    expect(requestCount()).toBe(0);
  });

  describe('while time passes', () => {
    const clock = fakeClockOfTests();

    it('AC-14 is polled, but not in a hidden tab', async () => {
      await show();
      await clock.until(() => screen.queryByText('3'));
      site.answers = { [unreadUrl]: { count: 4 } };
      await clock.pass(UNREAD_POLL_MS + 1000);
      await clock.until(() => screen.queryByText('4'));
      expect(requestCount()).toBe(2);
      setVisibility('hidden');
      await clock.pass(3 * UNREAD_POLL_MS);
      site.answers = { [unreadUrl]: { count: 5 } };
      setVisibility('visible');
      await clock.until(() => screen.queryByText('5'));
      expect(requestCount()).toBe(3);
    });
  });
});
