import { act, renderHook } from '@testing-library/react';
import { useLazyModule } from './use-lazy-module';

it('keeps a module that is ready while it is loaded again, and tries again after a failure', async () => {
  const outcomes = [Promise.reject(new Error('Network Error')), Promise.resolve('code'), new Promise<string>(() => {})];
  let loads = 0;
  const fetchModule = () => outcomes[loads++]!;
  const { result } = renderHook(() => useLazyModule(fetchModule));
  const loadAgain = () => act(async () => result.current.load());
  expect(result.current.lazy).toEqual({ kind: 'absent' });
  await loadAgain();
  expect(result.current.lazy).toEqual({ kind: 'failed' });
  await loadAgain();
  expect(result.current.lazy).toEqual({ kind: 'ready', module: 'code' });
  await loadAgain();
  expect(result.current.lazy).toEqual({ kind: 'ready', module: 'code' });
  expect(loads).toBe(3);
});
