import type { LoadFailure } from '@care/contracts';
import type { FaultPhase } from '@care/contracts/schemas';
import { RELEASES_PATH, SHELL_PATH } from '@care/federation/browser';
import { send, SHELL, type Present } from './telemetry';

/** The limit of faults per page, because code that throws in a timer would repeat them for hours. */
const MAX_FAULTS = 20;
/** The maximum length of a stack that the server accepts. */
const MAX_STACK = 4000;

/** A file of a release, also of one that replaces the page's, or of the shell. */
const inRelease = new RegExp(`${RELEASES_PATH}(mf-[a-z-]+)/([^/]+)/web/|${SHELL_PATH}`);

interface Fault {
  slice: string;
  version: string;
  phase: FaultPhase;
  class: string;
  message: string;
  stack?: string | undefined;
}

const sent = new Set<string>();
const failed = new Set<string>();

const phaseOf: Partial<Record<LoadFailure['reason'], FaultPhase>> = {
  network: 'fetch',
  timeout: 'fetch',
  evaluation: 'evaluate',
  exports: 'evaluate',
};

const versionOf = (present: Present, slice: string): string | undefined =>
  present.find(({ name }) => name === slice)?.version;

/** Reports a slice that did not load: once, whichever of its files failed at which attempt. */
export function reportFailure(present: Present, { slice, version, reason, message }: LoadFailure): void {
  const given = version || (versionOf(present, slice) ?? '');
  report(`${slice} ${given}`, { slice, version: given, phase: phaseOf[reason] ?? 'resolve', class: reason, message });
}

interface Thrown {
  slice: string;
  /** Default: that of the page. */
  version?: string | undefined;
  phase: FaultPhase;
  error: unknown;
}

/** Reports what code of a slice threw, with its version in this page and the stack, once per fault. */
export function reportError(present: Present, { slice, version, phase, error }: Thrown): void {
  const { name = 'none', stack } = error instanceof Error ? error : {};
  const release = { slice, version: version ?? versionOf(present, slice) ?? '' };
  const fault = { ...release, phase, class: name.slice(0, 60), message: String(error) };
  report(JSON.stringify(fault), { ...fault, stack: stack?.slice(0, MAX_STACK) });
}

/** Reports an error in a timer, a listener or a promise, if it comes from a file of a slice or of the shell. */
export function reportUncaught(present: Present, error: unknown, place = ''): void {
  const trace = `${error instanceof Error ? error.stack : ''} ${place}`;
  const [found, slice = SHELL, version] = inRelease.exec(trace) ?? [];
  if (found && versionOf(present, slice)) reportError(present, { slice, version, phase: 'uncaught', error });
}

function report(key: string, fault: Fault): void {
  if (sent.has(key) || sent.size >= MAX_FAULTS) return;
  sent.add(key);
  const again = failed.has(fault.slice) || undefined;
  failed.add(fault.slice);
  send({ faults: [{ ...fault, message: fault.message.slice(0, 300), again }] });
}
