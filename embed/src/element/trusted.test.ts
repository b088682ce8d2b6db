/** A page that enforces Trusted Types: the policy marks texts, and a second one of the same name is refused. */
function enforce() {
  const made: string[] = [];
  const createPolicy = (name: string, rules: Record<string, (text: string) => string>) => {
    if (made.includes(name)) throw new TypeError(`Policy ${name} exists`);
    made.push(name);
    const marked = (make?: (text: string) => string) => (text: string) => ({ trusted: make?.(text) });
    return { createHTML: marked(rules.createHTML), createScriptURL: marked(rules.createScriptURL) };
  };
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  return made;
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'trustedTypes');
  jest.resetModules();
});
const load = () => import('./load');

it('EM-05 marks HTML and own scripts with one policy, where a page requires that', async () => {
  const made = enforce();
  const { trusted } = await load();
  expect(made).toEqual([]);
  expect(trusted().createHTML('<p>')).toEqual({ trusted: '<p>' });
  expect(trusted().createScriptURL('./live.js')).toEqual({ trusted: './live.js' });
  expect(() => trusted().createScriptURL('https://other.example/live.js')).toThrow('is a foreign script');
  expect(made).toEqual(['pflege-profil']);
});

it('EM-05 leaves texts as they are in other browsers', async () => {
  const { trusted } = await load();
  expect([trusted().createHTML('<p>'), trusted().createScriptURL('./live.js')]).toEqual(['<p>', './live.js']);
});
