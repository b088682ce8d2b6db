import { serverOfTests } from '@care/contracts/testing/server';
import { readOptions } from '../options';
import { loadFragment } from './load';

/** Answers with the status that the slug names; for `broken` it ends in the middle of the answer. */
const server = serverOfTests(({ url }, response) => {
  if (url?.includes('/broken/'))
    return response.writeHead(200, { 'content-length': 1000 }).write('<template>', () => response.destroy());
  return response.writeHead(Number(/company\/(\d+)\//.exec(url ?? '')?.[1]), { connection: 'close' }).end();
});
const load = (slug: string) =>
  loadFragment(
    `${server.address}/embed/`,
    readOptions((name) => (name === 'slug' ? slug : null)),
    new AbortController().signal,
  );

it.each([
  ['404', 'not-found'],
  ['410', 'deleted'],
  ['429', 'server'],
  ['502', 'server'],
])('EM-05 a profile that is answered with %s has the error %s', (status, kind) =>
  expect(load(status)).rejects.toMatchObject({ kind }),
);

it('EM-05 a profile whose answer breaks off has the error offline', () =>
  expect(load('broken')).rejects.toMatchObject({ kind: 'offline' }));
