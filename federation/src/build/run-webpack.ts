import webpack, { type Configuration, type Stats, type StatsError } from 'webpack';

/** An error of the compiler for TypeScript: the place and the code around it follow the first line. */
const SYNTAX = /Error:\s+\S (?<what>.+)[^]*?\[[^\]\n]*:(?<line>\d+):\d+\]/;

/** One sentence: the file, the line if it is known, and what is wrong. */
function inOneSentence({ moduleName = '', loc = '', message }: StatsError): string {
  const { what, line } = SYNTAX.exec(message)?.groups ?? {};
  const file = moduleName.replace(/^\.\//, '');
  const place = [file, line ?? loc.replace(/-.*/, '')].filter(Boolean).join(':');
  return [place, what ?? message.split('\n')[0]].filter(Boolean).join(': ');
}

/** The errors of a build, one sentence each; undefined without any. */
export function problemOf(stats: Pick<Stats, 'hasErrors' | 'toJson'> | undefined): string | undefined {
  if (!stats?.hasErrors()) return undefined;
  const { errors = [], children = [] } = stats.toJson({ all: false, errors: true, children: true });
  const all = [...errors, ...children.flatMap((child) => child.errors ?? [])];
  return [...new Set(all.map(inOneSentence))].join('\n');
}

/** Runs the builds side by side; rejects with one sentence for each error. */
export const runWebpack = (configurations: Configuration[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(configurations);
    if (!compiler) throw new Error('webpack gave no compiler');
    compiler.run((error, stats) => {
      compiler.close(() => {
        const problem = error?.message ?? problemOf(stats);
        if (problem === undefined) resolve();
        else reject(new Error(problem, { cause: error }));
      });
    });
  });
