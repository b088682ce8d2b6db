import { createTestApp, type TestApp } from '../testing/test-app';

describe('platform', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('SH-01 answers /healthz and /readyz', async () => {
    expect((await test.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await test.inject('/readyz')).json()).toEqual({ status: 'ok' });
  });
});
