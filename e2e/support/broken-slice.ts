import { createHash } from 'node:crypto';
import type { Page, Request, Route } from '@playwright/test';

/** The faults of the network: what a browser gets in place of a file of the slice. */
const answers = {
  missing: (route) => route.fulfill({ status: 404 }),
  'status 500': (route) => route.fulfill({ status: 500 }),
  'after 10 s': () => undefined,
  'hangs for ever': () => undefined,
  'cut off': async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.slice(0, body.length / 2) });
  },
  'wrong hash': async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `window.__evil = true;${await response.text()}` });
  },
} satisfies Record<string, (route: Route) => unknown>;

/** The faults of the code, as the body of a function that gets the module and returns the one to use instead. */
const crimes = {
  'throws in load': 'return { ...module, load: (...given) => on() ? fail() : module.load?.(...given) };',
  'throws in head': 'return { ...module, head: (...given) => on() ? fail() : module.head?.(...given) };',
  'throws in render': 'return { ...module, default: (props) => on() ? fail() : module.default(props) };',
  'throws in an effect':
    'return { ...module, default: (props) => { react().useEffect(() => { if (on()) fail(); }); return module.default(props); } };',
  'throws in a timer': 'if (on()) setTimeout(fail); return module;',
};

const networkFaults = Object.keys(answers) as (keyof typeof answers)[];
const codeFaults = Object.keys(crimes) as (keyof typeof crimes)[];
const OLD_CONTRACT = 'old contract';
const THROWS_AT_IMPORT = 'throws at import';
export const browserFaults = [...networkFaults, OLD_CONTRACT, THROWS_AT_IMPORT, ...codeFaults] as const;
export type BrowserFault = (typeof browserFaults)[number];

/** A network fault of which the browser sees nothing until its time limit is over. */
export const isSilent = (fault: BrowserFault): boolean => fault === 'after 10 s' || fault === 'hangs for ever';

const isIn = <Faults extends object>(faults: Faults, fault: string): fault is keyof Faults & string => fault in faults;

/** Written before the files of a slice that contain its code. The fault lasts as long as `__fault` is set. */
const PRELUDE = 'const on = () => globalThis.__fault; const fail = () => { throw new Error("the injected fault"); };';

/** Makes each module of a chunk throw when it is imported. */
const failingChunk = (container: string) => `(() => { ${PRELUDE}
  const queue = globalThis.webpackChunk${container} ||= [];
  const { push } = queue;
  queue.push = (chunk) => {
    for (const [id, make] of Object.entries(chunk[1]))
      chunk[1][id] = function (...given) { if (on()) fail(); return make.apply(this, given); };
    queue.push = push;
    return push.call(queue, chunk);
  };
})();`;

/** Wraps what a container gives out. React comes from the modules that the shell shares. */
const failingContainer = (container: string, crime: string) => `;(() => { ${PRELUDE}
  const { init, get } = ${container};
  let scope;
  const react = () => Object.values(scope.react)[0].lib();
  const change = (module) => { ${crime} };
  const scopeOf = (given) => given.react ? given : given[0] ?? given;
  ${container} = {
    init: (given, ...rest) => { scope = scopeOf(given); return init(given, ...rest); },
    get: (name, ...rest) => Promise.resolve(get(name, ...rest)).then((make) => () => change(make())),
  };
})();`;

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

interface Manifest {
  name: string;
  version: string;
  container: string;
  entry: string;
  contracts: string;
  exposes: Record<string, { js: string[] }>;
  integrity: Record<string, string>;
}

const PAGE_DATA = /(<script type="application\/json" id="page-data">)(.*?)(<\/script>)/s;

/** A slice that is broken in one browser, from the next document on until `end`. */
export class BrokenSlice {
  isBroken = true;
  /** Addresses of its files that the browser asked for. */
  readonly asked: string[] = [];
  readonly #changed = new Map<string, string>();
  #held: Route[] = [];
  version = '';

  private constructor(
    private readonly page: Page,
    private readonly slice: string,
    private readonly fault: BrowserFault,
  ) {}

  /** Breaks a slice: one release of it, or with `alsoOthers` every release that the browser could use instead. */
  static async in(page: Page, slice: string, fault: BrowserFault, { alsoOthers = true } = {}): Promise<BrokenSlice> {
    const broken = new BrokenSlice(page, slice, fault);
    await page.addInitScript(() => Object.assign(window, { __fault: true }));
    await page.route(`**/releases/${slice}/**/*.js*`, (route, request) =>
      alsoOthers || request.url().includes(`/${broken.version}/`) ? broken.#answer(route, request) : route.continue(),
    );
    // The contracts of a page never change. A release that fits them ends the fault.
    await page.route(`**/live-release/${slice}?*`, (route) =>
      broken.isBroken && alsoOthers ? route.fulfill({ status: 204 }) : route.continue(),
    );
    await page.route(
      () => true,
      (route, request) => (request.isNavigationRequest() ? broken.#document(route) : route.fallback()),
    );
    return broken;
  }

  /** Ends the fault. What was asked for before stays without an answer. */
  async end(): Promise<void> {
    this.isBroken = false;
    await this.page.evaluate(() => Object.assign(window, { __fault: false }));
  }

  /** Answers what has been asked for so far, as a slow server does after 10 s. */
  async answerLate(): Promise<void> {
    const held = this.#held.splice(0);
    if (this.fault === 'after 10 s') await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
  }

  async #answer(route: Route, request: Request): Promise<unknown> {
    this.asked.push(request.url());
    const changed = this.#changed.get(new URL(request.url()).pathname.split('/').at(-1) ?? '');
    if (changed) return route.fulfill({ contentType: 'text/javascript', body: changed });
    if (!this.isBroken || !isIn(answers, this.fault)) return route.continue();
    if (isSilent(this.fault)) return this.#held.push(route);
    return answers[this.fault](route);
  }

  /** The document, with the hashes of the files that contain the fault. */
  async #document(route: Route): Promise<void> {
    const response = await route.fetch();
    let html = await response.text();
    const [, , json = '{}'] = PAGE_DATA.exec(html) ?? [];
    const data = JSON.parse(json) as { composition?: { slices: Manifest[] } };
    const manifest = data.composition?.slices.find(({ name }) => name === this.slice);
    if (!manifest) return route.fulfill({ response, body: html });
    this.version = manifest.version;
    if (this.fault === OLD_CONTRACT) {
      manifest.contracts = '^0.1.0';
      manifest.version = '0.1.0-old';
      this.version = manifest.version;
      html = html.replace(PAGE_DATA, (_, begin: string, _json, end: string) =>
        [begin, JSON.stringify(data).replaceAll('<', '\\u003c'), end].join(''),
      );
    }
    for (const file of this.#filesToChange(manifest)) {
      const address = new URL(`/releases/${this.slice}/${manifest.version}/web/${file}`, response.url()).href;
      const before = await (await this.page.request.get(address)).text();
      const after = isIn(crimes, this.fault)
        ? before + failingContainer(manifest.container, crimes[this.fault])
        : failingChunk(manifest.container) + before;
      this.#changed.set(file, after);
      html = html.replaceAll(manifest.integrity[file] ?? '', sha384(after));
    }
    return route.fulfill({ response, body: html });
  }

  #filesToChange({ entry, exposes }: Manifest): string[] {
    if (isIn(crimes, this.fault)) return [entry];
    if (this.fault !== THROWS_AT_IMPORT) return [];
    return [...new Set(Object.values(exposes).flatMap(({ js }) => js.filter((file) => file.startsWith('expose-'))))];
  }
}
