/** An address for PostgreSQL's programs; the password is in the environment, which other users cannot read. */
export function withoutPassword(url: string): { address: string; env: NodeJS.ProcessEnv } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return { address: address.href, env: { ...process.env, LC_ALL: 'C', ...(password && { PGPASSWORD: password }) } };
}
