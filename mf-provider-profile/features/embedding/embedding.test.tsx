import { act, render, screen, waitFor } from '@testing-library/react';
import { Preview } from './Preview';
import {
  attributesOf,
  elementHtml,
  federationCode,
  fragmentRequest,
  moduleCode,
  preloadHtml,
  scriptHtml,
  type EmbedChoice,
} from './snippets';

interface Callbacks {
  onLoad: (detail: { height: number }) => void;
  onError: () => void;
}
const mount = jest.fn((target: Element, _options: Callbacks) => {
  target.append(document.createElement('pflege-profil'));
  return { update: () => undefined, unmount: () => target.replaceChildren() };
});
// The script of the embedded profile is a file of its build.
jest.mock('/einbinden/1/profil.js', () => ({ mount: (...given: Parameters<typeof mount>) => mount(...given) }), {
  virtual: true,
});

const choice: EmbedChoice = { slug: 'beispiel', view: 'full', theme: 'light', minHeight: 900 };

it('EM-05 the preview is called ready when the profile is shown, tells its height, and is not after an error', async () => {
  const onHeight = jest.fn();
  render(<Preview choice={choice} onHeight={onHeight} />);
  await waitFor(() => expect(mount).toHaveBeenCalled());
  const [, { onLoad, onError }] = mount.mock.calls[0]!;
  expect(screen.getByRole('status')).toHaveTextContent('Die Vorschau wird geladen.');
  act(() => onLoad({ height: 900 }));
  expect(screen.getByRole('status')).toHaveTextContent(/^Echte Vorschau/);
  expect(onHeight).toHaveBeenCalledWith(900);
  act(() => onError());
  expect(screen.getByRole('status')).not.toHaveTextContent(/^Echte Vorschau/);
});

const SITE = 'https://site.example';
const plain: EmbedChoice = { slug: 'beispiel', view: 'compact', theme: 'light', minHeight: 0 };
const chosen: EmbedChoice = { slug: 'haus-"rose"', view: 'full', theme: 'dark', minHeight: 760, key: 'pp_1' };
const link = { href: `${SITE}/x`, label: 'Haus <Rose>' };

it('EM-05 the code for other pages: names only what differs from the defaults; the script has the address that moves with the releases', () => {
  expect(attributesOf(plain)).toEqual([['slug', 'beispiel']]);
  expect(attributesOf({ ...plain, slug: 'light' })).toEqual([['slug', 'light']]);
  expect(scriptHtml(SITE)).toContain(`src="${SITE}/einbinden/1/profil.js"></script>`);
});
it('EM-05 PP-21 the code for other pages: the element has its attributes, its space and a link; nothing that was typed becomes markup', () => {
  const html = elementHtml(chosen, link);
  expect(html).toContain('slug="haus-&quot;rose&quot;" view="full" theme="dark" key="pp_1"');
  expect(html).toContain(`<a href="${SITE}/x">Haus &lt;Rose&gt;</a>`);
  expect(html).toContain('style="display: block; min-height: 760px"');
  expect(elementHtml(plain, link)).toContain('style="display: block"');
});
it('EM-05 the code for other pages: the hint to load early names what the element requests, and the picture where the gallery is shown', () => {
  expect(preloadHtml(SITE, plain)).toContain(`href="${SITE}/einbinden/1/company/beispiel/fragment">`);
  expect(preloadHtml(SITE, chosen)).toContain('/fragment?view=full&amp;key=pp_1">');
  expect(preloadHtml(SITE, plain)).not.toContain('as="image"');
  expect(preloadHtml(SITE, { ...plain, view: 'full' })).toContain(`${SITE}/einbinden/1/company/beispiel/bild/960 960w`);
});
it('EM-05 the code for other pages: the other ways have the same choice', () => {
  const imported = (file: string) => `await import(/* webpackIgnore: true */ '${SITE}/einbinden/1/${file}')`;
  const code = moduleCode(SITE, chosen);
  expect(code).toContain(imported('profil.js'));
  for (const line of ["view: 'full',", "theme: 'dark',"]) expect(code).toContain(line);
  expect(federationCode(SITE, chosen)).toContain(imported('profil-federation.js'));
  expect(federationCode(SITE, chosen)).toContain('view="full" theme="dark"');
  expect(fragmentRequest(SITE, { ...chosen, slug: 'köln' })).toContain(
    `GET ${SITE}/einbinden/1/company/k%C3%B6ln/fragment?view=full&key=pp_1`,
  );
  expect(fragmentRequest(SITE, plain)).toContain('/beispiel/fragment\n');
});
