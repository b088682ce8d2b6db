import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { embedModule, federatedProfile } from '@care/federation/preset';
import { precompress } from '@care/federation/precompress';
import { runWebpack } from '@care/federation/run-webpack';
import { styles } from './src/view/styles';

/*
 * Builds the files that other sites load, into dist/web, and describes them in dist/embed.json: the version, and the hash of every
 * file. The version is the package's with the hash of what was built, so no version ever means two things.
 */
const context = import.meta.dirname;
const dist = path.resolve(context, process.env.BUILD_OUTPUT || 'dist');
const web = path.join(dist, 'web');
await rm(dist, { recursive: true, force: true });

const integrityOf = async (file: string) =>
  `sha384-${createHash('sha384')
    .update(await readFile(path.join(web, file)))
    .digest('base64')}`;
const build = (name: string, entry: string, defined: Record<string, string> = {}) =>
  runWebpack([embedModule({ context, output: web, name, entry, defined })]);

await build('live', './src/element/live.tsx');
const live = { __LIVE_FILE__: 'live.js', __LIVE_INTEGRITY__: await integrityOf('live.js') };
const { version } = JSON.parse(await readFile(path.join(context, 'package.json'), 'utf8')) as { version: string };
// The version depends on the hash of the other file, the styles, and the sources with a placeholder version.
await build('profil', './src/profil.ts', { ...live, __EMBED_VERSION__: '' });
const hash = createHash('sha256')
  .update((await integrityOf('profil.js')) + (await integrityOf('live.js')) + styles)
  .digest('hex')
  .slice(0, 8);
const named = { ...live, __EMBED_VERSION__: `${version}-${hash}` };
await build('profil', './src/profil.ts', named);
await runWebpack([federatedProfile({ context, output: web, entry: './src/federated/Profil.tsx', defined: named })]);
const remoteEntry = (await readdir(web)).find((file) => file.startsWith('remoteEntry'));
await build('profil-federation', './src/federated/profil-federation.ts', { __REMOTE_ENTRY__: `./${remoteEntry}` });
await writeFile(path.join(web, 'profil.css'), styles.trimStart());
const files = (await readdir(web)).filter((file) => /\.(js|css)$/.test(file)).sort();
const integrity = Object.fromEntries(await Promise.all(files.map(async (file) => [file, await integrityOf(file)])));
await writeFile(
  path.join(dist, 'embed.json'),
  `${JSON.stringify({ version: named.__EMBED_VERSION__, integrity }, null, 2)}\n`,
);
await precompress(web);
console.log(`embed ${named.__EMBED_VERSION__} built`);
