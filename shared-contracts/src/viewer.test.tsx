/** @jest-environment ../jest.browser.cjs */
import { paul, siteOfTests } from '@care/contracts/testing/site';
import { refreshSession } from './session';
import { currentUser, currentViewer, knownSession } from './viewer';

const site = siteOfTests();

describe('who looks at a page', () => {
  it('SH-06 is waited for until it is known, and a visitor until then', async () => {
    const known = knownSession();
    expect(currentViewer()).toBeNull();
    site.signedIn = true;
    await refreshSession();
    expect(await known).toMatchObject({ status: 'authenticated', user: { name: 'Paul Plus' } });
    expect(currentViewer()).toBe(String(paul.pk));
    expect(currentUser()).toMatchObject({ id: String(paul.pk) });
  });
});
