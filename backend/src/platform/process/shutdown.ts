/** What has to be ended when the process ends, in reverse order of its beginning. */
export class Shutdown {
  private readonly steps: (() => Promise<void>)[] = [];
  private running: Promise<void> | undefined;

  get started(): boolean {
    return this.running !== undefined;
  }

  add(step: () => Promise<void>): void {
    this.steps.push(step);
  }

  /** Ends everything once, however often it is called. A step that fails does not keep the others from running. */
  run(): Promise<void> {
    this.running ??= this.runSteps();
    return this.running;
  }

  private async runSteps(): Promise<void> {
    let failure: unknown;
    for (let step = this.steps.pop(); step; step = this.steps.pop()) {
      await step().catch((error: unknown) => (failure ??= error));
    }
    if (failure) throw failure;
  }
}
