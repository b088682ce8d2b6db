/** Name of the policy that pages with `require-trusted-types-for 'script'` have to allow. */
const POLICY = 'pflege-profil';

interface Policy {
  createHTML: (text: string) => string;
  createScriptURL: (url: string) => string;
}
interface TrustedTypes {
  createPolicy: (name: string, rules: Policy) => Policy;
}

let policy: Policy | undefined;

/** HTML is parsed into a document of its own. Scripts come from where this script comes from. */
const rules: Policy = {
  createHTML: (text) => text,
  createScriptURL: (url) => {
    if (new URL(url, import.meta.url).origin !== new URL(import.meta.url).origin)
      throw new TypeError(`${url} is a foreign script`);
    return url;
  },
};

/** Marks texts for browsers that require it (Trusted Types). Made at the first use, because a page has one policy of this name. */
export function trusted(): Policy {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy(POLICY, rules) ?? rules;
  return policy;
}
