/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] | undefined {
  const url = `http://[${address.split('%')[0]}]/`;
  if (!URL.canParse(url)) return undefined;
  const [head = '', tail] = new URL(url).hostname.slice(1, -1).split('::');
  const read = (part = '') => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)));
  const [first, last] = [read(head), read(tail)];
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last];
}

/**
 * The key under which rate limits count a client: its IPv4 address, also if written as IPv6 ("::ffff:203.0.113.1"), or
 * the first 64 bits of its IPv6 address, because a household has all addresses of such a network.
 */
export function clientNetwork(address: string): string {
  const groups = address.includes(':') ? groupsOf(address) : undefined;
  if (!groups) return address;
  const [, , , , , mark, high = 0, low = 0] = groups;
  if (mark === 0xffff && groups.slice(0, 5).every((group) => group === 0))
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}
