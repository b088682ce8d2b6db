/** A reason not to start that the person at the console can act on; shown without a stack, exit code 1. */
export class StartupError extends Error {
  override name = 'StartupError';
}
