// The slices of this checkout: every folder that describes itself in a federation.ts.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

export const sliceFolders = readdirSync(root).filter(
  (name) => /^mf-[a-z-]+$/.test(name) && existsSync(path.join(root, name, 'federation.ts')),
);
