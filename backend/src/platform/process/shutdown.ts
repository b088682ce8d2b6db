/** Steps to run when the process ends, in reverse order of their registration. */
export class Shutdown {
  private readonly steps: (() => Promise<void>)[] = [];
  private running: Promise<void> | undefined;

  get started(): boolean {
    return this.running !== undefined;
  }

  add(step: () => Promise<void>): void {
    this.steps.push(step);
  }

  /** Runs all steps once, however often it is called. If a step fails, the others still run. */
  run(): Promise<void> {
    this.running ??= this.runSteps();
    return this.running;
  }

  private async runSteps(): Promise<void> {
    const failures: unknown[] = [];
    for (let step = this.steps.pop(); step; step = this.steps.pop()) {
      await step().catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  }
}
