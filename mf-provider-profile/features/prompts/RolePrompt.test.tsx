import type { PageModule } from '@care/contracts';
import { screen, within } from '@testing-library/react';
import { backendOfTests, visitAs } from '../../testing/backend';
import { companyPage } from '../../testing/company';
import { contextOf } from '@care/contracts/testing';
import { showPage } from '../../testing/show-page';
import { FollowControl } from '../follow/FollowControl';
import { RolePrompt } from './RolePrompt';

const backend = backendOfTests();

const page: PageModule = {
  default: () => (
    <>
      <RolePrompt company={companyPage()} />
      <FollowControl company={companyPage()} />
    </>
  ),
};
const show = () => showPage(page, contextOf('/pflegeanbieter/profiles/lindenhof/stellenangebote', {}));

async function links() {
  const prompt = within(await screen.findByRole('region', { name: 'Wie es weitergeht' }));
  return prompt.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
}

describe('prompts on the job list of a provider', () => {
  it('SH-22 visitors see links to registration and sign-in that lead back', async () => {
    await visitAs(backend);
    await show();
    expect(await links()).toEqual([
      [
        'Kostenloses Profil anlegen',
        '/registration/pflegepersonal?callbackUrl=%2Fpflegeanbieter%2Fprofiles%2Flindenhof%2Fstellenangebote',
      ],
      ['Ich habe schon ein Konto', '/login?callbackUrl=%2Fpflegeanbieter%2Fprofiles%2Flindenhof%2Fstellenangebote'],
    ]);
  });

  it('SH-22 a provider user without a company sees a link to register one', async () => {
    backend.account = { profile_type: 'CARE_PROVIDER' };
    await visitAs(backend, '31');
    await show();
    expect(await links()).toEqual([
      ['Einrichtung registrieren', '/registration/einrichtung'],
      ['Eigene Stellenanzeigen veröffentlichen', '/pakete'],
    ]);
  });

  it('SH-22 the owner of another company sees a link to publish there', async () => {
    backend.account = { profile_type: 'CARE_PROVIDER', company: { id: 9, slug: 'rosengarten', name: 'Rosengarten' } };
    await visitAs(backend, '31');
    await show();
    expect(await links()).toEqual([
      ['Eigene Stellenanzeigen veröffentlichen', '/pflegeanbieter/profiles/rosengarten/stellenangebote/neue'],
    ]);
  });

  it('SH-22 job seekers and care seekers see no prompt', async () => {
    for (const profile_type of ['JOB_SEEKER', 'CARE_SEEKER'] as const) {
      backend.account = { profile_type };
      await visitAs(backend, '31');
      await show();
      await screen.findAllByRole('button', { name: 'Auf die Merkliste' });
      expect(screen.queryByRole('region', { name: 'Wie es weitergeht' })).not.toBeInTheDocument();
      document.body.innerHTML = '';
    }
  });
});
