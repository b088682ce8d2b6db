// Lists what slices share at run time in shared-contracts/api-report.txt: API Extractor writes every public name of the
// shared modules with its type, and the types that it refers to. Without arguments the program compares the report with
// the sources, so that a changed contract is seen in review and its version is raised (EM-03). With --write it writes
// the report again. The last report of the previous version is api-released.txt. A change that needs a higher version
// than that of package.json is refused, also with --write.
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { ConsoleMessageId, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import type { ExtractorMessage } from '@microsoft/api-extractor';
import ts from 'typescript';
import { apiChange, isEnough } from '../federation/src/build/api-change';
import { contractsVersion, sharedNames } from '../federation/src/build/shared';

const isWriting = process.argv.includes('--write');
const root = path.resolve(import.meta.dirname, '..');
const packageFile = path.join(root, 'shared-contracts/package.json');
const reportFile = path.join(root, 'shared-contracts/api-report.txt');
const releasedFile = path.join(root, 'shared-contracts/api-released.txt');
const require = createRequire(import.meta.url);

/** Writes the declarations of the shared modules, and a module that exports all of them. Answers with its file. */
function emitDeclarations(folder: string): string {
  const modules = sharedNames
    .filter((name) => name.startsWith('@care/'))
    .map((name) => ({ name: name.slice('@care/'.length).replaceAll('/', '_'), file: require.resolve(name) }));
  const { config } = ts.readConfigFile(path.join(root, 'federation/tsconfig.base.json'), ts.sys.readFile) as {
    config: { compilerOptions: object };
  };
  const program = ts.createProgram([...modules.map(({ file }) => file), path.join(root, 'shared-ui/src/assets.d.ts')], {
    ...ts.convertCompilerOptionsFromJson(config.compilerOptions, root).options,
    noEmit: false,
    noCheck: true,
    declaration: true,
    emitDeclarationOnly: true,
    // The order of a union's members must not depend on other compiled files.
    stableTypeOrdering: true,
    rootDir: root,
    outDir: folder,
  });
  // A module with a type that has no name is skipped, with a diagnostic; `emitSkipped` is also set by every JSON file.
  const { diagnostics } = program.emit();
  if (diagnostics.length > 0) throw new Error(ts.formatDiagnostics(diagnostics, ts.createCompilerHost({})));
  const entry = path.join(folder, 'all.d.ts');
  const lines = modules.map(
    ({ name, file }) => `export * as ${name} from './${path.relative(root, file).replace(/\.tsx?$/, '')}';`,
  );
  writeFileSync(entry, [...lines, `export declare const version: '${contractsVersion()}';`].join('\n'));
  return entry;
}

/** Prints the difference of the reports only. */
function printDifference(message: ExtractorMessage): void {
  message.handled = true;
  if (message.messageId === ConsoleMessageId.ApiReportDiff) console.log(message.text);
}

/** The report of the sources. Its difference from the one that is committed is printed. */
function reportOf(folder: string): string {
  const name = 'shared.api.md';
  const [reportFolder, reportTempFolder] = [path.join(folder, 'before'), path.join(folder, 'now')];
  mkdirSync(reportFolder);
  copyFileSync(reportFile, path.join(reportFolder, name));
  // The global namespace of React is declared in a library.
  const compilerOptions = { types: [], typeRoots: [path.join(root, 'node_modules/@types')], skipLibCheck: true };
  const none = { default: { logLevel: ExtractorLogLevel.None } };
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: emitDeclarations(folder),
      newlineKind: 'lf',
      compiler: { overrideTsconfig: { compilerOptions, files: ['all.d.ts'] } },
      apiReport: { enabled: true, includeForgottenExports: true, reportFileName: name, reportFolder, reportTempFolder },
      messages: { extractorMessageReporting: none, compilerMessageReporting: none, tsdocMessageReporting: none },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: packageFile,
  });
  Extractor.invoke(config, { printApiReportDiff: true, messageCallback: printDifference });
  return readFileSync(path.join(reportTempFolder, name), 'utf8');
}

const versionOf = (report: string): string | undefined => /^export const version: .(.*).;/m.exec(report)?.[1];

/** Refuses what needs a higher version, compared with the last report of the version before. */
function checkVersion(before: string, now: string): void {
  const isRaised = versionOf(before) !== contractsVersion();
  const released = isRaised ? before : readFileSync(releasedFile, 'utf8');
  if (isRaised && isWriting) writeFileSync(releasedFile, before);
  const { level, breaking } = apiChange(released, now);
  const last = versionOf(released) ?? '0.0.0';
  if (isEnough(level, last, contractsVersion())) return;
  console.log(
    `The contracts need a ${level} version: ${last} was the last one, package.json has ${contractsVersion()}.`,
  );
  for (const reason of breaking.slice(0, 20)) console.log(`  ${reason}`);
  process.exitCode = 1;
}

const temporary = mkdtempSync(path.join(os.tmpdir(), 'care-api-'));
process.once('exit', () => rmSync(temporary, { recursive: true }));
const before = readFileSync(reportFile, 'utf8');
const now = reportOf(temporary);
checkVersion(before, now);
if (isWriting) writeFileSync(reportFile, now);
else if (before !== now) {
  console.log('shared-contracts/api-report.txt is not what the sources say; `npm run api-report` writes it.');
  process.exitCode = 1;
}
