import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import leanRouter from './lean-router.cjs';

const folder = path.resolve(__dirname, '../../../node_modules/react-router/dist/production');
const files = readdirSync(folder).filter((file) => /^chunk-\w+\.mjs$/.test(file));
const sources = files.map((file) => readFileSync(path.join(folder, file), 'utf8'));
const original = sources.find((source) => source.includes('function RouterProvider(')) ?? '';

describe('the router in the builds', () => {
  it('SH-17 asks for nothing of the framework mode and of server components', () => {
    const lean = leanRouter(original);
    expect(original).toMatch(/useContext\(FrameworkContext\)/);
    expect(lean).not.toMatch(/useContext\(FrameworkContext\)/);
    expect(lean).not.toMatch(/= usePrefetchBehavior\(/);
    expect(lean).not.toMatch(/this\.context\b|contextType = RSCRouterContext/);
  });

  it('SH-17 has no top-level component that a minifier must keep', () => {
    const lean = leanRouter(original);
    expect(original).toMatch(/^Form\.displayName/m);
    expect(lean).not.toMatch(/^\w+\.displayName/m);
    expect(lean).not.toMatch(/^var \w+ = (class extends )?React\d*\./m);
  });

  it('SH-17 stays as it is in files for servers', () => {
    const forServers = sources.filter((source) => source !== original);
    expect(forServers.map(leanRouter)).toEqual(forServers);
  });

  it('SH-17 is refused when a new version no longer has a place that the build changes', () => {
    const changed = original.replaceAll('FrameworkContext', 'OtherContext');
    expect(() => leanRouter(changed)).toThrow(/react-router has changed/);
  });
});
