import { appOfTests, type TestApp } from '../test-app';
import { MATRIX } from './matrix';
import type { Outcome } from './rows';
import { createWorld, ROLES, sendAs, type World } from './world';

const REFUSED_FOR_CONTENT = [400, 404, 409, 410, 413, 415, 422];

function outcomeOf(status: number, expected: Outcome | undefined): Outcome | string {
  if (status < 400) return '+';
  return expected === '~' && REFUSED_FOR_CONTENT.includes(status) ? '~' : String(status);
}

/** The calls of the API in the OpenAPI document. */
async function documentedCalls(test: TestApp): Promise<string[]> {
  const { paths } = (await test.inject('/api-backend/openapi.json')).json<{ paths: Record<string, object> }>();
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
}

describe('permissions', () => {
  const test = appOfTests();
  /** Shared by the rows that only read; a row that writes gets a new world. */
  let unchanged: World | undefined;
  let origin: string;
  beforeAll(async () => {
    origin = await test.app.listen({ host: '127.0.0.1', port: 0 });
  });

  it('SH-23 every call of the OpenAPI document is in the authorisation matrix, and no other', async () => {
    const documented = await documentedCalls(test);
    const declared = new Set(MATRIX.map(({ call }) => call));
    expect(documented.filter((call) => !declared.has(call))).toEqual([]);
    expect([...declared].filter((call) => !documented.includes(call))).toEqual([]);
  });

  it.each(MATRIX.map((row) => [row.when ? `${row.call} ${row.when}` : row.call, row] as const))(
    'SH-23 %s answers every role as declared',
    async (_title, { call, outcomes, request }) => {
      const [method = '', url = ''] = call.split(' ');
      if (method !== 'GET' || !unchanged) unchanged = await createWorld(test);
      const world = unchanged;
      if (method !== 'GET') unchanged = undefined;
      const found: string[] = [];
      for (const [index, role] of ROLES.entries()) {
        const status = await sendAs(origin, world, role, { method, url, ...request(world, role) });
        found.push(outcomeOf(status, outcomes[index]));
      }
      expect(Object.fromEntries(ROLES.map((role, index) => [role, found[index]]))).toEqual(
        Object.fromEntries(ROLES.map((role, index) => [role, outcomes[index]])),
      );
    },
  );
});
