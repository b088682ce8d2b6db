/** The version of `@care/contracts` that this API implements; sent as `X-Contract-Version`. */
export const CONTRACT_VERSION = '1.2.0';
