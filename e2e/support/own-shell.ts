import { startShell, type Shell, type ShellOptions } from './site';
import { test } from './visitor';

/** Tests that visit a shell of their own, so that they may take slices away or publish into it; one per file and worker. */
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
