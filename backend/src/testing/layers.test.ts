import { readdirSync } from 'node:fs';
import path from 'node:path';
import { refusedImports } from '../../../scripts/refused-imports';
import { domainLevels } from '../../layers.mjs';

const SRC = path.join(import.meta.dirname, '..');

describe('layers of the backend', () => {
  it('lists every domain folder once', () => {
    const folders = readdirSync(path.join(SRC, 'domains'));
    expect(domainLevels.flat().sort()).toEqual(folders.sort());
  });

  const cases: { file: string; allowed: string[]; forbidden: string[] }[] = [
    {
      file: 'platform/settings.ts',
      allowed: ['./http/trusted-proxy', 'zod'],
      forbidden: ['../app/app', '../domains/places', '../tools/command-database'],
    },
    {
      file: 'platform/http/errors.ts',
      allowed: ['./app-type', '../database/database'],
      forbidden: ['../../domains/accounts', '../../app/domains', '../../tools/demo/load-demo-data'],
    },
    {
      file: 'platform/database/tables/company-tables.ts',
      allowed: ['../schema', '../../http/errors'],
      forbidden: ['../../../domains/company'],
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
