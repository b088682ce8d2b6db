import { configureApi, type PageModule } from '@care/contracts';
import { contextOf } from '@care/contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { backendOfTests, visitAs } from '../../testing/backend';
import { companyPage, galleryOf } from '../../testing/company';
import { showPage } from '../../testing/show-page';
import { GalleryEditor } from './GalleryEditor';

const backend = backendOfTests();
const user = userEvent.setup({ delay: null });

it('PP-12 the message of a change stays when the answer to an earlier change comes later', async () => {
  await visitAs(backend, '12');
  const company = companyPage({ gallery: galleryOf(3) });
  const page: PageModule = {
    default: () => <GalleryEditor company={company} user="12" token="" onStored={() => Promise.resolve()} />,
  };
  backend.answer = () => company;
  await showPage(page, contextOf('/profile/company/bilder-und-videos'));
  let answerDescription = () => {};
  const descriptionStored = new Promise<void>((resolve) => (answerDescription = resolve));
  const nodeFetch = globalThis.fetch;
  let isDescriptionAnswered = false;
  configureApi({
    fetch: async (...call) => {
      const answer = await nodeFetch(...call);
      if (!(call[0] as string).endsWith('/company-gallery/image/1/')) return answer;
      await descriptionStored;
      isDescriptionAnswered = true;
      return answer;
    },
  });
  backend.answerWrite = ({ url }) => (url.endsWith('/order/') ? { gallery: [] } : {});

  const description = (await screen.findAllByRole('textbox', { name: 'Bildbeschreibung' }))[0]!;
  await user.clear(description);
  await user.type(description, 'Garten mit Hochbeeten');
  await user.click(screen.getByRole('button', { name: 'Bild 2 nach vorne verschieben' }));
  const moved = await screen.findByText('Das Bild steht jetzt an Stelle 1 von 3.');
  answerDescription();
  await waitFor(() => expect(isDescriptionAnswered).toBe(true));
  expect(moved).toHaveTextContent('Das Bild steht jetzt an Stelle 1 von 3.');
});
