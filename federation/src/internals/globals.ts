/** Global names by which builds of slices reach what the shell provides. A name that is live in releases stays as it is. */
export const globals = {
  /** The glue between webpack and the federation runtime. */
  bundlerRuntime: '__pfBundlerRuntime',
  /** Makes the script element of a file. */
  script: '__pfScript',
  /** The hash of a file; releases from before `script` read it. */
  integrity: '__pfIntegrity',
} as const;
