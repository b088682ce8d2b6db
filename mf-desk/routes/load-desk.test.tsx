import { STAFF_ROLES } from '@care/contracts/vocabulary';
import { paul, siteOfTests } from '@care/contracts/testing/site';
import { contextOf, endPage, loadSession } from '@care/contracts/testing';
import { deskPlace, logQuery, queueQuery } from '../features/desk/desk-address';
import { deskApi } from '../features/desk/desk-api';
import { load as loadDesk } from '../exposes/desk';

const site = siteOfTests();
const place = deskPlace(new URLSearchParams('page=2'));
const queue = { count: 0, results: [], kinds: [], states: [] };

async function load(path: string) {
  endPage();
  await loadSession();
  site.requests = [];
  const context = contextOf(path);
  expect(await loadDesk(context)).toEqual({ kind: 'ok' });
  return context.store.getState();
}

describe('the loader of the desk', () => {
  beforeEach(() => {
    site.signedIn = true;
    site.user = { ...paul, is_staff: true, staff_roles: [...STAFF_ROLES] };
    site.answers[`/api-backend/admin/queue/${queueQuery(place)}`] = queue;
    site.answers[`/api-backend/admin/audit/${logQuery(place)}`] = { count: 0, results: [] };
  });

  it('PP-18 the cases and the log are loaded before their page renders', async () => {
    expect(deskApi.queue.select(queueQuery(place))(await load('/verwaltung?page=2')).data).toEqual(queue);
    const log = deskApi.audit.select(logQuery(place))(await load('/verwaltung?view=log&page=2'));
    expect(log.data).toEqual({ count: 0, results: [] });
  });

  it('SH-09 nothing is requested for visitors, nor for the status of the slices', async () => {
    await load('/verwaltung?view=status');
    expect(site.requests).toEqual([]);
    site.signedIn = false;
    await load('/verwaltung');
    expect(site.requests).toEqual([]);
  });
});
