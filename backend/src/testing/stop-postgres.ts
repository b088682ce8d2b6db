import { rmSync } from 'node:fs';

export default async function stopPostgres(): Promise<void> {
  const server = globalThis.testServer;
  if (!server) return;
  await server.cluster.stop();
  rmSync(server.folder, { recursive: true, force: true });
}
