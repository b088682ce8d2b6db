import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface StoredObject {
  content: Buffer;
  type: string;
  modified: Date;
}

export interface S3StandIn {
  endpoint: string;
  credentials: { accessKeyId: string; secretAccessKey: string };
  objects: Map<string, StoredObject>;
  close: () => Promise<void>;
}

export const S3_CREDENTIALS = { accessKeyId: 'AKTEST', secretAccessKey: 'test-secret' };
const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

/** The signed parts of a request (signature version 4), from its headers or its query. */
interface Claim {
  scope: string;
  signedHeaders: string;
  signature: string;
  date: string;
  payload: string;
  /** Seconds; undefined for a request with headers. */
  validFor?: number;
}

function claimOf({ headers }: IncomingMessage, query: URLSearchParams): Claim | undefined {
  const header = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
    headers.authorization ?? '',
  );
  const text = (name: string) => String(headers[name] ?? '');
  if (header)
    return {
      scope: header[1] ?? '',
      signedHeaders: header[2] ?? '',
      signature: header[3] ?? '',
      date: text('x-amz-date'),
      payload: text('x-amz-content-sha256'),
    };
  if (query.get('X-Amz-Algorithm') !== 'AWS4-HMAC-SHA256') return undefined;
  const part = (name: string) => query.get(`X-Amz-${name}`) ?? '';
  return {
    scope: part('Credential'),
    signedHeaders: part('SignedHeaders'),
    signature: part('Signature'),
    date: part('Date'),
    payload: part('Content-Sha256') || 'UNSIGNED-PAYLOAD',
    validFor: Number(part('Expires')),
  };
}

/** The name of the error that a real store answers with, or undefined for a valid signature. */
function signatureFault(request: IncomingMessage, url: URL, body: Buffer): string | undefined {
  const claim = claimOf(request, url.searchParams);
  if (!claim) return 'AccessDenied';
  const { scope, signedHeaders, signature, date, payload, validFor } = claim;
  const [key = '', ...rest] = scope.split('/');
  if (key !== S3_CREDENTIALS.accessKeyId) return 'InvalidAccessKeyId';
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort();
  const names = signedHeaders.split(';');
  const canonical = [
    request.method,
    url.pathname,
    query.join('&'),
    ...names.map((name) => `${name}:${String(request.headers[name] ?? '').trim()}`),
    '',
    signedHeaders,
    payload,
  ].join('\n');
  const [day = '', region = '', service = '', end = ''] = rest;
  const signingKey = [region, service, end].reduce<Buffer>(hmac, hmac(`AWS4${S3_CREDENTIALS.secretAccessKey}`, day));
  const text = ['AWS4-HMAC-SHA256', date, rest.join('/'), sha256(canonical)].join('\n');
  if (hmac(signingKey, text).toString('hex') !== signature) return 'SignatureDoesNotMatch';
  if (/^[0-9a-f]{64}$/.test(payload) && payload !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const [, y, mo, d, h, mi, s] = (/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(date) ?? []).map(Number);
  const signedAt = Date.UTC(y ?? 0, (mo ?? 1) - 1, d, h, mi, s);
  const limit = validFor === undefined ? 15 * 60 : validFor;
  return Date.now() > signedAt + limit * 1000 ? 'AccessDenied' : undefined;
}

/**
 * A server with the calls of S3 that this project uses, for tests: it checks signatures, expiry, hashes of bodies and
 * conditions itself. There is no complete store to install here. With the port and the objects of a closed one it comes
 * back.
 */
export async function startS3StandIn(
  bucket: string,
  { port = 0, objects = new Map<string, StoredObject>() } = {},
): Promise<S3StandIn> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts);
      const url = new URL(request.url ?? '/', 'http://store');
      const refuse = (status: number, code: string) =>
        response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
      const fault = signatureFault(request, url, body);
      if (fault) return refuse(403, fault);
      const [, place, ...rest] = url.pathname.split('/');
      const key = decodeURIComponent(rest.join('/'));
      if (place !== bucket) return refuse(404, 'NoSuchBucket');
      if (!key && request.method === 'GET') return response.writeHead(200).end(listOf(objects, url.searchParams));
      const object = objects.get(key);
      switch (request.method) {
        case 'PUT':
          if (request.headers['if-none-match'] === '*' && object) return refuse(412, 'PreconditionFailed');
          objects.set(key, { content: body, type: request.headers['content-type'] ?? '', modified: new Date() });
          return response.writeHead(200, { etag: `"${sha256(body)}"` }).end();
        case 'DELETE':
          objects.delete(key);
          return response.writeHead(204).end();
        default: {
          if (!object) return refuse(404, 'NoSuchKey');
          const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
          const content = range ? object.content.subarray(Number(range[1]), Number(range[2]) + 1) : object.content;
          response.writeHead(range ? 206 : 200, {
            'content-type': object.type,
            'content-length': content.length,
            'last-modified': object.modified.toUTCString(),
          });
          return response.end(request.method === 'HEAD' ? undefined : content);
        }
      }
    });
  });
  // A slow test uses a connection again later than after the usual five seconds, just when the server would end it.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    credentials: S3_CREDENTIALS,
    objects,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** With a delimiter, what has it behind the prefix is listed once, as a folder. */
function listOf(objects: Map<string, StoredObject>, query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter');
  const folders = new Set<string>();
  const contents: string[] = [];
  for (const [key, { modified, content }] of objects) {
    if (!key.startsWith(prefix)) continue;
    const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
    if (end >= 0) folders.add(key.slice(0, end + 1));
    else
      contents.push(
        `<Contents><Key>${key}</Key><LastModified>${modified.toISOString()}</LastModified><Size>${content.length}</Size></Contents>`,
      );
  }
  const common = [...folders].map((folder) => `<CommonPrefixes><Prefix>${folder}</Prefix></CommonPrefixes>`);
  return `<ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}${common.join('')}</ListBucketResult>`;
}
