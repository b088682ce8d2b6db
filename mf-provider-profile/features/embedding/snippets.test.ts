import {
  attributesOf,
  declarationsOf,
  elementHtml,
  federationCode,
  fragmentRequest,
  moduleCode,
  preloadHtml,
  scriptHtml,
  type EmbedChoice,
} from './snippets';

const SITE = 'https://site.example';
const plain: EmbedChoice = {
  slug: 'beispiel',
  view: 'compact',
  parts: [],
  theme: 'light',
  headingLevel: '3',
  height: 'auto',
  minHeight: 0,
  accent: '',
};
const chosen: EmbedChoice = {
  ...plain,
  slug: 'haus-"rose"',
  view: 'full',
  parts: ['rating', 'gallery'],
  theme: 'dark',
  headingLevel: '2',
  height: 'fixed',
  minHeight: 760,
  accent: '#22624a',
  key: 'pp_1',
};

describe('the code for other pages', () => {
  it('EM-05 names only what differs from the defaults', () => {
    expect(attributesOf(plain)).toEqual([['slug', 'beispiel']]);
    expect(attributesOf({ ...plain, view: 'full', parts: ['about', 'gallery', 'features', 'rating', 'jobs'] })).toEqual(
      [
        ['slug', 'beispiel'],
        ['view', 'full'],
      ],
    );
    expect(attributesOf({ ...plain, parts: ['gallery'] })).toEqual([['slug', 'beispiel']]);
  });
  it('EM-05 gives the parts in the order of the profile, whatever order they were chosen in', () => {
    expect(attributesOf(chosen)).toContainEqual(['parts', 'gallery rating']);
  });
  it('EM-05 reserves space, and a fixed height is the height itself', () => {
    expect(declarationsOf(plain)).toBe('display: block');
    expect(declarationsOf({ ...plain, minHeight: 300 })).toBe('display: block; min-height: 300px');
    expect(declarationsOf(chosen)).toBe('display: block; height: 760px; --pp-accent: #22624a');
  });
  it('EM-05 PP-21 the element has its attributes and a link; nothing that was typed becomes markup', () => {
    const html = elementHtml(chosen, { href: `${SITE}/x`, label: 'Haus <Rose>' });
    expect(html).toContain('slug="haus-&quot;rose&quot;" view="full"');
    expect(html).toContain(`<a href="${SITE}/x">Haus &lt;Rose&gt;</a>`);
    expect(html).toContain('style="display: block; height: 760px; --pp-accent: #22624a"');
  });
  it('EM-05 a fixed version has its hash, the moving address has none', () => {
    expect(scriptHtml(SITE)).toContain(`src="${SITE}/einbinden/1/profil.js"></script>`);
    expect(scriptHtml(SITE, { version: '1.0.0-ab', integrity: 'sha384-x' })).toContain(
      `src="${SITE}/einbinden/v/1.0.0-ab/profil.js"\n  integrity="sha384-x"></script>`,
    );
  });
  it('EM-05 the hint to load early names the address that the element requests', () => {
    expect(preloadHtml(SITE, plain)).toContain(`href="${SITE}/einbinden/1/company/beispiel/fragment">`);
    expect(preloadHtml(SITE, { ...plain, view: 'full', headingLevel: '2' })).toContain(
      '/beispiel/fragment?view=full&amp;heading-level=2">',
    );
  });
  it('EM-05 the picture is named early where the gallery is shown', () => {
    const isNamed = (choice: Partial<EmbedChoice>) => preloadHtml(SITE, { ...plain, ...choice }).includes('as="image"');
    expect(isNamed({})).toBe(false);
    expect(isNamed({ view: 'full' })).toBe(true);
    expect(isNamed({ view: 'full', parts: [] })).toBe(true);
    expect(isNamed({ view: 'full', parts: ['about'] })).toBe(false);
    expect(preloadHtml(SITE, { ...plain, view: 'full' })).toContain(
      `${SITE}/einbinden/1/company/beispiel/bild/960 960w`,
    );
  });
  it('EM-05 the other ways have the same choice', () => {
    const code = moduleCode(SITE, chosen);
    expect(code).toContain(`await import(/* webpackIgnore: true */ '${SITE}/einbinden/1/profil.js')`);
    for (const line of ['view: ', "parts: ['gallery', 'rating'],", 'headingLevel: 2,', "height: 'fixed',"])
      expect(code).toContain(line);
    expect(federationCode(SITE, chosen)).toContain(
      `await import(/* webpackIgnore: true */ '${SITE}/einbinden/1/profil-federation.js')`,
    );
    expect(federationCode(SITE, chosen)).toContain("parts={['gallery', 'rating']} theme=\"dark\" headingLevel={2}");
    expect(fragmentRequest(SITE, { ...chosen, slug: 'köln' })).toContain(
      `GET ${SITE}/einbinden/1/company/k%C3%B6ln/fragment?view=full&parts=gallery+rating&heading-level=2&key=pp_1`,
    );
    expect(fragmentRequest(SITE, plain)).toContain('/beispiel/fragment\n');
  });
});
