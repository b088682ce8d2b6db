/**
 * The environment for programs that create and drop many small objects, such as tests: V8 collects them when 64 MB of
 * them are there instead of 16, which saves a tenth of the processor time of a slice's tests.
 */
export const withRoomForGarbage = {
  ...process.env,
  NODE_OPTIONS: [process.env.NODE_OPTIONS, '--max-semi-space-size=64'].filter(Boolean).join(' '),
};
