import { contextOf, endPage, loadSession, testStore } from '@care/contracts/testing';
import { userApi, type PageContext } from '@care/contracts';
import { paul } from '@care/contracts/testing/site';
import {
  folderUrl,
  messageSummary,
  messageList,
  messageUrl,
  opened,
  ownApplications,
  receivedApplications,
} from '../../testing/messages';
import { siteOfTests } from '../../testing/show-site';
import { applicationApi } from './application-api';
import { inboxApi } from './inbox-api';
import { loadMessage, loadMessages } from './load-inbox';

const site = siteOfTests();

async function contextAt(path: string, params = {}): Promise<PageContext> {
  endPage();
  await loadSession();
  await testStore().dispatch(userApi.details.initiate());
  return contextOf(path, params);
}

describe('loaders of the inbox', () => {
  beforeEach(() => (site.signedIn = true));

  it('AC-14 the folder is loaded before its page renders', async () => {
    site.answers = { [folderUrl('sent', 2)]: messageList([messageSummary()], 21) };
    const context = await contextAt('/nachrichten?folder=sent&page=2');
    await loadMessages(context);
    const { data } = inboxApi.folder.select({ folder: 'sent', page: 2 })(context.store.getState());
    expect(data?.results).toHaveLength(1);
  });

  it('AC-14 a job seeker loads own applications, a provider received ones', async () => {
    site.answers = {
      '/api-backend/user/application/?limit=20&offset=0': ownApplications(),
      '/api-backend/company/job-offer/5/application/?limit=20&offset=0': receivedApplications(),
    };
    const employer = await contextAt('/nachrichten?folder=applications&offer=5');
    await loadMessages(employer);
    const received = applicationApi.received.select({ page: 1, offer: 5 })(employer.store.getState());
    expect(received.data?.count).toBe(1);
    site.user = { ...paul, profile_type: 'JOB_SEEKER', company: null };
    const applicant = await contextAt('/nachrichten?folder=applications');
    await loadMessages(applicant);
    expect(applicationApi.own.select(1)(applicant.store.getState()).data?.count).toBe(1);
  });

  it('AC-14 the message is loaded; for a missing one the outcome is still ok, and the page shows the error', async () => {
    site.answers = { [messageUrl()]: opened() };
    const context = await contextAt('/nachrichten/12', { id: '12' });
    expect(await loadMessage(context)).toEqual({ kind: 'ok' });
    expect(inboxApi.message.select(12)(context.store.getState()).data?.title).toBe(messageSummary().title);
    expect(await loadMessage(await contextAt('/nachrichten/13', { id: '13' }))).toEqual({ kind: 'ok' });
  });

  it('SH-09 nothing is requested for visitors', async () => {
    site.signedIn = false;
    const context = await contextAt('/nachrichten');
    site.requests = [];
    await loadMessages(context);
    await loadMessage({ ...context, params: { id: '12' } });
    expect(site.requests).toEqual([]);
  });
});
