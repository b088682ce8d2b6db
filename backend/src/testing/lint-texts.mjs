// Lints the given texts as the content of files. Reads [[file, text], …] from stdin and prints the rule and line of
// every error.
import { ESLint } from 'eslint';
import { text } from 'node:stream/consumers';

const eslint = new ESLint();
const found = [];
for (const [filePath, code] of JSON.parse(await text(process.stdin))) {
  const [{ messages }] = await eslint.lintText(code, { filePath });
  found.push(messages.map(({ ruleId, line }) => ({ ruleId, line })));
}
console.log(JSON.stringify(found));
