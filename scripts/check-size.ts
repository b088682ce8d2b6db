// Compares what each slice and the shell make a visitor download (brotli) with size-budget.json.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const budgets = JSON.parse(readFileSync(path.join(root, 'size-budget.json'), 'utf8')) as Record<string, number>;

const compressedSize = (file: string) => {
  const names = readdirSync(path.dirname(file));
  const isCompressed = names.includes(`${path.basename(file)}.br`);
  return statSync(isCompressed ? `${file}.br` : file).size;
};
const sizeOf = (name: string) => {
  const web = path.join(root, name, 'dist/web');
  return readdirSync(web)
    .filter((file) => (name === 'shell' ? /^main\.[^.]+\.js$/ : /\.js$/).test(file))
    .reduce((sum, file) => sum + compressedSize(path.join(web, file)), 0);
};

let isGood = true;
for (const [name, budget] of Object.entries(budgets)) {
  const kilobytes = sizeOf(name) / 1000;
  const isWithin = kilobytes <= budget;
  isGood &&= isWithin;
  console.log(`${isWithin ? '✓' : '✗'} ${name}: ${kilobytes.toFixed(1)} of ${budget} kB brotli`);
}
if (!isGood) process.exitCode = 1;
