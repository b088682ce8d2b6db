import type { City } from '@care/contracts/schemas';
import { searchCompanies } from '../support/backend';
import { headIn, mapOf, renderedPage } from '../support/page-head';
import { expect, test } from '../support/visitor';

const TOWNS = 50;
/** The text about a town is shown from this number of providers on. */
const MIN_COMPANIES = 3;

const german = (value: number) => value.toLocaleString('de-DE');
const rating = (value: number) => value.toLocaleString('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The words of a document's body, in one line. */
const wordsOf = (html: string): string =>
  html
    .slice(html.indexOf('<body'))
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, '')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(/&(nbsp|amp|shy);/g, (_, name: string) => ({ nbsp: ' ', amp: '&', shy: '' })[name] ?? '')
    .replace(/[\s\u00a0]+/g, ' ');

/** The sentences that the page must show about a town, made from the answer of the API. */
function sentencesOf({ name, counts, average_rating, top }: City): string[] {
  const { company_in_town: inTown, company: around, rated, job } = counts;
  const average = average_rating === null ? '' : `, im Durchschnitt mit ${rating(average_rating)} von 5 Sternen`;
  return [
    `${german(inTown)} in ${name}, ${german(around)} im Umkreis von 20 km`,
    inTown === 0
      ? `In ${name} selbst ist kein Pflegeanbieter eingetragen.`
      : `In ${name} selbst finden Sie ${german(inTown)} Pflegeanbieter.`,
    `Im Umkreis von 20 km ${around === 1 ? 'ist es 1' : `sind es ${german(around)}`}.`,
    ...(rated > 0 ? [`Davon ${rated === 1 ? 'ist 1' : `sind ${german(rated)}`} bewertet${average}.`] : []),
    ...(top
      ? [
          top.average_rating === null
            ? `${top.name}, bisher mit ${german(top.ratings_count)} Bew`
            : `${top.name} mit ${rating(top.average_rating)} von 5 Sternen aus ${german(top.ratings_count)} Bew`,
        ]
      : []),
    ...(job > 0 ? [`${german(job)} Stellenangebot${job === 1 ? '' : 'e'} finden Sie`] : []),
  ];
}

test('SR-18 SR-22 the pages of 50 towns say what the API says: title, description, texts, list and structured data', async ({
  request,
}) => {
  const maps = await mapOf(request, '/sitemap.xml');
  const paths = (await Promise.all(maps.map((map) => mapOf(request, map)))).flat();
  const slugs = paths.flatMap((path) => /^\/suche\/pflegeanbieter\/([^?+]+)$/.exec(decodeURI(path))?.[1] ?? []);
  const towns: City[] = [];
  for (let index = 0; towns.length < TOWNS; index++) {
    const slug = slugs[Math.floor((index * slugs.length) / (2 * TOWNS))] ?? '';
    // Care forms have pages of their own.
    const found = await request.get(`${process.env.E2E_API}/api-backend/city/${encodeURIComponent(slug)}/`);
    if (found.ok()) towns.push((await found.json()) as City);
  }
  expect(new Set(towns.map(({ slug }) => slug)).size).toBe(TOWNS);
  for (const town of towns) {
    const { name, slug, counts } = town;
    const { count, results } = await searchCompanies({ city_slug: slug });
    expect(counts.company, slug).toBe(count);
    expect(counts.company_in_town, slug).toBeGreaterThanOrEqual(MIN_COMPANIES);
    const html = await (await renderedPage(request, `/suche/pflegeanbieter/${encodeURIComponent(slug)}`)).text();
    const { title, description, jsonLd } = headIn(html);
    const around = `${german(count)} Anbieter`;
    expect(title, slug).toMatch(new RegExp(`^Pflegeanbieter in ${quoted(name)} und Umgebung: ${around}( |$)`));
    expect(description, slug).toMatch(new RegExp(`^${around} für alle Pflegeformen in ${quoted(name)} und Umgebung`));
    const words = wordsOf(html);
    for (const sentence of sentencesOf(town)) expect(words, slug).toContain(sentence);
    const listed = jsonLd
      .map((json) => JSON.parse(json) as { '@type': string; itemListElement: { name: string }[] })
      .find((data) => data['@type'] === 'ItemList');
    expect(
      listed?.itemListElement.map((item) => item.name),
      slug,
    ).toEqual(results.map((hit) => hit.name));
    expect(counts.rated, slug).toBe((await searchCompanies({ city_slug: slug, rating: 1 })).count);
  }
});
