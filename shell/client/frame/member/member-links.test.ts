/** @jest-environment node */
import { paul } from '@care/contracts/testing/site';
import { memberLinks } from './member-links';

const labels = (user: Parameters<typeof memberLinks>[0]) => memberLinks(user).map(({ label }) => label);

describe('the navigation of somebody signed in', () => {
  it('SH-03 holds account, inbox and watch list for everybody, also before the details are there', () => {
    expect(labels(undefined)).toEqual(['Nachrichten', 'Merkliste', 'Mein Konto']);
    expect(labels({ ...paul, profile_type: 'CARE_SEEKER', company: null })).toEqual(labels(undefined));
  });
  it('SH-03 leads an owner to the company area', () => {
    expect(memberLinks(paul)).toContainEqual({ to: '/profile/company', label: 'Mein Unternehmen' });
    expect(labels(paul)).not.toContain('Einrichtung registrieren');
  });
  it('SH-03 leads those who look for staff there, and nobody else', () => {
    const staff = { to: '/pflegeanbieter', label: 'Pflegepersonal' };
    expect(memberLinks(paul)[0]).toEqual(staff);
    expect(memberLinks({ ...paul, company: null })[0]).toEqual(staff);
    expect(memberLinks({ ...paul, profile_type: 'JOB_SEEKER', company: null })).not.toContainEqual(staff);
  });
  it('SH-03 leads a job seeker to editing the own profile', () => {
    const seeker = {
      ...paul,
      profile_type: 'JOB_SEEKER' as const,
      company: null,
      profile: { id: 3, slug: 'kraft-1', image: null },
    };
    expect(memberLinks(seeker)).toContainEqual({
      to: '/pflegepersonal/profil/kraft-1?edit',
      label: 'Mein Profil bearbeiten',
    });
    expect(labels(seeker)).not.toContain('Mein Unternehmen');
  });
  it('SH-22 offers a company user without a company to register one', () => {
    expect(memberLinks({ ...paul, company: null })).toContainEqual({
      to: '/registration/einrichtung',
      label: 'Einrichtung registrieren',
    });
  });
});
