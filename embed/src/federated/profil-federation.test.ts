import { ContainerError, IncompatibleHostError, loadRemote } from './profil-federation';

it.each(['17.0.2', '18.3.1', '19.0.0', '19.1.2', '20.0.0'])(
  'EM-05 a host with React %s is told that it cannot run the federated profile',
  async (version) => {
    const host = { react: { version }, reactDom: {}, jsxRuntime: {} };
    await expect(loadRemote(host)).rejects.toThrow(IncompatibleHostError);
    await expect(loadRemote(host)).rejects.toThrow(`this page has ${version}`);
  },
);

it('EM-05 a container that does not load is rejected with a message of ours and its cause, and may be tried again', async () => {
  Object.assign(globalThis, { __REMOTE_ENTRY__: './no-container.js' });
  const host = { react: { version: '19.2.0' }, reactDom: {}, jsxRuntime: {} };
  // Some browsers keep a failed import, so each attempt has an address of its own.
  for (const address of [/no-container\.js(?!\?)/, /no-container\.js\?attempt=1/]) {
    const error = await loadRemote(host).catch((one: unknown) => one);
    expect(error).toBeInstanceOf(ContainerError);
    expect((error as Error).message).toMatch(
      /^The federated profile was not loaded\. .* use <pflege-profil> instead\.$/,
    );
    expect((error as Error).cause).toHaveProperty('message', expect.stringMatching(address));
  }
});
