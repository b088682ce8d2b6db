import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const packagesIn = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;

/** Whether `node_modules` has the packages of package-lock.json. npm writes the list of what it has installed last. */
export function isInstalled() {
  const list = 'node_modules/.package-lock.json';
  if (!existsSync(path.join(root, list))) return false;
  const installed = packagesIn(list);
  return Object.entries(packagesIn('package-lock.json')).every(
    ([place, { version, optional }]) => place === '' || optional || installed[place]?.version === version,
  );
}
