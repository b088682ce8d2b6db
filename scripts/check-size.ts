// Compares what a first visit downloads (kB of script, brotli) with size-budget.json: the shell's start, and of each
// slice its entry with the largest of its pages or slots. Then the pages that most visits begin with, as a whole, with
// the question for consent that the first visit asks; `npm run bench` counts the same files on their way. Last, what a
// release of the shell costs a returning visitor (the libraries keep their file name), and the fonts that every page
// shows.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sizeOf, sizesOf } from '../federation/src/build/sizes';

const root = path.resolve(import.meta.dirname, '..');
/** The files of a first visit besides the shell. */
const firstVisits = {
  home: [['mf-search', 'home']],
  results: [['mf-search', 'results']],
  profile: [
    ['mf-provider-profile', 'profile'],
    ['mf-reviews', 'ratings'],
  ],
} satisfies Record<string, [slice: string, expose: string][]>;

const budgets = JSON.parse(readFileSync(path.join(root, 'size-budget.json'), 'utf8')) as {
  slices: Record<string, number>;
  firstVisits: Record<keyof typeof firstVisits, number>;
  /** The embedded profile, before anybody uses it. */
  embed: number;
  shellRelease: number;
  fonts: number;
};

/** Bytes of one of the shell's files. */
function shellFile(name: 'vendor' | 'main' | 'consent'): number {
  const web = path.join(root, 'shell/dist/web');
  const found = readdirSync(web).find((file) => new RegExp(`^${name}\\.[^.]+\\.js$`).test(file));
  return found ? sizeOf(web, found) : Infinity;
}

/** Bytes per page of a slice; the shell has one. */
const sizesIn = (name: string): Record<string, number> =>
  name === 'shell' ? { start: shellFile('vendor') + shellFile('main') } : sizesOf(path.join(root, name, 'dist'));

function check(what: string, bytes: number, budget: number): void {
  const isWithin = bytes / 1000 <= budget;
  console.log(`${isWithin ? '✓' : '✗'} ${what}: ${(bytes / 1000).toFixed(1)} of ${budget} kB`);
  if (!isWithin) process.exitCode = 1;
}

for (const [name, budget] of Object.entries(budgets.slices)) {
  const [page, bytes] = Object.entries(sizesIn(name)).sort(([, a], [, b]) => b - a)[0] ?? ['', Infinity];
  check(`${name}/${page}`, bytes, budget);
}
for (const [page, budget] of Object.entries(budgets.firstVisits)) {
  const parts = firstVisits[page as keyof typeof firstVisits];
  const bytes = parts.map(([slice, expose]) => sizesIn(slice)[expose] ?? Infinity);
  check(
    `first visit of ${page}`,
    [...Object.values(sizesIn('shell')), shellFile('consent'), ...bytes].reduce((a, b) => a + b),
    budget,
  );
}
check('a release of the shell, for a returning visitor', shellFile('main'), budgets.shellRelease);
const embed = path.join(root, 'embed/dist/web');
check(
  'an embedded profile',
  ['profil.js', 'live.js'].map((file) => sizeOf(embed, file)).reduce((a, b) => a + b),
  budgets.embed,
);
const fonts = path.join(root, 'shared-ui/assets/fonts');
const everyPages = readdirSync(fonts).filter((file) => /-latin-\w+-normal\.woff2$/.test(file));
check(
  'fonts of every page',
  everyPages.map((file) => sizeOf(fonts, file)).reduce((a, b) => a + b),
  budgets.fonts,
);

// Notices of packages, repeated in each script, would cost 0.5 kB of a first visit. They are published beside the scripts.
for (const name of Object.keys(budgets.slices)) {
  const web = path.join(root, name, 'dist/web');
  const noted = readdirSync(web).filter(
    (file) => file.endsWith('.js') && readFileSync(path.join(web, file), 'utf8').includes('@license'),
  );
  const isRight = noted.length === 0 && readFileSync(path.join(web, 'licences.txt'), 'utf8').includes('@license');
  console.log(
    `${isRight ? '✓' : '✗'} ${name}: notices of packages are in licences.txt${noted.map((file) => `, ${file}`).join('')}`,
  );
  if (!isRight) process.exitCode = 1;
}
