/**
 * Global names by which builds of slices reach objects of the shell. Live releases use these names, so a name must not
 * change.
 */
export const globals = {
  /** The glue between webpack and the federation runtime. */
  bundlerRuntime: '__pfBundlerRuntime',
  /** Makes the script element of a file. */
  script: '__pfScript',
  /** The hash of a file; releases from before `script` read it. */
  integrity: '__pfIntegrity',
} as const;
