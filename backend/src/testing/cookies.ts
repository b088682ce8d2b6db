import type { LightMyRequestResponse } from 'fastify';

/** Stores cookies between requests, as a browser does. */
export class CookieJar {
  private readonly cookies = new Map<string, string>();

  remember(response: LightMyRequestResponse): void {
    for (const { name, value, expires } of response.cookies) {
      if (value === '' || (expires && expires.getTime() < Date.now())) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }

  get header(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
  }

  get names(): string[] {
    return [...this.cookies.keys()];
  }

  copy(): CookieJar {
    const jar = new CookieJar();
    for (const [name, value] of this.cookies) jar.cookies.set(name, value);
    return jar;
  }
}
