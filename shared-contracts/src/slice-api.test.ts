import { serverOfTests } from '@care/contracts/testing/server';
import { configureApi } from './request';
import { allowRedefinition, defineSliceApi } from './slice-api';
import { makeStore } from './store';

const first = defineSliceApi('first', (build) => ({
  item: build.query<{ from: string }, void>({ query: () => '/first/' }),
}));
const second = defineSliceApi('second', (build) => ({
  item: build.query<{ from: string }, void>({ query: () => '/second/' }),
}));

const server = serverOfTests(({ url }, response) => void response.end(JSON.stringify({ from: url })));
beforeAll(() => configureApi({ baseUrl: server.address }));

it('EM-02 two slices share a store and may use the same names, but not the same prefix', async () => {
  const store = makeStore();
  const [a, b] = await Promise.all([store.dispatch(first.item.initiate()), store.dispatch(second.item.initiate())]);
  expect([a.data, b.data]).toEqual([{ from: '/first/' }, { from: '/second/' }]);
  expect(Object.keys(store.getState().api.queries).sort()).toEqual(['first/item(undefined)', 'second/item(undefined)']);
  expect(() => defineSliceApi('first', () => ({}))).toThrow('"first" is taken');
});
it('SH-15 a failing call returns the error as data', async () => {
  configureApi({ fetch: () => Promise.reject(new TypeError('offline')) });
  const result = await makeStore().dispatch(first.item.initiate());
  expect(result.error).toEqual({ kind: 'network', message: 'Network Error' });
  configureApi({ fetch });
});
it('SH-15 a deletion succeeds if there is nothing left to delete; no other call does', async () => {
  const api = defineSliceApi('deleting', (build) => ({
    item: build.query<unknown, void>({ query: () => '/item/' }),
    remove: build.mutation<unknown, void>({ query: () => ({ url: '/item/', method: 'DELETE' }) }),
    change: build.mutation<unknown, void>({ query: () => ({ url: '/item/', method: 'PATCH' }) }),
  }));
  let status = 404;
  configureApi({ fetch: () => Promise.resolve(Response.json({}, { status })) });
  const { dispatch } = makeStore();
  expect((await dispatch(api.remove.initiate())).error).toBeUndefined();
  expect((await dispatch(api.change.initiate())).error).toMatchObject({ status: 404 });
  expect((await dispatch(api.item.initiate())).error).toMatchObject({ status: 404 });
  status = 409;
  expect((await dispatch(api.remove.initiate())).error).toMatchObject({ status: 409 });
  configureApi({ fetch });
});
it('EM-04 may be defined again where the code of a slice is exchanged on a page', async () => {
  configureApi({ fetch });
  allowRedefinition();
  const again = defineSliceApi('first', (build) => ({
    item: build.query<{ from: string }, void>({ query: () => '/again/' }),
  }));
  expect((await makeStore().dispatch(again.item.initiate())).data).toEqual({ from: '/again/' });
});
