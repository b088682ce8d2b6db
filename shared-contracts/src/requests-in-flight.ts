interface Answer {
  once(event: 'close', listener: () => void): unknown;
}

/** Counts the requests that a process works on, up to a limit, so that each of them is answered soon. */
export class RequestsInFlight {
  readonly #answers = new Set<Answer>();

  /** `abandonedMs`: how long the work on a request may go on after its client has left. */
  constructor(
    private readonly limit: number,
    private readonly abandonedMs = 0,
  ) {}

  /** Counts a request until `end`, or until its client has left. False if there are too many. */
  begin(answer: Answer): boolean {
    if (this.#answers.size >= this.limit) return false;
    this.#answers.add(answer);
    answer.once('close', () => {
      if (this.#answers.has(answer)) setTimeout(() => this.end(answer), this.abandonedMs).unref();
    });
    return true;
  }

  end(answer: Answer): void {
    this.#answers.delete(answer);
  }
}
