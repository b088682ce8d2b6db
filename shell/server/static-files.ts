import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ASSETS_PATH, RELEASES_PATH, SHELL_PATH } from '@care/federation/browser';
import type { ReleaseStore } from '@care/federation/store';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The public files of a release in the store. */
const SERVED = /^mf-[a-z-]+\/[^/]+\/web\/[\w.-]+\.(js|css)$/;

const YEAR_MS = 365 * 24 * 3600 * 1000;

/**
 * Brings a file of the store into the local folder before it is served, where the store is elsewhere: files of releases
 * that were live before, and pictures.
 */
export function bringFiles(app: FastifyInstance, releases: string, store: Pick<ReleaseStore, 'read'>): void {
  app.addHook('onRequest', async ({ url }) => {
    const [address = ''] = url.split('?');
    const name = address.startsWith(ASSETS_PATH)
      ? `assets/${address.slice(ASSETS_PATH.length)}`
      : address.replace(RELEASES_PATH, '');
    const isServed = address.startsWith(ASSETS_PATH)
      ? /^assets\/[\w.-]+$/
      : address.startsWith(RELEASES_PATH) && SERVED;
    if (!isServed || !isServed.test(name) || existsSync(path.join(releases, name))) return;
    // Without the store the file is missing, as on disk.
    await Promise.all([name, `${name}.br`, `${name}.gz`].map((one) => store.read(one).catch(() => undefined)));
  });
}

/**
 * Serves releases and the shell's files. They have hashes in their names, are immutable, and were compressed at build
 * time.
 */
export async function serveFiles(app: FastifyInstance, releases: string, web: string): Promise<void> {
  const common = {
    immutable: true,
    maxAge: YEAR_MS,
    preCompressed: true,
    index: false as const,
    decorateReply: false,
    setHeaders: (reply: { setHeader: (name: string, value: string) => void }) =>
      reply.setHeader('access-control-allow-origin', '*'),
  };
  await app.register(fastifyStatic, {
    ...common,
    root: web,
    prefix: SHELL_PATH,
    allowedPath: (pathName) => !pathName.endsWith('.map'),
  });
  // With two roots the plug-in does not find a file of the first root that has no compressed form.
  const pool = path.join(releases, 'assets');
  const ownAssets = path.join(web, 'assets');
  const ownNames = new Set(existsSync(ownAssets) ? readdirSync(ownAssets) : []);
  await app.register(fastifyStatic, { ...common, root: pool, serve: false, decorateReply: true });
  app.get<{ Params: { file: string } }>(`${ASSETS_PATH}:file`, ({ params: { file } }, reply) =>
    reply.sendFile(file, ownNames.has(file) ? ownAssets : pool),
  );
  await app.register(fastifyStatic, {
    ...common,
    root: releases,
    prefix: RELEASES_PATH,
    allowedPath: (pathName) => SERVED.test(pathName.slice(1)),
  });
}

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
    const name = /^page-(\w+)\.[^.]+\.js$/.exec(file)?.[1];
    return name ? [[`shell/${name}`, `${SHELL_PATH}${file}`] as const] : [];
  });
  return { scripts, ownScripts: Object.fromEntries(chunks) };
}
