import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadSlice } from './load-slice';

const folder = mkdtempSync(path.join(tmpdir(), 'slice-'));
afterAll(() => rmSync(folder, { recursive: true }));

const shared = { react: { version: 'the only one' } };
function fileWith(source: string) {
  const file = path.join(folder, 'server.cjs');
  writeFileSync(file, source);
  return { file, integrity: `sha384-${createHash('sha384').update(source).digest('base64')}` };
}

describe("a slice's server file", () => {
  it('EM-02 gets shared modules from the only copy', () => {
    const { file, integrity } = fileWith('exports.page = require("react");');
    expect(loadSlice<{ page: unknown }>(file, integrity, shared).page).toBe(shared.react);
  });
  it('SH-18 does not run when its hash is not that of the registry', () => {
    const { file } = fileWith('globalThis.ran = true;');
    expect(() => loadSlice(file, `sha384-${'A'.repeat(64)}`, shared)).toThrow('hash of the registry');
    expect('ran' in globalThis).toBe(false);
  });
  it.each(['node:fs', 'fastify', 'constructor'])('SH-18 cannot require %s', (name) => {
    const { file, integrity } = fileWith(`require(${JSON.stringify(name)});`);
    expect(() => loadSlice(file, integrity, shared)).toThrow('is not shared with slices');
  });
});
