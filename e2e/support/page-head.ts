import { expect, type APIRequestContext, type APIResponse } from '@playwright/test';

export interface Head {
  title: string;
  description: string | undefined;
  canonical: string | undefined;
  prev: string | undefined;
  next: string | undefined;
  robots: string | undefined;
  jsonLd: string[];
}

const unescape = (text: string | undefined) =>
  text?.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

/**
 * An overloaded server lets the browser render a page and sends `no-store`. Crawlers request it again, and so do tests.
 */
async function renderedPage(request: APIRequestContext, path: string): Promise<APIResponse> {
  let response = await request.get(path);
  for (let tries = 1; tries < 4 && response.headers()['cache-control'] === 'no-store'; tries++)
    response = await request.get(path);
  return response;
}

/** What the HTML contains for programs that run no scripts. */
export async function headOf(request: APIRequestContext, path: string): Promise<Head> {
  const response = await renderedPage(request, path);
  expect(response.status(), path).toBe(200);
  return headIn(await response.text());
}

/** The head of a document. */
function headIn(html: string): Head {
  const meta = (name: string) => unescape(new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(html)?.[1]);
  const link = (rel: string) => {
    const address = unescape(new RegExp(`<link rel="${rel}" href="([^"]*)"`).exec(html)?.[1]);
    return address && decodeURI(address);
  };
  return {
    title: unescape(/<title>([^<]*)<\/title>/.exec(html)?.[1]) ?? '',
    description: meta('description'),
    canonical: link('canonical'),
    prev: link('prev'),
    next: link('next'),
    robots: meta('robots'),
    jsonLd: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) => json ?? ''),
  };
}

/** All addresses of a part of the site map, as paths. */
export async function mapOf(request: APIRequestContext, name: string): Promise<string[]> {
  const response = await request.get(name);
  expect(response.status(), name).toBe(200);
  return [...(await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => {
    const { pathname, search } = new URL(unescape(address) ?? '');
    return pathname + search;
  });
}
