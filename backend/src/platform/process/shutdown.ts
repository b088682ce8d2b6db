/** One step; it gets the time that load balancers have to send requests elsewhere. */
type Step = (drainMs: number) => Promise<void>;

/** Steps to run when the process ends, in reverse order of their registration. */
export class Shutdown {
  private readonly steps: Step[] = [];
  private running: Promise<void> | undefined;

  get started(): boolean {
    return this.running !== undefined;
  }

  add(step: Step): void {
    this.steps.push(step);
  }

  /** Runs all steps once, however often it is called. If a step fails, the others still run. */
  run(drainMs = 0): Promise<void> {
    this.running ??= this.runSteps(drainMs);
    return this.running;
  }

  private async runSteps(drainMs: number): Promise<void> {
    const failures: unknown[] = [];
    for (let step = this.steps.pop(); step; step = this.steps.pop())
      await step(drainMs).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  }
}
