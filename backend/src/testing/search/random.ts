/** A seeded generator (mulberry32), so that a failing run can be repeated. */
export class Random {
  constructor(private state: number) {}

  /** From 0 to below 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(values: readonly T[]): T {
    return values[this.below(values.length)]!;
  }

  /** Bits of which each is set with the given probability. */
  mask(bits: number, share: number): number {
    return Array.from({ length: bits }, (_, bit) => (this.chance(share) ? 1 << bit : 0)).reduce(
      (mask, bit) => mask | bit,
      0,
    );
  }
}
