import type { NewPasskey, PasskeyOptions, PasskeyUse } from '@care/contracts/schemas';

/** Loaded when a passkey is added or used. */
const library = () => import('@simplewebauthn/browser');
type Library = Awaited<ReturnType<typeof library>>;

export const canUsePasskeys = (): boolean => typeof window !== 'undefined' && 'PublicKeyCredential' in window;

/** Creates a passkey on a device of the person; null if the person cancels or the device refuses. */
export async function createdPasskey(options: PasskeyOptions): Promise<NewPasskey['credential'] | null> {
  const optionsJSON = options as unknown as Parameters<Library['startRegistration']>[0]['optionsJSON'];
  return library()
    .then(({ startRegistration }) => startRegistration({ optionsJSON }))
    .catch(() => null);
}

/** Lets the person use a passkey of this site; null if the person cancels or has none. */
export async function usedPasskey(options: PasskeyOptions): Promise<PasskeyUse | null> {
  const optionsJSON = options as unknown as Parameters<Library['startAuthentication']>[0]['optionsJSON'];
  return library()
    .then(({ startAuthentication }) => startAuthentication({ optionsJSON }))
    .catch(() => null);
}
