import { defineSliceApi, userApi } from '@care/contracts';
import { loadSession, show, testStore } from '@care/contracts/testing';
import { siteOfTests } from '@care/contracts/testing/site';
import { act, waitFor } from '@testing-library/react';
import { companyAreaApi } from '../features/company-area/company-area-api';
import { ownershipApi } from '../features/ownership/ownership-api';

const site = siteOfTests();

/** The profile of the provider, which another slice shows. */
const profileApi = defineSliceApi('profile-of-tests', (build) => ({
  company: build.query<object, void>({ query: () => '/provider/', providesTags: [{ type: 'Company', id: 7 }] }),
}));
function Page() {
  profileApi.company.useQuery();
  userApi.details.useQuery();
  return null;
}
/** How often the profile and the account were requested. */
const reads = () =>
  ['provider/', 'user/details/'].map(
    (path) => site.requests.filter((request) => request === `GET /api-backend/${path}`).length,
  );

it.each([
  ['a code was entered', () => ownershipApi.enterCode.initiate({ company: 7, id: 3, code: '123456' })],
  ['a handover was accepted', () => companyAreaApi.acceptHandover.initiate(7)],
])('PP-18 profile and account are requested again after %s', async (_event, write) => {
  site.signedIn = true;
  site.answers = {
    '/api-backend/provider/': {},
    'POST /api-backend/company/ownership/3/confirm/': {},
    'POST /api-backend/company/7/handover/accept/': {},
  };
  await loadSession();
  show(<Page />);
  await waitFor(() => expect(reads()).toEqual([1, 1]));
  await act(async () => void (await testStore().dispatch<Promise<unknown>>(write())));
  await waitFor(() => expect(reads()).toEqual([2, 2]));
});
