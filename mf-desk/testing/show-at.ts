import { endPage, loadSession, showRoutes, sliceRoutes } from '@care/contracts/testing';
import { DeskCasePage } from '../routes/DeskCasePage';
import { DeskPage } from '../routes/DeskPage';
import definition from '../federation';

// Without their loaders, so that tests see what a page shows while its data loads.
const pages = { desk: { default: DeskPage }, 'desk-case': { default: DeskCasePage } };

/** Opens an address of the desk in a new tab with the session that the server knows. */
export async function showAt(at: string) {
  endPage();
  await loadSession();
  return showRoutes(sliceRoutes(definition, pages), { at });
}
