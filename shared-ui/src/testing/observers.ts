import { act } from '@testing-library/react';

/** jsdom has no IntersectionObserver; these report what the test says, until they are disconnected. */
export class Observers {
  static all: Observers[] = [];
  readonly rootMargin: string | undefined;
  #isOver = false;

  constructor(
    private readonly report: (entries: { isIntersecting: boolean }[]) => void,
    options?: { rootMargin?: string },
  ) {
    this.rootMargin = options?.rootMargin;
    Observers.all.push(this);
  }

  observe() {}
  disconnect() {
    this.#isOver = true;
  }
  say(isIntersecting: boolean) {
    if (!this.#isOver) act(() => this.report([{ isIntersecting }]));
  }

  /** Gives them to all tests of a file. */
  static install(): void {
    beforeEach(() => {
      Observers.all = [];
      Object.assign(globalThis, { IntersectionObserver: Observers });
    });
  }
}
