import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { ASSETS_PATH } from '../served-paths';
import type { Common } from './preset';

/** `entries`: name of a program → its file, relative to the context. */
type NodePrograms = Common & { entries: Record<string, string> };

/** Packages of this repository are TypeScript and are bundled; all others stay in node_modules. */
const othersStayOutside: Plugin = {
  name: 'others-stay-outside',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || name.startsWith('@care/') ? undefined : { path: name, external: true },
    );
  },
};

/** A picture or font is its address. The builds for browsers write the file under this name (`assets` in preset.ts). */
const addressesOfAssets: Plugin = {
  name: 'addresses-of-assets',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\.(svg|woff2|png|webp)$/ }, async ({ path: file }) => {
      const { name, ext } = path.parse(file);
      const hash = createHash('sha256')
        .update(await readFile(file))
        .digest('hex')
        .slice(0, 8);
      return { contents: `export default ${JSON.stringify(`${ASSETS_PATH}${name}.${hash}${ext}`)};` };
    });
  },
};

/** Builds server programs: an ES module for each, with files for what they share. No page is rendered in them. */
export async function buildNodePrograms({ context, output, mode = 'production', entries }: NodePrograms) {
  await build({
    absWorkingDir: context,
    entryPoints: entries,
    outdir: output,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    sourcemap: true,
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    logLevel: 'warning',
    plugins: [othersStayOutside, addressesOfAssets],
  });
}
