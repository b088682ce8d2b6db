/**
 * Tells a refused address from a server that refuses every mail of ours, if it gives no reason (OP-104). A refusal is
 * believed if the server took the mail before it; with a second one in a row neither is.
 */
export class PlainRefusals {
  private hasTaken = false;
  private believed: string | undefined;

  /** The server took a mail. */
  taken(): void {
    this.hasTaken = true;
    this.believed = undefined;
  }

  /** @returns whether this address takes no mail, and an address of which that is in doubt again */
  refused(address: string): { isBelieved: boolean; doubted: string | undefined } {
    const [isBelieved, doubted] = [this.hasTaken, this.believed];
    this.hasTaken = false;
    this.believed = isBelieved ? address : undefined;
    return { isBelieved, doubted };
  }
}
