import { careApi } from '@care/contracts';
import { loadSession, show, testStore } from '@care/contracts/testing';
import { siteOfTests } from '@care/contracts/testing/site';
import { act, screen, waitFor } from '@testing-library/react';
import { mapApi } from '../map/map-api';
import { jobAnswer, staffAnswer } from '../../testing/work-fixtures';
import { workApi } from './work-api';

const site = siteOfTests();
const STAFF = '/api-backend/user/profile/search/?city_slug=köln';
const MAP = '/api-backend/user/profile/search/map/?zoom=7';
const asked = (path: string) => site.requests.filter((one) => one === `GET ${encodeURI(path)}`).length;

const JOBS = '/api-backend/company/job-offer/search/?city_slug=köln';

function JobCount() {
  const { currentData } = workApi.jobs.useQuery('?city_slug=köln');
  return <p>{currentData?.count ?? 'lädt'}</p>;
}

function Counts() {
  const { currentData } = workApi.staff.useQuery('?city_slug=köln');
  mapApi.jobSeekers.useQuery('?zoom=7');
  return <p>{currentData?.count ?? 'lädt'}</p>;
}

it('SH-07 AC-13 the staff search is requested again for a person who signs in, so that people who block them are gone', async () => {
  site.answers = { [encodeURI(STAFF)]: staffAnswer({ count: 12 }), [MAP]: { features: [] } };
  await loadSession();
  show(<Counts />);
  await screen.findByText('12');
  site.answers[encodeURI(STAFF)] = staffAnswer({ count: 11 });
  site.signedIn = true;
  await loadSession();
  await screen.findByText('11');
  await waitFor(() => expect([asked(STAFF), asked(MAP)]).toEqual([2, 2]));
});

it('PP-19 the job search is requested again after an offer was written, and not when somebody signs in', async () => {
  site.answers = { [encodeURI(JOBS)]: jobAnswer({ count: 12 }) };
  await loadSession();
  show(<JobCount />);
  await screen.findByText('12');
  site.signedIn = true;
  await loadSession();
  expect(asked(JOBS)).toBe(1);
  site.answers[encodeURI(JOBS)] = jobAnswer({ count: 13 });
  act(() => void testStore().dispatch(careApi.util.invalidateTags([{ type: 'JobOfferCard', id: 'LIST' }])));
  await screen.findByText('13');
});
