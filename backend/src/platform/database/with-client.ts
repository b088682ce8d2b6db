import pg from 'pg';

/** A connection of its own, which the caller closes. */
export async function openClient(url: string, options: pg.ClientConfig = {}): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, ...options });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Runs something on a connection of its own, which is closed after it. */
export async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
  open: (url: string) => Promise<pg.Client> = openClient,
): Promise<Result> {
  const client = await open(url);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
