import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeyUse } from '@care/contracts/schemas';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { TestBrowser } from './browser';
import { PASSWORD, type Person } from './people';
import type { TestApp } from './test-app';

const BASE = '/api-backend/auth/second-factor/passkey/';
/** The site of requests of tests. */
const ORIGIN = 'http://localhost:80';

interface Changed {
  origin?: string;
  host?: string;
  /** Whether the person gave a PIN or the like. */
  isVerified?: boolean;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** A device with one passkey, which does what it is told. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(16);
  counter = 0;
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  private clientData(type: 'create' | 'get', challenge: string, origin = new URL(ORIGIN).origin): Buffer {
    return Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false }));
  }

  private data({ host = 'localhost', isVerified = true }: Changed, credential = Buffer.alloc(0)): Buffer {
    const flags = USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | (credential.length > 0 ? HAS_CREDENTIAL : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([createHash('sha256').update(host).digest(), Buffer.from([flags]), counter, credential]);
  }

  private get named() {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key' as const };
  }

  /** The answer to the options of a new passkey. */
  create(challenge: string, changed: Changed = {}): NewPasskey['credential'] {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    // An elliptic key in COSE: type EC2, algorithm ES256, curve P-256.
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        ...([
          [1, 2],
          [3, -7],
          [-1, 1],
        ] as const),
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, key]);
    const attestation = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(this.data(changed, credential))],
      ]) as Parameters<typeof isoCBOR.encode>[0],
    );
    return {
      ...this.named,
      response: {
        clientDataJSON: this.clientData('create', challenge, changed.origin).toString('base64url'),
        attestationObject: Buffer.from(attestation).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** The answer to a challenge. */
  use(challenge: string, changed: Changed = {}): PasskeyUse {
    const client = this.clientData('get', challenge, changed.origin);
    const data = this.data(changed);
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
    return {
      ...this.named,
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, this.keys.privateKey).toString('base64url'),
      },
    };
  }
}

export const beginPasskey = async (person: Person, password = PASSWORD): Promise<string> =>
  (await person.post(`${BASE}options/`, { password })).json<{ challenge: string }>().challenge;

/** Adds a passkey to an account. */
export async function addPasskey(person: Person, device: SoftwareAuthenticator, name = 'Laptop'): Promise<string[]> {
  const credential = device.create(await beginPasskey(person));
  return (await person.post(BASE, { name, credential })).json<{ recovery_codes: string[] }>().recovery_codes;
}

export const passkeyChallenge = async (test: TestApp): Promise<string> =>
  (await test.post(`${BASE}challenge/`, {})).json<{ challenge: string }>().challenge;

export const sendPasskey = async (browser: TestBrowser, used: PasskeyUse) =>
  browser.post('/api/auth/callback/credentials', {
    ...{ csrfToken: await browser.csrfToken(), passkey: JSON.stringify(used), json: 'true' },
  });
