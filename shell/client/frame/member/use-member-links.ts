import { useEffect, useState } from 'react';
import type * as MemberLinks from './MemberLinks';

type MemberParts = typeof MemberLinks;

const PAUSE_MS = 3000;

/** The links of members as code of their own, which visitors never download; undefined until it is there, and for visitors. */
export function useMemberLinks(isSignedIn: boolean): MemberParts | undefined {
  const [parts, setParts] = useState<MemberParts>();
  useEffect(() => {
    if (!isSignedIn || parts) return undefined;
    let again: ReturnType<typeof setTimeout>;
    // Until it is there, the account's link stays; without it nobody could sign out.
    const get = (): void =>
      void import(/* webpackChunkName: "member" */ './MemberLinks').then(setParts, () => {
        again = setTimeout(get, PAUSE_MS);
      });
    get();
    return () => clearTimeout(again);
  }, [isSignedIn, parts]);
  return isSignedIn ? parts : undefined;
}
