import { clientNetwork } from '@care/contracts/client-network';

interface ClientLimitOptions {
  /** Requests in a window. */
  limit: number;
  windowMs: number;
  /** Number of networks that are counted separately. All others share one count. */
  mostClients?: number;
}

/** Counts the requests of each client's network in a time window of this process, for a limited number of networks. */
export class ClientLimit {
  #counts = new Map<string, number>();
  #endsAt = 0;

  constructor(private readonly options: ClientLimitOptions) {}

  /** Counts a request. Returns the seconds to wait if there are too many, otherwise undefined. */
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
