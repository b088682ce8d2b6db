import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startS3StandIn } from '@care/contracts/testing/s3-stand-in';
import { changedPackages, HEADLINE } from '../support/changed-packages';
import { runSlice, startShell, type Shell } from '../support/site';
import { expect, hydrated, test } from '../support/visitor';

const BUCKET = 'releases';

test(
  'EM-04 EM-05 SH-18 two shells on one bucket agree, serve what was live before, and go on without the bucket',
  { tag: '@full' },
  async ({ page, forgiven }) => {
    const s3 = await startS3StandIn(BUCKET);
    const environment = {
      RELEASES_S3_BUCKET: BUCKET,
      RELEASES_S3_ENDPOINT: s3.endpoint,
      RELEASES_S3_ACCESS_KEY_ID: s3.credentials.accessKeyId,
      RELEASES_S3_SECRET_ACCESS_KEY: s3.credentials.secretAccessKey,
    };
    const shells: Shell[] = [];
    const start = async () => {
      shells.push(await startShell({ api: process.env.E2E_API ?? '', environment }));
      return shells.at(-1)!;
    };
    const folder = await mkdtemp(path.join(tmpdir(), 'again-'));
    try {
      const [one, two] = [await start(), await start()];
      await page.goto(`${one.origin}/pakete`);
      await hydrated(page);
      const [entry = ''] = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .flatMap(({ name }) => (/releases\/mf-packages\/.*\.js/.test(name) ? name : [])),
      );
      expect(entry).toContain('/web/');

      await runSlice({ releases: path.join(folder, 'unused'), environment }, [
        'publish',
        await changedPackages(folder, '99.1.0', HEADLINE),
      ]);
      const html = async ({ origin }: Shell) => (await fetch(`${origin}/pakete`)).text();
      for (const shell of [one, two]) await expect.poll(() => html(shell)).toContain('mf-packages/99.1.0/');

      // A shell that starts now has never seen the former release; an open page still gets its files.
      const third = await start();
      const { pathname } = new URL(entry);
      expect((await fetch(third.origin + pathname)).status).toBe(200);
      expect((await fetch(`${third.origin}/assets/../registry.json`)).status).toBe(404);
      // What the shells' build gives to browsers is in the bucket, too, for shells of another build.
      const [script = ''] = /\/shell\/main\.\w+\.js/.exec(await html(one)) ?? [];
      const list = await fetch(`${third.origin}/einbinden/versionen.json`);
      const { current } = (await list.json()) as { current: string };
      expect([...s3.objects.keys()]).toEqual(
        expect.arrayContaining([script.slice(1), `embed/${current}/profil.js`, `embed/${current}/profil.css`]),
      );
      expect((await fetch(`${third.origin}/einbinden/v/${current}/profil.css`)).status).toBe(200);

      forgiven.push('status of 404');
      await s3.close();
      await page.goto(`${two.origin}/pakete`);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1, name: /Pakete & Preise/ })).toBeVisible();
      await expect.poll(() => two.output()).toContain('the last good composition stays');
    } finally {
      await Promise.all([...shells.map((shell) => shell.stop()), s3.close().catch(() => undefined)]);
      await rm(folder, { recursive: true });
    }
  },
);
