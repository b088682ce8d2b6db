import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { backendHome } from '@care/backend/seeding-rows';
import { parse } from 'yaml';

/** The folder with pictures, texts and words: beside the bundled program, or this package when run from source. */
export function demoFolder(): string {
  const bundled = path.join(backendHome(), 'demo');
  return existsSync(bundled) ? bundled : path.join(backendHome(), '../demo');
}

/** A data file of this package. Lists in a list are joined, so that lists can share a part. */
export const readYaml = <Content>(name: string): Content =>
  parse(readFileSync(path.join(demoFolder(), name), 'utf8'), (_key, value: unknown) =>
    Array.isArray(value) ? value.flat() : value,
  ) as Content;
