/** The version of `@care/contracts` this API answers by; sent as `X-Contract-Version`. */
export const contractVersion = '1.2.0';
