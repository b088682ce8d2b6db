import type { LoadResult } from '@care/contracts';
import { parseModuleId } from '@care/federation/browser';
import { running, wordsOf, type SliceVersion, type Problem, type SliceExports } from './protocol';

/** Loads an exposed module from the slice's server file. A failure is returned and added to `problems`. */
export function loadHere(
  loadSlice: (name: string) => SliceExports,
  id: string,
  who: SliceVersion,
  problems: Problem[],
): LoadResult {
  const { expose } = parseModuleId(id);
  try {
    const module = running.run(who, () => loadSlice(who.slice)[expose]);
    if (module) return { success: true, module: calledAs(who, module) };
    throw new Error(`${id} is not exported`);
  } catch (error) {
    const message = wordsOf(error);
    problems.push({ ...who, message: `${id}: ${message}` });
    return { success: false, failure: { slice: who.slice, version: '', reason: 'evaluation', message } };
  }
}

type SliceModule = SliceExports[string];

/** The module. Faults in promises and timers that its `load` or `head` started are attributed to this slice. */
function calledAs(who: SliceVersion, module: SliceModule): SliceModule {
  const named = (call: unknown) =>
    typeof call === 'function'
      ? (...given: unknown[]): unknown => running.run(who, () => Reflect.apply(call, module, given))
      : undefined;
  return {
    ...module,
    load: named(module.load),
    head: named('head' in module ? module.head : undefined),
  } as SliceModule;
}
