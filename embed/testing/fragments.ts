import '@testing-library/jest-dom';
import type { EmbeddedCompany } from '@care/contracts/schemas';
import { serverOfTests } from '@care/contracts/testing/server';
import { fragmentHtml, profileView, readOptions } from '../src/server';
import { company } from './company';

/**
 * A real server with the fragments of the provider: `answer` has changes to the provider, or the status of a failure. It may
 * be set at any time.
 */
export function fragmentsOfTests(): { answer: Partial<EmbeddedCompany> | number } {
  const fragments = { answer: {} as Partial<EmbeddedCompany> | number };
  serverOfTests(({ url = '' }, response) => {
    const { answer } = fragments;
    if (typeof answer === 'number') return response.writeHead(answer, { connection: 'close' }).end();
    const query = new URL(url, 'https://site.example').searchParams;
    const html = fragmentHtml({
      profile: profileView({ ...company, ...answer }, 'https://site.example'),
      options: readOptions((name) => query.get(name)),
      version: '1.1.0-test',
      stylesheet: 'https://site.example/profil.css',
    });
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', connection: 'close' }).end(html);
  });
  beforeEach(() => void (fragments.answer = {}));
  // jsdom has no constructed style sheets.
  beforeAll(() => void (CSSStyleSheet.prototype.replaceSync = () => undefined));
  return fragments;
}
