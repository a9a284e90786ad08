import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { readLetter, type ReceivedLetter } from './received-letter.js';

const certificates = join(__dirname, '..', 'event-store', 'double');
/** A self-signed certificate for localhost. */
export const CERTIFICATE = readFileSync(join(certificates, 'localhost-certificate.pem'), 'utf8');
const KEY = readFileSync(join(certificates, 'localhost-key.pem'), 'utf8');

export const USER = { name: 'harbour', password: 'Hemmelig+42' };

type Fault = 'connect' | 'user' | 'sender' | 'recipient' | 'data';

export interface MailServerOptions {
  /** Offers STARTTLS, and then requires a user. */
  readonly tls?: boolean;
  /** Maximum size of a mail in bytes. */
  readonly size?: number;
  readonly port?: number;
}

/** A real SMTP server on loopback, which fails as the test requires. */
export class MailServer {
  readonly received: { readonly recipients: readonly string[]; readonly letter: ReceivedLetter }[] = [];
  /** Replies to give instead of success: at which step, for which address, and how many times. */
  private readonly faults: { at: Fault; code: number; of?: string | undefined; times: number }[] = [];
  private dropping = 0;
  private readonly sockets = new Set<Socket>();
  connections = 0;

  private constructor(
    private readonly server: SMTPServer,
    readonly port: number,
  ) {}

  static async start({ tls = false, size, port = 0 }: MailServerOptions = {}): Promise<MailServer> {
    let self = undefined as MailServer | undefined;
    const options: SMTPServerOptions = {
      ...(tls ? { key: KEY, cert: CERTIFICATE } : { disabledCommands: ['STARTTLS'], allowInsecureAuth: true }),
      ...(size === undefined ? {} : { size }),
      authOptional: !tls,
      disableReverseLookup: true,
      closeTimeout: 100,
      onConnect: (_, done) => done(self?.fault('connect')),
      onAuth: ({ username, password }, _, done) => {
        const known = username === USER.name && password === USER.password;
        done(known ? null : refusal(535, `no such user: ${username}`), { user: username });
      },
      onMailFrom: ({ address }, _, done) => done(self?.fault('sender', address)),
      onRcptTo: ({ address }, _, done) => done(self?.fault('recipient', address)),
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const fault = stream.sizeExceeded ? refusal(552, 'too large') : self?.fault('data');
          if (fault !== undefined) {
            done(fault);
            return;
          }
          const recipients = session.envelope.rcptTo.map(({ address }) => address);
          self?.take(recipients, Buffer.concat(chunks).toString('utf8'), () => done());
        });
      },
    };
    const server = new SMTPServer(options);
    server.on('error', () => undefined); // the test breaks connections
    const listening = server.listen(port, '127.0.0.1');
    await once(listening, 'listening');
    const started = new MailServer(server, (listening.address() as AddressInfo).port);
    listening.on('connection', (socket: Socket) => started.note(socket));
    self = started;
    return started;
  }

  url(credentials = ''): string {
    return `smtp://${credentials}localhost:${this.port}`;
  }

  /** Replies with this code at that step, for one address or for all. */
  fail(at: Fault, code: number, { of, times = Number.POSITIVE_INFINITY }: { of?: string; times?: number } = {}): void {
    this.faults.push({ at, code, of, times });
  }

  heal(): void {
    this.faults.length = 0;
  }

  /** Accepts the next mails completely, and ends the connection instead of answering. */
  loseAnswers(count: number): void {
    this.dropping = count;
  }

  /** Breaks connections, as a firewall does with idle ones. */
  breakConnections(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  /** Number of mails with this Message-ID, and the latest of them. */
  under(messageId: string): { count: number; mail: ReceivedLetter | undefined } {
    const found = this.received.filter(({ letter }) => letter.message_id === messageId);
    return { count: found.length, mail: found.at(-1)?.letter };
  }

  async stop(): Promise<void> {
    this.breakConnections();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  private note(socket: Socket): void {
    this.connections += 1;
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket));
  }

  private fault(at: Fault, address?: string): Error | undefined {
    const found = this.faults.find(
      (one) => one.at === at && one.times > 0 && (one.of === undefined || one.of === address),
    );
    if (found === undefined) return undefined;
    found.times -= 1;
    return refusal(found.code, `told so about ${address ?? 'this'}`);
  }

  private take(recipients: string[], source: string, agree: () => void): void {
    this.received.push({ recipients, letter: readLetter(source) });
    if (this.dropping === 0) {
      agree();
      return;
    }
    this.dropping -= 1;
    this.breakConnections();
  }
}

function refusal(responseCode: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode });
}
