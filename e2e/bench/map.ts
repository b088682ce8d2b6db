// npm run bench:map: the results with the open map beside them, with the same contestants and budgets as `npm run bench`.
// Writes a section of docs/performance.md.
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.mjs';
import { drawing } from '../support/maps';
import { root } from '../support/programs';
import { measure, rounds, startContestants } from './contestants';
import { mapReport } from './report';
import { writeSection } from './section';

async function main() {
  const contestants = await startContestants();
  const browser = await chromium.launch({ executablePath: await findChromium(), args: drawing.launchOptions.args });
  try {
    const page = 'Results with the open map';
    const measured = await measure(browser, contestants.origins, {
      [page]: { pathname: '/suche/pflegeanbieter/köln', shows: 'main article', withMap: true },
    });
    const text = mapReport(page, measured, rounds);
    await writeSection(path.join(root, 'docs/performance.md'), 'map', text);
    console.log(text);
  } finally {
    await browser.close();
    await contestants.stop();
  }
}

await main();
process.exit();
