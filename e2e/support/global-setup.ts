import { dataFolder, removeFolder } from './programs';
import { startApi, startShell } from './site';

/** One API with the demo data and one shell for all tests that change nothing, on separate ports and folders. */
export default async function globalSetup() {
  if (process.env.E2E_ORIGIN) return undefined; // a running site, with E2E_API, E2E_RELEASES and E2E_SHELL, while writing tests
  const folder = await dataFolder('e2e-');
  const api = await startApi(process.env.E2E_DATA_DIR ?? folder);
  const shell = await startShell({ api: api.origin });
  process.env.E2E_API = api.origin;
  process.env.E2E_ORIGIN = shell.origin;
  process.env.E2E_RELEASES = shell.releases;
  return async () => {
    await shell.stop();
    await api.stop();
    await removeFolder(folder);
  };
}
