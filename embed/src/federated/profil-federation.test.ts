import { IncompatibleHostError, loadRemote } from './profil-federation';

it.each(['17.0.2', '18.3.1', '19.0.0', '19.1.2', '20.0.0'])(
  'EM-05 a host with React %s is told that it cannot run the federated profile',
  async (version) => {
    const host = { react: { version }, reactDom: {}, jsxRuntime: {} };
    await expect(loadRemote(host)).rejects.toThrow(IncompatibleHostError);
    await expect(loadRemote(host)).rejects.toThrow(`this page has ${version}`);
  },
);
