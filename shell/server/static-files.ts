import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ASSETS_PATH, RELEASES_PATH, SHELL_PATH } from '@care/federation/browser';
import { EMBED_VERSIONS_PATH } from '@care/contracts/embed-addresses';
import type { ReleaseStore } from '@care/federation/store';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { EMBED_NAME } from './embed-versions';

/** The public files of the store: the path of their addresses, their folder, and which of its files are public. */
const PUBLIC = {
  pictures: { path: ASSETS_PATH, folder: 'assets/', names: /^[\w.-]+$/ },
  releases: { path: RELEASES_PATH, folder: '', names: /^mf-[a-z-]+\/[^/]+\/web\/[\w.-]+\.(js|css)$/ },
  embed: {
    path: EMBED_VERSIONS_PATH,
    folder: `${EMBED_NAME}/`,
    names: /^\d[\w.-]*\/[\w.-]+\.(js|css)$/,
  },
};

/** The name in the store of the public file with an address; undefined if there can be none. */
function nameInStore(address: string): string | undefined {
  const found = Object.values(PUBLIC).find(({ path: start }) => address.startsWith(start));
  const name = found && address.slice(found.path.length);
  return found && name && found.names.test(name) ? found.folder + name : undefined;
}

/** A file of the shell. */
const SCRIPT_OR_STYLE = /^[\w.-]+\.(js|css)$/;

const YEAR_MS = 365 * 24 * 3600 * 1000;

interface FileFolders {
  /** The release store, or the copies of its files. */
  releases: string;
  /** The public folder of the shell's own build. */
  web: string;
}

/**
 * Brings a file of the store into the local folder before it is served, where the store is elsewhere: files of former
 * releases and of versions of the embedded profile, and pictures.
 */
export function bringFiles(app: FastifyInstance, { releases, web }: FileFolders, store: Pick<ReleaseStore, 'read'>) {
  const isHere = (name: string) => [releases, web].some((folder) => existsSync(path.join(folder, name)));
  app.addHook('onRequest', async ({ url }) => {
    const [address = ''] = url.split('?');
    const name = nameInStore(address);
    if (!name || isHere(name)) return;
    // Without the store the file is missing, as on disk.
    await Promise.all([name, `${name}.br`, `${name}.gz`].map((one) => store.read(one).catch(() => undefined)));
  });
}

/**
 * Serves releases and the shell's files. They have hashes in their names, are immutable, and were compressed at build
 * time. `formerFile` reads files of other builds of the shell: pages of a former one may still be open, and those of the
 * next one may come from another shell (SH-18).
 */
export async function serveFiles(
  app: FastifyInstance,
  { releases, web }: FileFolders,
  formerFile: (name: string) => Promise<Buffer | undefined>,
): Promise<void> {
  const common = {
    immutable: true,
    maxAge: YEAR_MS,
    preCompressed: true,
    index: false as const,
    decorateReply: false,
    setHeaders: (reply: { setHeader: (name: string, value: string) => void }) =>
      reply.setHeader('access-control-allow-origin', '*'),
  };
  // With two roots the plug-in does not find a file of the first root that has no compressed form.
  const pool = path.join(releases, PUBLIC.pictures.folder);
  await app.register(fastifyStatic, { ...common, root: pool, serve: false, decorateReply: true });
  const ownAssets = path.join(web, 'assets');
  const ownPictures = filesOf(ownAssets);
  app.get<{ Params: { file: string } }>(`${ASSETS_PATH}:file`, ({ params: { file } }, reply) =>
    reply.sendFile(file, ownPictures.has(file) ? ownAssets : pool),
  );
  const ownFiles = filesOf(web);
  app.get<{ Params: { file: string } }>(`${SHELL_PATH}:file`, async ({ params: { file } }, reply) => {
    if (ownFiles.has(file) && !file.endsWith('.map')) return reply.sendFile(file, web);
    const [, kind] = SCRIPT_OR_STYLE.exec(file) ?? [];
    const former = kind && (await formerFile(file));
    if (!former) return reply.callNotFound();
    return reply
      .type(`text/${kind === 'css' ? 'css' : 'javascript'}; charset=utf-8`)
      .header('cache-control', `public, max-age=${YEAR_MS / 1000}, immutable`)
      .header('access-control-allow-origin', '*')
      .send(former);
  });
  await app.register(fastifyStatic, {
    ...common,
    root: releases,
    prefix: RELEASES_PATH,
    allowedPath: (pathName) => PUBLIC.releases.names.test(pathName.slice(1)),
  });
}

const filesOf = (folder: string): Set<string> => new Set(existsSync(folder) ? readdirSync(folder) : []);

/**
 * The addresses of the shell's start scripts (the libraries, then its own code), and of the chunks of its own pages by
 * the module id that the router uses.
 */
export function ownScriptsIn(web: string): { scripts: string[]; ownScripts: Record<string, string> } {
  const files = readdirSync(web);
  const scripts = ['vendor', 'main'].map(
    (name) => `${SHELL_PATH}${files.find((file) => new RegExp(`^${name}\\.[^.]+\\.js$`).test(file))}`,
  );
  const chunks = files.flatMap((file) => {
    const names = /^page-([\w-]+)\.[^.]+\.js$/.exec(file)?.[1]?.split('-') ?? [];
    return names.map((name) => [`shell/${name}`, `${SHELL_PATH}${file}`] as const);
  });
  return { scripts, ownScripts: Object.fromEntries(chunks) };
}
