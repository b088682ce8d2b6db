import { endPage, loadSession, showRoutes, sliceRoutes, type Fillings } from '@care/contracts/testing';
import { DeskCasePage } from '../routes/DeskCasePage';
import { ContentPage } from '../routes/ContentPage';
import { DeskPage } from '../routes/DeskPage';
import { TextPage } from '../routes/TextPage';
import definition from '../federation';

// Without their loaders, so that tests see what a page shows while its data loads.
const pages = {
  desk: { default: DeskPage },
  'desk-case': { default: DeskCasePage },
  content: { default: ContentPage },
  text: { default: TextPage },
};

/** Opens an address of the desk in a new tab with the session that the server knows. */
export async function showAt(at: string, fillings?: Fillings) {
  endPage();
  await loadSession();
  return showRoutes(sliceRoutes(definition, pages), { at, ...(fillings && { fillings }) });
}
