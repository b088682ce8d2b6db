// Compares what a first visit downloads (kB of script, brotli) with its budget: the shell's start, and of each slice
// its entry with the largest of its pages or slots, whose budget is in its package.json. Then the pages that most visits begin with, as a whole, with
// the question for consent that the first visit asks; `npm run bench` counts the same files on their way. Last, what a
// release of the shell costs a returning visitor (the libraries keep their file name), and the fonts that every page
// shows.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sizeOf, sizesOf, whyTooLarge } from '../federation/src/build/sizes';
import { sliceFolders } from './slices.mjs';

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

const budgets = JSON.parse(readFileSync(path.join(import.meta.dirname, 'size-budget.json'), 'utf8')) as {
  /** The start of the shell, and what a release of it costs a returning visitor. */
  shell: number;
  shellRelease: number;
  firstVisits: Record<keyof typeof firstVisits, number>;
  /** The embedded profile, before anybody uses it. */
  embed: number;
  fonts: number;
};

/** Bytes of one of the shell's files. */
function shellFile(name: 'vendor' | 'main' | 'consent'): number {
  const web = path.join(root, 'shell/dist/web');
  const found = readdirSync(web).find((file) => new RegExp(`^${name}\\.[^.]+\\.js$`).test(file));
  return found ? sizeOf(web, found) : Infinity;
}

function say(isRight: boolean, text: string): void {
  console.log(`${isRight ? '✓' : '✗'} ${text}`);
  if (!isRight) process.exitCode = 1;
}

/** Compares the bytes of some files with a budget in kB. */
function check(what: string, bytes: readonly number[], budget: number): void {
  const size = bytes.reduce((a, b) => a + b) / 1000;
  say(size <= budget, `${what}: ${size.toFixed(1)} of ${budget} kB`);
}

check('shell/start', [shellFile('vendor'), shellFile('main')], budgets.shell);
for (const name of sliceFolders) {
  const problem = whyTooLarge(path.join(root, name), path.join(root, name, 'dist'));
  say(!problem, problem ?? name);
}
for (const [page, budget] of Object.entries(budgets.firstVisits)) {
  const parts = firstVisits[page as keyof typeof firstVisits];
  const bytes = parts.map(([slice, expose]) => sizesOf(path.join(root, slice, 'dist'))[expose] ?? Infinity);
  check(`first visit of ${page}`, [...(['vendor', 'main', 'consent'] as const).map(shellFile), ...bytes], budget);
}
check('a release of the shell, for a returning visitor', [shellFile('main')], budgets.shellRelease);
const embed = path.join(root, 'embed/dist/web');
const embedFiles = ['profil.js', 'live.js'].map((file) => sizeOf(embed, file));
check('an embedded profile', embedFiles, budgets.embed);
const fonts = path.join(root, 'shared-ui/assets/fonts');
const everyPages = readdirSync(fonts).filter((file) => /-latin-\w+-normal\.woff2$/.test(file));
const fontSizes = everyPages.map((file) => sizeOf(fonts, file));
check('fonts of every page', fontSizes, budgets.fonts);

// Notices of packages, repeated in each script, would cost 0.5 kB of a first visit. They are published beside the scripts.
for (const name of ['shell', ...sliceFolders]) {
  const web = path.join(root, name, 'dist/web');
  const noted = readdirSync(web).filter(
    (file) => file.endsWith('.js') && readFileSync(path.join(web, file), 'utf8').includes('@license'),
  );
  const isRight = noted.length === 0 && readFileSync(path.join(web, 'licences.txt'), 'utf8').includes('@license');
  say(isRight, `${name}: notices of packages are in licences.txt${noted.map((file) => `, ${file}`).join('')}`);
}
