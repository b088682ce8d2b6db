import { defineSliceApi, type PageModule } from '@care/contracts';
import { contextOf, show, testStore } from '@care/contracts/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import * as companyMedia from '../exposes/company-media';
import { editingApi } from '../features/editing/editing-api';
import { jobEditorApi } from '../features/job-editor/job-editor-api';
import { mediaApi } from '../features/media/media-api';
import { backendOfTests, visitAs, visitAsOwner } from '../testing/backend';
import { companyPage, jobOffer } from '../testing/company';
import { showPage } from '../testing/show-page';
import { uploadServer } from '../testing/upload-server';

const uploads = uploadServer();
const backend = backendOfTests();

/** Results of the searches, which other slices show. */
const searchApi = defineSliceApi('searches-of-tests', (build) => ({
  companies: build.query<object, void>({
    query: () => '/companies/',
    providesTags: [{ type: 'CompanyCard', id: companyPage().id }],
  }),
  jobs: build.query<object, void>({ query: () => '/jobs/', providesTags: [{ type: 'JobOfferCard', id: 'LIST' }] }),
}));

function Searches() {
  searchApi.companies.useQuery();
  searchApi.jobs.useQuery();
  return <p>Treffer</p>;
}
/** How often each search was requested. */
const searches = () => ['/companies/', '/jobs/'].map((url) => backend.requests.filter((one) => one === url).length);

it('SR-13 SR-15 PP-19 cards in a search are requested again after a published offer, a changed section, a removed logo', async () => {
  backend.answerWrite = () => jobOffer();
  show(<Searches />);
  await waitFor(() => expect(searches()).toEqual([1, 1]));
  for (const [index, write] of [
    jobEditorApi.act.initiate({ id: 1, company: 7, act: 'publish' }),
    editingApi.change.initiate({ id: 7, section: 'texts', change: { name: 'Neu' }, etag: '"1"' }),
    mediaApi.remove.initiate({ company: 7, place: 'company-logo', id: 1 }),
  ].entries()) {
    await act(async () => void (await testStore().dispatch<Promise<unknown>>(write)));
    await waitFor(() => expect(searches()).toEqual([index + 2, index + 2]));
  }
});

it('SR-13 SR-15 PP-11 cards in a search and the details of the provider are requested again after an uploaded logo', async () => {
  const company = companyPage();
  uploads.answer = () => ({ status: 201, body: {} });
  await visitAsOwner(backend, company);
  const page: PageModule = {
    default: (props) => (
      <>
        <Searches />
        <companyMedia.default {...props} />
      </>
    ),
  };
  await showPage(page, contextOf('/profile/company/bilder-und-videos'));
  const logo = await screen.findByRole('region', { name: 'Logo' });
  const file = new File(['picture'], 'logo.png', { type: 'image/png' });
  fireEvent.change(logo.querySelector('input[type="file"]')!, { target: { files: [file] } });
  expect(await screen.findByText('„logo.png“ wurde hochgeladen.')).toBeInTheDocument();
  await waitFor(() => expect(searches()).toEqual([2, 2]));
  await waitFor(() => expect(backend.requests).toContain(`/company/details/${company.id}/`));
  await visitAs(backend);
});
