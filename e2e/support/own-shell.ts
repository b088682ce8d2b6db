import { startShell, type Shell, type ShellOptions } from './site';
import { test } from './visitor';

/** Tests with a separate shell in which they may remove or publish slices. Each file and worker has its own. */
export const withOwnShell = (options: () => ShellOptions | Promise<ShellOptions>) =>
  test.extend<object, { shell: Shell }>({
    shell: [
      async ({}, use) => {
        const shell = await startShell(await options());
        await use(shell);
        await shell.stop();
      },
      { scope: 'worker', timeout: 300_000 },
    ],
    baseURL: async ({ shell }, use) => use(shell.origin),
  });

/** The secret that signs the links of developers. */
export const OVERRIDE_SECRET = 'the secret of the site of these tests';

/**
 * Tests in which slices are removed, broken or published. Their shell is started once for each worker, so each test leaves
 * the releases as it found them.
 */
export const ownShellTest = withOwnShell(() => ({
  environment: { OVERRIDE_SECRET, RELEASE_CHECK_MS: '300' },
}));
