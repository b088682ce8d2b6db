import type { InjectOptions } from 'fastify';
import type { Role, World } from './world';

/**
 * The result for a role: `+` success (2xx or 3xx); `~` allowed, and refused only because of the content of the request
 * (400, 404 of a public resource, 409, 410, 413, 415, 422); otherwise the status of the refusal.
 */
export type Outcome = '+' | '~' | '401' | '403' | '404' | '422';

export interface Row {
  /** Method and path as in the OpenAPI document. */
  call: string;
  /** Visitor, job seeker, company user without a company, owner, owner of another company, care seeker, staff. */
  outcomes: readonly Outcome[];
  request: (world: World, role: Role) => Partial<InjectOptions>;
  /** Distinguishes several rows of one call. */
  when?: string;
}

const nothing = () => ({});
/**
 * STAFF get the result of care seekers if there is no seventh outcome: the role gives access to moderation only, not to
 * other people's data.
 */
function outcomes(text: string): Outcome[] {
  const declared = text.split(' ') as Outcome[];
  return declared.length === 6 ? [...declared, ...declared.slice(-1)] : declared;
}

export const row = (call: string, text: string, request: Row['request'] = nothing, when?: string): Row => ({
  call,
  outcomes: outcomes(text),
  request,
  ...(when && { when }),
});

export const open = (call: string, request?: Row['request']): Row => row(call, '+ + + + + +', request);
/** Public, but the world does not have the resource, or the request is incomplete. */
export const openAsked = (call: string, request?: Row['request']): Row => row(call, '~ ~ ~ ~ ~ ~', request);
export const signedIn = (call: string, request?: Row['request']): Row => row(call, '401 + + + + +', request);
export const onlyOwner = (call: string, request?: Row['request']): Row => row(call, '401 404 404 + 404 404', request);
/** For the two sides of the application and its message. */
export const bothEnds = (call: string, request?: Row['request']): Row => row(call, '401 + 404 + 404 404', request);

export const withBody =
  (request: Row['request'], payload: object): Row['request'] =>
  (world, role) => ({ ...request(world, role), payload });
