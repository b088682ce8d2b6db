import { readdirSync } from 'node:fs';
import path from 'node:path';
import { refusedImports } from '../../../scripts/refused-imports';
import { domainLevels, platformLevels } from '../../layers.mjs';

const SRC = path.join(import.meta.dirname, '..');

describe('layers of the backend', () => {
  it('lists every domain folder once', () => {
    const folders = readdirSync(path.join(SRC, 'domains'));
    expect(domainLevels.flat().sort()).toEqual(folders.sort());
  });

  it('lists every folder and file of the platform once', () => {
    const entries = readdirSync(path.join(SRC, 'platform')).filter((name) => !name.endsWith('.test.ts'));
    expect(platformLevels.flat().sort()).toEqual(entries.map((name) => path.parse(name).name).sort());
  });

  const cases: { file: string; allowed: string[]; forbidden: string[] }[] = [
    {
      file: 'platform/settings.ts',
      allowed: ['./network/trusted-proxy', './process/paths', 'zod'],
      forbidden: [
        './database/database',
        './http/errors',
        '../app/app',
        '../domains/places',
        '../tools/command-database',
      ],
    },
    {
      file: 'platform/http/errors.ts',
      allowed: ['./app-type', '../database/database', '../mail/mailer', '../settings'],
      forbidden: [
        '../files/read-upload',
        '../../domains/accounts',
        '../../app/domains',
        '../../tools/demo/load-demo-data',
      ],
    },
    {
      file: 'platform/database/tables/company-tables.ts',
      allowed: ['../schema', '../../process/paths'],
      forbidden: ['../../http/errors', '../../settings', '../../../domains/company'],
    },
    {
      file: 'platform/process/explain-fault.ts',
      allowed: ['./database-away'],
      forbidden: ['../database/database', '../settings', '../text/plain-text'],
    },
    {
      file: 'platform/jobs/jobs.ts',
      allowed: ['../database/database', '../process/database-away'],
      forbidden: ['../mail/mailer', '../http/app-type', '../secrets/kept-secret'],
    },
    {
      file: 'platform/mail/mailer.ts',
      allowed: ['./mail', '../jobs/jobs', '../settings'],
      forbidden: ['../http/app-type', '../http/errors', '../not-listed/file'],
    },
    {
      file: 'domains/company/follow.ts',
      allowed: ['./company-cards', '../media', '../../platform/http/errors'],
      forbidden: [
        '../media/routes',
        '../media/index',
        '../accounts',
        '../job-offers',
        '../not-listed',
        '.',
        './index',
        '../../app/app',
        '../../tools/demo/companies',
        '../../testing/rows',
      ],
    },
    {
      file: 'domains/places/gazetteer/load-gazetteer.ts',
      allowed: ['./read-gazetteer', '../find-place', '../../../platform/database/schema'],
      forbidden: ['..', '../index', '../../media', '../../search', '../../../app/app', '../../../tools/import/main'],
    },
    {
      file: 'app/app.ts',
      allowed: ['./domains', '../platform/http/errors', '../domains/accounts'],
      forbidden: ['../domains/accounts/routes', '../tools/demo/load-demo-data', '../testing/rows'],
    },
    {
      file: 'tools/import/run-import.ts',
      allowed: ['./entry', '../command-database', '../../app/prepare-database', '../../domains/places'],
      forbidden: ['../../domains/places/geo', '../demo/companies'],
    },
    {
      file: 'tools/demo/pictures/library.ts',
      allowed: ['./palette', '../random', '../../../platform/files/storage'],
      forbidden: ['../../../domains/places/geo', '../../import/entry'],
    },
  ];

  it('refuses an import of a higher layer, or one that bypasses the index of a domain', () => {
    const found = refusedImports(
      cases.map(({ file, allowed, forbidden }) => [`backend/src/${file}`, [...allowed, ...forbidden]]),
    );
    expect(found).toEqual(cases.map(({ forbidden }) => forbidden));
  });
});
