export type PageWindowEntry = number | 'gap';

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index);

/**
 * The page numbers to show: the first, the last and a window around the active one, at most `max` numbers; 'gap' marks
 * pages left out (SR-17, RV-01).
 */
export function pageWindow(active: number, count: number, max: number): PageWindowEntry[] {
  if (count <= max) return range(1, count);
  const inner = Math.max(max - 2, 1);
  const start = Math.min(Math.max(active - Math.floor(inner / 2), 2), count - inner);
  const end = start + inner - 1;
  return [1, ...gapIf(start > 2), ...range(start, end), ...gapIf(end < count - 1), count];
}

const gapIf = (hasGap: boolean): PageWindowEntry[] => (hasGap ? ['gap'] : []);
