import { paul } from '@care/contracts/testing/site';
import { memberTasks } from './member-tasks';

const desk = { to: '/verwaltung', label: 'Verwaltung' };
const tasksOf = (user: Parameters<typeof memberTasks>[0]) => memberTasks(user, [desk]);
const pathsOf = (user: Parameters<typeof memberTasks>[0]) => tasksOf(user).map(({ to }) => to);
const labelsOf = (user: Parameters<typeof memberTasks>[0]) => tasksOf(user).map(({ label }) => label);
const seeker = { id: 3, slug: 'kraft-1', image: null };

describe('the tasks of a role in the bar', () => {
  it('SH-03 providers: messages, own company, staff, watch list', () => {
    expect(pathsOf(paul)).toEqual(['/nachrichten', '/profile/company', '/pflegeanbieter', '/pflegeanbieter/merkliste']);
    expect(labelsOf(paul).slice(1)).toEqual(['Mein Unternehmen', 'Pflegepersonal', 'Merkliste']);
  });
  it('SH-22 providers without a company register it instead', () => {
    const tasks = tasksOf({ ...paul, company: null });
    expect(tasks.map(({ to }) => to)).toEqual([
      '/nachrichten',
      '/registration/einrichtung',
      '/pflegeanbieter',
      '/pflegeanbieter/merkliste',
    ]);
    expect(tasks[1]?.label).toBe('Einrichtung eintragen');
  });
  it('SH-03 job seekers: messages, jobs, own profile, watch list', () => {
    const user = { ...paul, profile_type: 'JOB_SEEKER' as const, company: null, profile: seeker };
    expect(pathsOf(user)).toEqual([
      '/nachrichten',
      '/pflegepersonal',
      '/pflegepersonal/profil/kraft-1?edit',
      '/pflegeanbieter/merkliste',
    ]);
    expect(labelsOf(user).slice(1)).toEqual(['Pflegejobs', 'Mein Profil', 'Merkliste']);
    expect(pathsOf({ ...user, profile: null })).toEqual([
      '/nachrichten',
      '/pflegepersonal',
      '/pflegeanbieter/merkliste',
    ]);
  });
  it('SH-03 care seekers: messages, providers, watch list', () => {
    const user = { ...paul, profile_type: 'CARE_SEEKER' as const, company: null };
    expect(pathsOf(user)).toEqual(['/nachrichten', '/', '/pflegeanbieter/merkliste']);
  });
  it('SH-03 STAFF: the links of slices that only STAFF sees, messages, providers, watch list', () => {
    const user = { ...paul, is_staff: true };
    expect(pathsOf(user)).toEqual(['/verwaltung', '/nachrichten', '/', '/pflegeanbieter/merkliste']);
    expect(tasksOf(user)[0]).toMatchObject({ ...desk, icon: expect.anything() as unknown });
  });
  it('SH-03 if the account cannot be loaded: what every role has', () => {
    expect(pathsOf(undefined)).toEqual(['/nachrichten', '/pflegeanbieter/merkliste']);
  });
});
