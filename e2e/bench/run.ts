// npm run bench: visits the federated site, its monolith baselines and its static baseline in turn with one phone
// profile. Writes docs/performance.md. npm run bench:map: the results with the open map beside them, with the same
// contestants and budgets; it writes its section only.
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.mjs';
import { chromiumFlags } from '../support/chromium-flags';
import { drawing } from '../support/maps';
import { root } from '../support/site';
import { measure, rounds, startContestants, type MeasuredPage } from './contestants';
import { mapReport, report } from './report';
import { writeAround, writeSection } from './section';

const withMap = process.argv.includes('--map');
const file = path.join(root, 'docs/performance.md');
const MAP_PAGE = 'Results with the open map';
const pages: Record<string, MeasuredPage> = withMap
  ? { [MAP_PAGE]: { pathname: '/suche/pflegeanbieter/köln', shows: 'main article', withMap } }
  : {
      Home: { pathname: '/', shows: 'main article' },
      Results: { pathname: '/suche/pflegeanbieter/köln', shows: 'main article' },
      Profile: { pathname: '/pflegeanbieter/profiles/beispiel', shows: '#ratings article' },
    };

const contestants = await startContestants();
const args = withMap ? drawing.launchOptions.args : chromiumFlags;
const browser = await chromium.launch({ executablePath: await findChromium(), args });
try {
  const measured = await measure(browser, contestants.origins, pages);
  const text = withMap ? mapReport(MAP_PAGE, measured, rounds) : report({ measured, rounds });
  if (withMap) await writeSection(file, 'map', text);
  else await writeAround(file, text, ['map', 'search', 'interactions', 'embed', 'checks']);
  console.log(text);
} finally {
  await browser.close();
  await contestants.stop();
}
process.exit();
