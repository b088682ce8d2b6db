/** Bit (n - 1) of a mask stands for number n; the search compares masks in the database. */
export const maskOf = (numbers: readonly number[]) => numbers.reduce((mask, number) => mask | (1 << (number - 1)), 0);

export const hasNumber = (mask: number, number: number): boolean => (mask & (1 << (number - 1))) !== 0;

/** The numbers whose bits are set, ascending. */
export function numbersIn(mask: number): number[] {
  const numbers: number[] = [];
  for (let number = 1; mask >> (number - 1); number++) if (hasNumber(mask, number)) numbers.push(number);
  return numbers;
}
