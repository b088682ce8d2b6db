/** A reason for a failed start that the operator can fix; shown without a stack, exit code 1. */
export class StartupError extends Error {
  override name = 'StartupError';
}
