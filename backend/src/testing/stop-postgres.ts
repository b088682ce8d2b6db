import { rmSync } from 'node:fs';
import { removePrograms } from './programs';

export default async function stopPostgres(): Promise<void> {
  const server = globalThis.testServer;
  if (!server) return;
  await server.cluster.stop();
  removePrograms(server.programs);
  rmSync(server.folder, { recursive: true, force: true });
}
