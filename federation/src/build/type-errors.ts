import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { installedPackage, type SharedSources } from './shared-sources';
import type { Sources } from './sources';

const exec = promisify(execFile);
const compiler = path.resolve(createRequire(import.meta.url).resolve('oxlint/package.json'), '../bin/oxlint');
const compilerOptions = path.join(import.meta.dirname, 'oxlint.types.json');

/** The output of the compiler, as far as it is read here. */
const printed = z.object({
  number_of_files: z.number(),
  diagnostics: z.array(
    z.object({
      message: z.string(),
      code: z.string(),
      filename: z.string(),
      labels: z.array(z.object({ span: z.object({ line: z.number(), column: z.number() }) })),
    }),
  ),
});

/** Writes sources below a folder. */
async function writeSources(folder: string, sources: Sources): Promise<void> {
  for (const [file, text] of Object.entries(sources)) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
}

/**
 * Makes a folder in which the packages of `root` and of the folders around it are found. Their own may be read-only: an
 * installation publishes, too.
 */
async function linkPackages(root: string, outer: string): Promise<string> {
  const parent = path.dirname(root);
  const folder = parent === root ? outer : await linkPackages(parent, outer);
  const packages = path.join(root, 'node_modules');
  if (!existsSync(packages)) return folder;
  await symlink(packages, path.join(folder, 'node_modules'));
  const inner = path.join(folder, 'in');
  await mkdir(inner);
  return inner;
}

/**
 * Lays out packages of which the shared modules are those of a shell. What a slice bundles of them itself comes from the
 * installed ones.
 */
async function writePackages(folder: string, shared: SharedSources): Promise<void> {
  for (const [name, { modules, sources }] of Object.entries(shared)) {
    const target = path.join(folder, 'node_modules', name);
    await writeSources(target, sources);
    const installed = await installedPackage(name);
    await symlink(installed.folder, path.join(target, 'installed'));
    const own = Object.entries(installed.exports).map(([place, file]) => [
      place,
      typeof file === 'string' ? file.replace(/^\./, './installed') : file,
    ]);
    const manifest = { name, version: '0.0.0', type: 'module', exports: { ...Object.fromEntries(own), ...modules } };
    await writeFile(path.join(target, 'package.json'), JSON.stringify(manifest));
  }
}

/** The settings that every slice is compiled with. */
const compilerSettings = path.resolve(import.meta.dirname, '../../tsconfig.base.json');

/**
 * Errors of the compiler in the sources of a release, one line each: against the contracts and the design system
 * that are installed in `root`, or those of a shell. So the types that the release really uses are compared, as the
 * compiler compares types (EM-03).
 */
export async function typeErrors(root: string, sources: Sources, shared?: SharedSources): Promise<string[]> {
  const outer = await mkdtemp(path.join(tmpdir(), 'care-types-'));
  try {
    const folder = await linkPackages(path.resolve(root), outer);
    await writeSources(folder, sources);
    await writePackages(folder, shared ?? ({} as SharedSources));
    await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify({ extends: compilerSettings }));
    const files = Object.keys(sources).filter((file) => !file.endsWith('.json'));
    const output = await outputOfCompiler(folder, files);
    const { diagnostics, number_of_files: checked } = printed.parse(JSON.parse(output));
    if (checked !== files.length) throw new Error(`the compiler read ${checked} of ${files.length} files`);
    return diagnostics.map(({ filename, labels: [label], code, message }) => {
      const place = label ? `(${label.span.line},${label.span.column})` : '';
      const [number = code] = /TS\d+/.exec(code) ?? [];
      return `${filename}${place}: error ${number}: ${message.replaceAll(`${folder}${path.sep}`, '')}`;
    });
  } finally {
    await rm(outer, { recursive: true, force: true });
  }
}

/** The compiler in its fast form; it reads types only. */
async function outputOfCompiler(cwd: string, files: readonly string[]): Promise<string> {
  const words = ['--disable-nested-config', '--config', compilerOptions, '--format', 'json', ...files];
  try {
    return (await exec(process.execPath, [compiler, ...words], { cwd, maxBuffer: 64 * 1024 * 1024 })).stdout;
  } catch (error) {
    const { stdout = '', message } = error as { stdout?: string; message: string };
    if (!stdout.startsWith('{')) throw new Error(stdout || message, { cause: error });
    return stdout;
  }
}
