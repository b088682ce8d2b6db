// npm run bench: visits the federated site, its monolith baselines and its static baseline in turn with one phone
// profile. Writes docs/performance.md.
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.mjs';
import { chromiumFlags } from '../support/chromium-flags';
import { root } from '../support/programs';
import { measure, rounds, startContestants } from './contestants';
import { report } from './report';
import { writeAround } from './section';

const pages = {
  Home: { pathname: '/', shows: 'main article' },
  Results: { pathname: '/suche/pflegeanbieter/köln', shows: 'main article' },
  Profile: { pathname: '/pflegeanbieter/profiles/beispiel', shows: '#ratings article' },
};

async function main() {
  const contestants = await startContestants();
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
  try {
    const measured = await measure(browser, contestants.origins, pages);
    const text = report({ measured, rounds });
    await writeAround(path.join(root, 'docs/performance.md'), text, [
      'map',
      'search',
      'interactions',
      'embed',
      'checks',
    ]);
    console.log(text);
  } finally {
    await browser.close();
    await contestants.stop();
  }
}

await main();
process.exit();
