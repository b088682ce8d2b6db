import { paul, Refusal } from '@care/contracts/testing/site';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jobSeeker, JOB_SEEKER_CALL } from '../testing/job-seeker';
import { showAt, siteOfTests } from '../testing/show-site';

const site = siteOfTests();
const OWN_CALL = '/api-backend/user/profile/3/';

it('AC-08 a section whose answer was lost is saved when it is sent again, and no conflict', async () => {
  let profile = jobSeeker({ user_id: paul.pk, is_public: true });
  const answers = [504, new Refusal(412, { code: 'conflict' })];
  site.signedIn = true;
  site.user = { ...paul, profile_type: 'JOB_SEEKER', company: null, backend_permission_group_name: 'FREE_TIER' };
  site.answers = {
    get [JOB_SEEKER_CALL]() {
      return profile;
    },
    get [OWN_CALL]() {
      return profile;
    },
    get [`PATCH ${OWN_CALL}`]() {
      return answers.shift() ?? 500;
    },
    [`${OWN_CALL}preview/`]: jobSeeker({ user_id: paul.pk }),
    [`${OWN_CALL}visitors/?limit=10&offset=0`]: { count: 0, results: [] },
    '/api-backend/user/block/': { count: 0, results: [] },
    '/api-backend/user/profile/qualifications/': { qualifications: [{ id: 1, name: 'Examinierte/r Altenpfleger/in' }] },
  };
  await showAt('/pflegepersonal/profil/maria-s?edit');
  await userEvent.click(await screen.findByRole('button', { name: 'Über mich bearbeiten' }));
  const about = within(screen.getByRole('region', { name: 'Über mich' }));
  const text = about.getByRole('textbox', { name: /Über mich/ });
  await userEvent.clear(text);
  await userEvent.type(text, 'Meine Fassung');
  const save = () => userEvent.click(about.getByRole('button', { name: 'Speichern' }));
  await save();
  expect(await about.findByRole('alert')).toHaveTextContent('Ein unerwarteter Fehler ist aufgetreten');
  profile = { ...profile, description: 'Meine Fassung' };
  await save();
  expect(await screen.findByText('Ihre Änderungen wurden gespeichert.')).toBeVisible();
  expect(about.queryByRole('textbox')).not.toBeInTheDocument();
  expect(site.written).toHaveLength(2);
});
