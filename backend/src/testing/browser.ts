import type { SessionBody } from '@care/contracts/schemas';
import type { LightMyRequestResponse } from 'fastify';
import { CookieJar } from './cookies';
import type { Auth } from './rows';
import type { TestApp } from './test-app';

/** A client of the sign-in exchange with its own cookies. */
export class TestBrowser {
  constructor(
    private readonly test: TestApp,
    readonly jar = new CookieJar(),
  ) {}

  async get(url: string): Promise<LightMyRequestResponse> {
    const response = await this.test.inject({ url, headers: { cookie: this.jar.header } });
    this.jar.remember(response);
    return response;
  }

  async post(url: string, fields: Record<string, string>): Promise<LightMyRequestResponse> {
    const response = await this.test.inject({
      url,
      method: 'POST',
      headers: { cookie: this.jar.header, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
    this.jar.remember(response);
    return response;
  }

  async csrfToken(): Promise<string> {
    return (await this.get('/api/auth/csrf')).json<{ csrfToken: string }>().csrfToken;
  }

  async signIn(username: string, password: string, callbackUrl = 'http://localhost:80/profile') {
    const csrfToken = await this.csrfToken();
    return this.post('/api/auth/callback/credentials', { csrfToken, username, password, callbackUrl, json: 'true' });
  }

  async signOut(): Promise<LightMyRequestResponse> {
    return this.post('/api/auth/signout', { csrfToken: await this.csrfToken(), json: 'true' });
  }

  async session(): Promise<Partial<SessionBody>> {
    return (await this.get('/api/auth/session')).json<Partial<SessionBody>>();
  }
}

/** Signs in with the exchange and returns the header with the bearer token. */
export async function bearerOf(test: TestApp, name: string, password: string): Promise<Auth> {
  const browser = new TestBrowser(test);
  await browser.signIn(name, password);
  return { authorization: `Bearer ${(await browser.session()).accessToken}` };
}
