import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { run } from './testing/run-program';
import { createTestDatabase, type TestDatabase } from './testing/test-database';

describe('start', () => {
  let database: TestDatabase;
  let dataDir: string;
  beforeAll(async () => {
    database = await createTestDatabase('empty');
    dataDir = mkdtempSync(path.join(os.tmpdir(), 'care-start-'));
    // As root PostgreSQL runs as another user, who must be able to enter.
    chmodSync(dataDir, 0o755);
  });
  afterAll(async () => {
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('SH-01 migrates, answers, and ends cleanly on %s', async (signal) => {
    let status = 0;
    const first = async (address: string): Promise<void> => {
      status = (await fetch(`${address}/readyz`)).status;
    };
    const ended = await run(
      { DATABASE_URL: database.url, DATA_DIR: dataDir },
      { when: /API ready at (\S+)/, signal, first },
    );
    expect(status).toBe(200);
    expect(ended).toMatchObject({ code: 0 });
  });

  it('SH-01 ends cleanly on a signal while it still starts, its database server too', async () => {
    const ended = await run({ DATA_DIR: dataDir, DEMO_DATA: 'on' }, { when: /Applied migration/ });
    expect(ended.code).toBe(0);
    expect(existsSync(path.join(dataDir, 'postgres', 'PG_VERSION'))).toBe(true);
    expect(existsSync(path.join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
  });
});
