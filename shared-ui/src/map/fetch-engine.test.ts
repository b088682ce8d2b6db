import { engineLoader } from './fetch-engine';

function fail(): never {
  throw new Error('The file was not sent.');
}
jest.mock('/engine.mjs', () => fail(), { virtual: true });
jest.mock('/engine.mjs?again=1', () => ({ name: 'engine' }), { virtual: true });

it('SH-18 loads an engine that failed from another address, because browsers keep the failure of the first', async () => {
  const load = engineLoader('/engine.mjs', (module) => (module as { name: string }).name);
  await expect(load()).rejects.toThrow();
  expect(await load()).toBe('engine');
});
