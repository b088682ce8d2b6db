import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

interface Options extends SMTPServerOptions {
  /** 0 takes any free port. */
  port?: number;
  onMail: (mail: { to: string[]; raw: string }) => void;
}

/** A mail server of this machine. */
export async function startMailServer({ port = 0, onMail, ...options }: Options) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    ...options,
    onData: (stream, { envelope }, done) =>
      void text(stream).then((raw) => {
        onMail({ to: envelope.rcptTo.map(({ address }) => address), raw });
        done();
      }, done),
  });
  // Of a connection, when an API is killed while it sends a mail.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const address = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${address.port}`, close };
}
