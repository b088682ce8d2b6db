// npm run bench: visits the federated site, its monolith baselines and its static baseline in turn with one phone
// profile. Writes docs/performance.md. npm run bench:map: the results with the open map beside them, with the same
// contestants and budgets; it writes its section only.
import { drawing } from '../support/maps';
import { measure, rounds, startContestants, type MeasuredPage } from './contestants';
import { launch } from './measure';
import { mapReport, report, writeAround, writeSection } from './report';

const withMap = process.argv.includes('--map');
const MAP_PAGE = 'Results with the open map';
const pages: Record<string, MeasuredPage> = withMap
  ? { [MAP_PAGE]: { pathname: '/suche/pflegeanbieter/köln', shows: 'main article', withMap } }
  : {
      Home: { pathname: '/', shows: 'main article' },
      Results: { pathname: '/suche/pflegeanbieter/köln', shows: 'main article' },
      Profile: { pathname: '/pflegeanbieter/profiles/beispiel', shows: '#ratings article' },
    };

const contestants = await startContestants();
const browser = await launch(withMap ? drawing.launchOptions.args : undefined);
try {
  const measured = await measure(browser, contestants.origins, pages);
  if (withMap) await writeSection('map', mapReport(MAP_PAGE, measured, rounds));
  else await writeAround(report(measured, rounds), ['map', 'search', 'interactions', 'embed', 'checks']);
} finally {
  await browser.close();
  await contestants.stop();
}
process.exit();
