import pg from 'pg';

const CANNOT_CONNECT_NOW = '57P03';
const PATIENCE_MS = 60_000;

/** Whether a server accepts the login; waits while it is starting up or recovering. */
export async function answers(url: string): Promise<boolean> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return true;
    } catch (error) {
      if ((error as { code?: string }).code !== CANNOT_CONNECT_NOW || Date.now() > deadline) return false;
      await new Promise((resolve) => setTimeout(resolve, 200));
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
