import { EventEmitter, once } from 'node:events';
import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { developSlice } from './dev';

const repository = path.resolve(import.meta.dirname, '../../..');
const template = path.resolve(import.meta.dirname, '../../template');

type Built = { version: string; ms: number } | { problem: string };

/** The results of builds, and a function that resolves when there are so many. */
function builds() {
  const results: Built[] = [];
  const news = new EventEmitter();
  const onBuilt = (result: Built) => {
    results.push(result);
    news.emit('built');
  };
  const reached = async (count: number) => {
    while (results.length < count) await once(news, 'built');
  };
  return { results, onBuilt, reached };
}

let folder: string;
beforeEach(() => {
  // Inside the repository, where its packages are found.
  folder = mkdtempSync(path.join(repository, 'mf-dev-'));
  cpSync(template, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const texts = () => path.join(folder, 'texts.de.json');
const change = (from: string, to: string) => writeFileSync(texts(), readFileSync(texts(), 'utf8').replace(from, to));

it('EM-04 serves each build, tells pages of it, and keeps the last good one while the code is broken', async () => {
  const { results, onBuilt, reached } = builds();
  const { address, close } = await developSlice(folder, { port: 0, onBuilt });
  try {
    const read = async () => {
      const manifest = (await (await fetch(new URL('slice.json', address))).json()) as {
        version: string;
        exposes: { page: { js: string[] } };
      };
      const [file = ''] = manifest.exposes.page.js;
      return { version: manifest.version, code: await (await fetch(new URL(`web/${file}`, address))).text() };
    };
    const changes = (await fetch(new URL('changes', address))).body!.getReader();
    const told = async () => new TextDecoder().decode((await changes.read()).value);
    const first = await read();
    expect(first.code).toContain('Die beste Bewertung steht zuerst.');
    expect(await told()).toBe(`data: ${first.version}\n\n`);

    change('Die beste Bewertung steht zuerst.', 'Neu geschrieben.');
    const next = await told();
    const second = await read();
    expect(next).toBe(`data: ${second.version}\n\n`);
    expect(second.version).not.toBe(first.version);
    expect(second.code).toContain('Neu geschrieben.');

    change('"lead":', '"lead"');
    await reached(3);
    expect(results[2]).toEqual({ problem: expect.stringContaining('texts.de.json') });
    expect(await read()).toEqual(second);

    change('"lead"', '"lead":');
    expect(await told()).not.toBe(next);
    await changes.cancel();
  } finally {
    await close();
  }
});

it('EM-04 serves pictures of the slice, and modules that it imports by their address on the site', async () => {
  const picture = "<svg xmlns='http://www.w3.org/2000/svg'/>";
  writeFileSync(path.join(folder, 'picture.svg'), picture);
  writeFileSync(path.join(folder, 'engine.mjs'), 'export const engine = 1;');
  const addresses =
    "export { default as picture } from './picture.svg';\nexport { default as engine } from './engine.mjs?file';\n";
  appendFileSync(path.join(folder, 'texts.ts'), addresses);
  const { address, close } = await developSlice(folder, { port: 0, onBuilt: () => undefined });
  try {
    const files = readdirSync(path.join(folder, 'dist-dev/web/assets'));
    const web = path.join(folder, 'dist-dev/web');
    const code = readdirSync(web).flatMap((name) =>
      name.endsWith('.js') ? readFileSync(path.join(web, name), 'utf8') : [],
    );
    expect(code.join()).toMatch(/"assets\/picture\.\w+\.svg"/);
    const served = async (file: RegExp, prefix: string) => {
      const answer = await fetch(new URL(prefix + files.find((name) => file.test(name)), address));
      return [answer.headers.get('content-type'), await answer.text()];
    };
    expect(await served(/^picture\..*svg$/, 'web/assets/')).toEqual(['image/svg+xml', picture]);
    expect(await served(/^engine\..*mjs$/, 'releases/assets/')).toEqual([
      'text/javascript',
      'export const engine = 1;',
    ]);
  } finally {
    await close();
  }
});

it('EM-04 ends if its port is in use, and says how to choose another one', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const first = builds();
  try {
    const dev = developSlice(folder, { port, onBuilt: first.onBuilt });
    await expect(dev).rejects.toThrow(`port ${port} is in use; choose another one with --port`);
    expect(first.results).toHaveLength(1);
    // A second development of the same folder sees the change; the first one must have stopped looking.
    const second = builds();
    const { close } = await developSlice(folder, { port: 0, onBuilt: second.onBuilt });
    change('Die beste Bewertung steht zuerst.', 'Neu geschrieben.');
    await second.reached(2);
    await close();
    expect(first.results).toHaveLength(1);
  } finally {
    other.close();
  }
});

it('EM-04 names what is wrong with a slice that cannot be built', async () => {
  change('"lead":', '"lead"');
  await expect(developSlice(folder, { port: 0, onBuilt: () => undefined })).rejects.toThrow('texts.de.json');
  await expect(developSlice(repository, { port: 0, onBuilt: () => undefined })).rejects.toThrow('is no slice');
});
