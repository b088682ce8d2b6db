import { deskQueueSchema, platformStatusSchema } from '@care/contracts/schemas';
import { paul } from '@care/contracts/testing/site';
import { act, screen } from '@testing-library/react';
import { showAt, siteOfTests } from '../testing/show-site';

const site = siteOfTests();
const OPENED_AT = '2026-11-19T10:00:00.000Z';
const oneCase = {
  id: 3,
  kind: 'OWNERSHIP',
  kind_label: 'Inhaberschaft',
  reference: 'IN-2026-0003',
  title: 'Haus Ahorn',
  badge: 'Neu',
  state: 'OPEN',
  opened_at: OPENED_AT,
  due_at: '2026-11-23T10:00:00.000Z',
  assignee: null,
};

/** The cases as listed by the API, with the number of all that were found. */
const queueOf = (count: number) =>
  deskQueueSchema.parse({
    count,
    results: count > 0 ? [oneCase] : [],
    kinds: [{ kind: 'OWNERSHIP', label: 'Inhaberschaft', count }],
    states: ['OPEN', 'WAITING', 'SECOND_PERSON', 'CLOSED'].map((state) => ({ state, count })),
  });
const queueCall = (query = '') => `/api-backend/admin/queue/?${query}limit=50&offset=0`;
const STATUS_CALL = '/api-backend/admin/platform/?hours=24';
const status = platformStatusSchema.parse({
  at: OPENED_AT,
  since: OPENED_AT,
  hours: 24,
  releases: [],
  canary: null,
  faults: [],
  history: [],
  historyCount: 0,
  isTrusted: null,
});

beforeEach(() => {
  site.signedIn = true;
  site.user = { ...paul, is_staff: true };
});

describe('a page of the desk that is left open', () => {
  beforeEach(
    () => void jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'], advanceTimers: true }),
  );
  afterEach(() => void jest.useRealTimers());
  const waitForRefresh = () => act(() => jest.advanceTimersByTimeAsync(61_000));

  it('PP-18 lists new cases by itself, and says when they could not be refreshed', async () => {
    site.answers[queueCall()] = queueOf(0);
    await showAt('/verwaltung');
    expect(await screen.findByText('Alle Fälle sind erledigt.')).toBeVisible();
    site.answers[queueCall()] = queueOf(1);
    await waitForRefresh();
    expect(await screen.findByRole('link', { name: 'Haus Ahorn' })).toBeVisible();
    site.answers[queueCall()] = 500;
    await waitForRefresh();
    expect(await screen.findByText(/^Die Fälle konnten nicht aktualisiert werden/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Haus Ahorn' })).toBeVisible();
  });

  it('EM-04 keeps the figures of the slices and says when they could not be refreshed', async () => {
    site.answers[STATUS_CALL] = status;
    await showAt('/verwaltung?view=status');
    expect(await screen.findByText(/^Stand /)).toBeVisible();
    site.answers[STATUS_CALL] = 500;
    await waitForRefresh();
    expect(await screen.findByText(/^Der Status konnte nicht aktualisiert werden/)).toBeVisible();
    expect(screen.getByText(/^Stand /)).toBeVisible();
  });
});
