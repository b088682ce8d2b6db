import { clientNetwork } from '@care/contracts/client-network';

interface ClientLimitOptions {
  /** So many in a window. */
  limit: number;
  windowMs: number;
  /** Networks that are remembered; more than these share what is left of the window. */
  mostClients?: number;
}

/** Counts the requests of each client's network in a window, within this process, for a bounded number of clients. */
export class ClientLimit {
  #counts = new Map<string, number>();
  #endsAt = 0;

  constructor(private readonly options: ClientLimitOptions) {}

  /** Counts one more; gives the seconds to wait when it is too many, else undefined. */
  take(address: string): number | undefined {
    const { limit, windowMs, mostClients = 10_000 } = this.options;
    const now = Date.now();
    if (now >= this.#endsAt) {
      this.#counts.clear();
      this.#endsAt = now + windowMs;
    }
    const network = clientNetwork(address);
    const client = this.#counts.has(network) || this.#counts.size < mostClients ? network : 'others';
    const count = (this.#counts.get(client) ?? 0) + 1;
    this.#counts.set(client, count);
    return count > limit ? Math.ceil((this.#endsAt - now) / 1000) : undefined;
  }
}
