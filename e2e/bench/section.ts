import { readFile, writeFile } from 'node:fs/promises';

const marks = (name: string) => ({ start: `<!-- ${name} -->`, end: `<!-- /${name} -->` });

/** The named section of a document with its marks, or an empty text. */
function sectionOf(page: string, name: string): string {
  const { start, end } = marks(name);
  const from = page.indexOf(start);
  const to = page.indexOf(end);
  return from < 0 || to < from ? '' : page.slice(from, to + end.length);
}

/** Replaces one section of a document that several benchmarks write, and keeps the rest. */
export async function writeSection(file: string, name: string, body: string): Promise<void> {
  const page = await readFile(file, 'utf8');
  const { start, end } = marks(name);
  const section = `${start}\n\n${body}\n\n${end}`;
  const old = sectionOf(page, name);
  await writeFile(file, old ? page.replace(old, () => section) : `${page.trimEnd()}\n\n${section}\n`);
}

/** Replaces the document and keeps the sections of other benchmarks. */
export async function writeAround(file: string, text: string, names: readonly string[]): Promise<void> {
  const page = await readFile(file, 'utf8').catch(() => '');
  const kept = names.map((name) => sectionOf(page, name)).filter(Boolean);
  await writeFile(file, [text.trimEnd(), ...kept].join('\n\n') + '\n');
}
