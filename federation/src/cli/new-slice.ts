import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contractsVersion } from '../build/shared';

/** A repository without this file is not that of the platform. */
const OWNERS = 'docs/CODEOWNERS';
const template = path.resolve(import.meta.dirname, '../../template');

const readJson = async <Content>(file: string): Promise<Content> => JSON.parse(await readFile(file, 'utf8')) as Content;
const writeJson = (file: string, content: object) => writeFile(file, `${JSON.stringify(content, null, 2)}\n`);

const capitalised = (name: string) => name.split('-').map((word) => word.slice(0, 1).toUpperCase() + word.slice(1));

/** Replaces the template's name: in addresses and file names, in the label of its link, and in code. */
function renamed(text: string, name: string): string {
  const upper = capitalised(name).join('');
  return text
    .replace(/(mf-|\/)sample(?![\w-])/g, `$1${name}`)
    .replaceAll('sample-page', `${name}-page`)
    .replace("label: 'Sample'", `label: '${capitalised(name).join(' ')}'`)
    .replaceAll('Sample', upper)
    .replaceAll('sample', upper.slice(0, 1).toLowerCase() + upper.slice(1));
}

/**
 * Makes the folder `mf-<name>` in `root`: a slice with a page that shows a slot, with texts, tests and a link in the
 * navigation. In the repository of the platform it also enters it in the lists that name every slice.
 *
 * @returns what was done and what comes next; throws if the name cannot be one or is taken
 */
export async function newSlice(name: string, root: string): Promise<string> {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) throw new Error(`${name}: a name has small letters, with hyphens between them`);
  const folder = path.join(root, `mf-${name}`);
  if (existsSync(folder)) throw new Error(`mf-${name} is there already`);
  for (const entry of await readdir(template, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = path.join(entry.parentPath, entry.name);
    const target = path.join(folder, renamed(path.relative(template, source), name));
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, renamed(await readFile(source, 'utf8'), name));
  }
  const definition = path.join(folder, 'federation.ts');
  const text = await readFile(definition, 'utf8');
  await writeFile(definition, text.replace(/contracts: '.*'/, `contracts: '^${contractsVersion()}'`));
  if (!existsSync(path.join(root, OWNERS)))
    return `mf-${name} is there. Next, in its folder: npm install, npm run check.`;
  await enter(name, root);
  return `mf-${name} is there, and in package.json, ${OWNERS} and README.md. Next: npm install, npm run check -- mf-${name}.`;
}

/** Enters a slice in the lists of the repository. */
async function enter(name: string, root: string): Promise<void> {
  const packageFile = path.join(root, 'package.json');
  const repository = await readJson<{ workspaces: string[] }>(packageFile);
  const last = repository.workspaces.findLastIndex((one) => one.startsWith('mf-'));
  const workspaces = repository.workspaces.toSpliced(last + 1, 0, `mf-${name}`);
  await writeJson(packageFile, { ...repository, workspaces });

  const ownersFile = path.join(root, OWNERS);
  const owners = await readFile(ownersFile, 'utf8');
  const organisation = /@[\w-]+\//.exec(owners)?.[0] ?? '@';
  await writeFile(ownersFile, `${owners.trimEnd()}\n/mf-${name}/ ${organisation}${name}\n`);

  const readmeFile = path.join(root, 'README.md');
  const rows = (await readFile(readmeFile, 'utf8')).split('\n');
  const lastRow = rows.findLastIndex((row) => row.startsWith('| [`mf-'));
  const row = `| [\`mf-${name}/\`](mf-${name}/README.md) | Slice: ${name} |`;
  await writeFile(readmeFile, rows.toSpliced(lastRow + 1, 0, row).join('\n'));
}
