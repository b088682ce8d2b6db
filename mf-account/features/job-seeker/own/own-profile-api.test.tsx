import { defineSliceApi } from '@care/contracts';
import { loadSession, show, testStore } from '@care/contracts/testing';
import { siteOfTests } from '@care/contracts/testing/site';
import { act, screen } from '@testing-library/react';
import { ownProfileApi } from './own-profile-api';

const site = siteOfTests();

/** A list of staff as the search has it: its cards have no id. */
const listApi = defineSliceApi('staff-of-tests', (build) => ({
  staff: build.query<{ results: string[] }, void>({
    query: () => '/staff/',
    providesTags: [{ type: 'JobSeeker', id: 'LIST' }],
  }),
}));
const Staff = () => <p>{listApi.staff.useQuery().data?.results.join(' ')}</p>;

it('SR-20 lists of staff are requested again after the own profile was changed', async () => {
  site.answers = { '/api-backend/staff/': { results: ['Pflegehelferin'] } };
  await loadSession();
  show(<Staff />);
  await screen.findByText('Pflegehelferin');
  site.answers = {
    '/api-backend/staff/': { results: ['Pflegefachfrau'] },
    'PATCH /api-backend/user/profile/7/': { id: 7 },
  };
  await act(() =>
    testStore().dispatch(ownProfileApi.change.initiate({ id: 7, change: { visible_name: 'Anke' }, etag: undefined })),
  );
  await screen.findByText('Pflegefachfrau');
});
