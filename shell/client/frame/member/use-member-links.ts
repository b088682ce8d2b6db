import { useEffect, useState } from 'react';
import type * as MemberLinks from './MemberLinks';

type MemberParts = typeof MemberLinks;

/** The links of members as code of their own, which visitors never download; undefined until it is there, and for visitors. */
export function useMemberLinks(isSignedIn: boolean): MemberParts | undefined {
  const [parts, setParts] = useState<MemberParts>();
  useEffect(() => {
    if (isSignedIn && !parts) import(/* webpackChunkName: "member" */ './MemberLinks').then(setParts, () => undefined); // the account's link stays
  }, [isSignedIn, parts]);
  return isSignedIn ? parts : undefined;
}
