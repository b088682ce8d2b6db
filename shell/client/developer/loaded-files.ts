import type { BrowserSlice } from '@care/federation/browser';

/** More files than a browser remembers by itself, because a developer's page stays open. */
const REMEMBERED_FILES = 1000;

export const rememberFiles = (): void => performance.setResourceTimingBufferSize(REMEMBERED_FILES);

const loadedFiles = (): PerformanceResourceTiming[] =>
  performance.getEntriesByType('resource') as PerformanceResourceTiming[];

const kilobytes = (files: PerformanceResourceTiming[]): number =>
  Math.round(files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000);

/** The kB that this page has loaded of a slice; 0 if the browser does not tell, as for another origin. */
export const kilobytesOf = ({ name, version }: BrowserSlice): number =>
  kilobytes(loadedFiles().filter((file) => file.name.includes(`/${name}/${version}/`)));

/** The kB and the time of the shell's start scripts, which are the only deferred ones. */
export function shellFiles(): { kB: number; ms: number } {
  const scripts = new Set([...document.querySelectorAll<HTMLScriptElement>('script[defer]')].map(({ src }) => src));
  const files = loadedFiles().filter(({ name }) => scripts.has(name));
  if (files.length === 0) return { kB: 0, ms: 0 };
  const begin = Math.min(...files.map(({ startTime }) => startTime));
  const end = Math.max(...files.map(({ responseEnd }) => responseEnd));
  return { kB: kilobytes(files), ms: Math.round(end - begin) };
}
