import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

describe('the task cache', () => {
  it('EM-04 reuses a build only for the same settings', () => {
    const sources = ['shell/build.ts', 'backend/build.ts', 'federation/src/cli/main.ts'].map(read).join();
    const settings = [...sources.matchAll(/process\.env\.(BUILD_\w+)/g)].map(([, name]) => name!);
    const { targetDefaults } = JSON.parse(read('nx.json')) as { targetDefaults: { build: { inputs: unknown[] } } };
    expect(settings).toContain('BUILD_MODE');
    for (const env of settings) expect(targetDefaults.build.inputs).toContainEqual({ env });
  });
});
