// npm run bench:operation: an overloaded shell that has just started.
// The figures are copied into docs/reliability.csv.
import { demoSite, startShell } from '../support/site';
import { inParallel } from './measure';

interface Answer {
  status: number;
  ms: number;
  html: string;
}

async function ask(address: string): Promise<Answer> {
  const begin = performance.now();
  const answer = await fetch(address);
  const html = await answer.text();
  return { status: answer.status, ms: performance.now() - begin, html };
}

const percentile = (times: number[], share: number): number =>
  Math.round(times.sort((a, b) => a - b)[Math.ceil(share * times.length) - 1] ?? 0);

/** Many different pages at the same time, from a shell that has rendered none of them. */
async function load(api: string, slugs: string[], atOnce: number): Promise<void> {
  const shell = await startShell({
    api,
    environment: { RENDER_DEADLINE_MS: '1000', RENDER_LIMIT_MS: '800', RENDER_PATIENCE_MS: '5000' },
  });
  const answers: Answer[] = [];
  await inParallel(slugs.length, atOnce, async (index) => {
    answers.push(await ask(`${shell.origin}/pflegeanbieter/${slugs[index] ?? ''}`));
  });
  const accepted = answers.filter(({ status }) => status !== 503);
  const times = accepted.map(({ ms }) => ms);
  const refused = answers.filter(({ status }) => status === 503).map(({ ms }) => ms);
  const whole = accepted.filter(({ html }) => html.includes('"rendered"')).length;
  const framed = answers.filter(({ html }) => /<title>[^<]+<.*<header.*<h1/s.test(html)).length;
  console.log(
    `${atOnce} at once, ${answers.length} pages: ${whole} with their HTML, ${framed} with title, header and heading; ` +
      `p50 ${percentile(times, 0.5)} ms, p99 ${percentile(times, 0.99)} ms; ` +
      `${refused.length} got 503, p99 ${percentile(refused, 0.99)} ms`,
  );
  await shell.stop();
}

const { api, stop } = await demoSite({ MAX_IN_FLIGHT: '10000' });
try {
  const found = (await (await fetch(`${api.origin}/api-backend/company/search/?city_slug=köln&radius=50`)).json()) as {
    count: number;
  };
  const pages = Math.min(30, Math.ceil(found.count / 10));
  const slugs: string[] = [];
  for (let page = 1; page <= pages; page++) {
    const answer = await fetch(`${api.origin}/api-backend/company/search/?city_slug=köln&radius=50&page=${page}`);
    const { results } = (await answer.json()) as { results: { slug: string; city_slug?: string; path?: string }[] };
    slugs.push(...results.map(({ slug }) => `profiles/${slug}`));
  }
  await load(api.origin, slugs.slice(0, 150), 30);
  await load(api.origin, slugs, 150);
} finally {
  await stop();
}
