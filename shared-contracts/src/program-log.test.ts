import { say } from './program-log';

const { NODE_ENV, DEMO = '' } = process.env;
const { isTTY } = process.stdout;
afterEach(() => {
  jest.restoreAllMocks();
  Object.assign(process.env, { NODE_ENV, DEMO });
  process.stdout.isTTY = isTTY;
});

it.each([
  ['JSON in production', 'production', '', false, expect.stringMatching(/^\{"level":30,.*"msg":"two\\nlines"\}\n$/)],
  ['text at a terminal', 'production', '', true, 'two\nlines\n'],
  ['text in a demonstration', 'production', 'on', false, 'two\nlines\n'],
  ['text while developing', 'development', '', false, 'two\nlines\n'],
])('OP-94 are %s', (_what, environment, demo, isTerminal, line) => {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  Object.assign(process.env, { NODE_ENV: environment, DEMO: demo });
  process.stdout.isTTY = isTerminal;
  say('two\nlines');
  expect(write.mock.calls).toEqual([[line]]);
});
