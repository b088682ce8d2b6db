import Fastify from 'fastify';
import { securityTextRoute, setSecurityHeaders } from './security-headers';

const security = { SECURITY_CONTACT: ['mailto:sicherheit@pflege.example', 'tel:+49-30-5550123'] };

function shell(origin: string, SECURITY_EXPIRES?: string) {
  const app = Fastify({ trustProxy: true });
  app.addHook('onSend', async (request, reply) => setSecurityHeaders(request, reply, origin));
  securityTextRoute(app, { ...security, SECURITY_EXPIRES }, origin);
  app.get('/', () => 'page');
  app.get('/releases/mf-search/1.0.0-a/web/x.js', () => 'script');
  app.get('/api-backend/media/x.webp', (_request, reply) =>
    reply.header('cross-origin-resource-policy', 'cross-origin').send('picture'),
  );
  return app;
}

it.each([
  ['/', 'same-origin'],
  ['/releases/mf-search/1.0.0-a/web/x.js', 'cross-origin'],
  ['/api-backend/media/x.webp', 'cross-origin'],
  ['/missing', 'same-origin'],
])('SH-10 the headers of the shell: let foreign pages load %s: %s', async (url, policy) => {
  const { headers } = await shell('http://127.0.0.1:3000').inject(url);
  expect(headers['cross-origin-resource-policy']).toBe(policy);
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
});

it('SH-10 the headers of the shell: keep browsers to https where the site has it, and only there', async () => {
  const headersAt = async (origin: string) => (await shell(origin).inject('/')).headers;
  expect((await headersAt('https://pflege.example'))['strict-transport-security']).toBe('max-age=31536000');
  expect(await headersAt('http://127.0.0.1:3000')).not.toHaveProperty('strict-transport-security');
});

describe('/.well-known/security.txt', () => {
  const read = (expires?: string) => shell('https://pflege.example', expires).inject('/.well-known/security.txt');

  it('SH-10 contains the values of the settings, in the form of RFC 9116', async () => {
    const { statusCode, headers, body } = await read('2099-12-31');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toBe(
      [
        'Contact: mailto:sicherheit@pflege.example',
        'Contact: tel:+49-30-5550123',
        'Expires: 2099-12-31T23:59:59Z',
        'Preferred-Languages: de, en',
        'Canonical: https://pflege.example/.well-known/security.txt',
        '',
      ].join('\n'),
    );
  });

  it.each([undefined, '2020-01-01'])('SH-10 does not exist with the last day %s', async (expires) =>
    expect((await read(expires)).statusCode).toBe(404),
  );
});
