import { demoSite } from './site';

/** One API with the demo data and one shell for all tests that change nothing, on separate ports and folders. */
export default async function globalSetup() {
  if (process.env.E2E_ORIGIN) return undefined; // a running site, with E2E_API, E2E_RELEASES and E2E_SHELL, while writing tests
  const { api, shell, stop } = await demoSite();
  process.env.E2E_API = api.origin;
  process.env.E2E_ORIGIN = shell.origin;
  process.env.E2E_RELEASES = shell.releases;
  return stop;
}
