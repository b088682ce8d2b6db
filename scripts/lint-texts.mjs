// Lints the given texts as the content of files. Reads [[file, text], …] from stdin and prints the rule and line of
// every error.
import { ESLint } from 'eslint';
import { text } from 'node:stream/consumers';
import tseslint from 'typescript-eslint';

// Imports need no types, which take long to read.
const eslint = new ESLint({ overrideConfig: tseslint.configs.disableTypeChecked });
const found = [];
for (const [filePath, code] of JSON.parse(await text(process.stdin))) {
  const [{ messages }] = await eslint.lintText(code, { filePath });
  found.push(messages.map(({ ruleId, line }) => ({ ruleId, line })));
}
console.log(JSON.stringify(found));
