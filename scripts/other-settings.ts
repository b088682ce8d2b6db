/** Programs that read settings, in the order of the table. */
export const readers = ['start', 'shell', 'backend', '`slice`'] as const;
type Reader = (typeof readers)[number];

/** A setting that neither the API nor the shell declares. */
interface OtherSetting {
  readBy: string;
  defaultIs: string;
  description: string;
}

/** Settings of `npm start`, of the builds, of the tests and of the benchmark. */
export const otherSettings: Record<string, OtherSetting> = {
  SKIP_BUILD: { readBy: 'start', defaultIs: 'none', description: '`on`: `npm start` uses the existing builds' },
  BUILD_MODE: {
    readBy: 'builds of shell and slices',
    defaultIs: 'production',
    description: "`development`: readable builds with React's warnings",
  },
  BUILD_OUTPUT: { readBy: 'builds of shell and slices', defaultIs: '`dist`', description: 'Folder of the result' },
  BACKEND_HOME: {
    readBy: 'backend',
    defaultIs: 'detected',
    description: 'Folder with `migrations/` and `data/`, if it is not that of the program',
  },
  BACKUP_RECIPIENT: {
    readBy: '`npm run backup`',
    defaultIs: 'none',
    description: 'Public part of the key for which [backups](operations.md#backup-and-restore) are encrypted (`age1…`)',
  },
  BACKUP_KEY_FILE: {
    readBy: '`npm run restore`',
    defaultIs: 'none',
    description: 'File with this key, from `npm run backup -- keygen`',
  },
  ADMIN_PASSWORD: {
    readBy: '`npm run admin`',
    defaultIs: 'prompted for',
    description: 'Password of the new account, if there is no terminal for the prompt',
  },
  CHROMIUM_PATH: {
    readBy: 'browser tests, `npm run bench`',
    defaultIs: 'detected',
    description: 'Path of Chromium',
  },
  E2E_TRACE: {
    readBy: 'browser tests',
    defaultIs: '`off`',
    description: "`on`: stores a recording of every failed test for Playwright's trace viewer",
  },
  E2E_DATA_DIR: {
    readBy: 'browser tests, `npm run bench`, `npm run cluster`',
    defaultIs: 'a new folder',
    description: 'Data folder with demo data to use again',
  },
  DEPLOY_TABS: {
    readBy: 'browser tests',
    defaultIs: '`2`',
    description: 'Open tabs of the test of releases in a row; 50 for the figure in docs/reliability.md',
  },
  DEPLOYMENTS: {
    readBy: 'browser tests',
    defaultIs: '`1`',
    description: 'Releases in a row of that test; 10 for the figure',
  },
  E2E_ORIGIN: {
    readBy: 'browser tests, `npm run bench:interactions`',
    defaultIs: 'a new site',
    description: 'Running site to test instead of a new one',
  },
  E2E_API: {
    readBy: 'browser tests',
    defaultIs: 'that of the new site',
    description: 'API of that site',
  },
  E2E_RELEASES: {
    readBy: 'browser tests',
    defaultIs: 'that of the new site',
    description: 'Release store of that site',
  },
  E2E_SHELL: {
    readBy: 'browser tests',
    defaultIs: '`shell/dist`',
    description: 'Folder of the build of the shell that the tests start',
  },
  TEST_FULL: {
    readBy: 'browser tests, `npm test`',
    defaultIs: '`off`',
    description: '`on`: also runs the tests tagged `@full`',
  },
  BENCH_ROUNDS: { readBy: '`npm run bench`', defaultIs: '`7`', description: 'Visits per page and site' },
};

/** Further programs that read a declared setting. */
export const alsoReadBy: Record<string, readonly Reader[]> = {
  PORT: ['start'],
  HOST: ['start'],
  PUBLIC_ORIGIN: ['start'],
  API_URL: ['start'],
  RELEASES_DIR: ['start', '`slice`'],
  RELEASES_S3_BUCKET: ['`slice`'],
  RELEASES_S3_REGION: ['`slice`'],
  RELEASES_S3_ENDPOINT: ['`slice`'],
  RELEASES_S3_ACCESS_KEY_ID: ['`slice`'],
  RELEASES_S3_SECRET_ACCESS_KEY: ['`slice`'],
  RELEASE_KEY_FILE: ['`slice`'],
  RELEASE_PUBLIC_KEYS: ['`slice`'],
  API_HOST: ['start'],
  API_PORT: ['start'],
  DATA_DIR: ['start'],
  DEMO: ['start'],
  NODE_ENV: ['start', 'shell'],
};

/** Defaults of `npm start` that differ from those of the programs. */
export const defaultsOfStart: Record<string, string> = {
  RELEASES_DIR: '`releases` in `DATA_DIR`',
  DEMO: '`on`',
  NODE_ENV: '`production`',
  SHUTDOWN_DRAIN_MS: '`0`',
};
