import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export const MAILBOX_USER = { name: 'reply@port.example', password: 'Hemmelig+42' };

interface StoredMail {
  readonly uid: number;
  readonly source: string;
  readonly arrived: Date;
  deleted: boolean;
}

type Answers = Generator<string>;

/**
 * The part of an IMAP server (RFC 3501, with UIDPLUS and MOVE) that the mailbox needs, on loopback without TLS. Texts are
 * ASCII, so characters are bytes.
 */
export class ImapDouble {
  readonly folders = new Map<string, StoredMail[]>([['INBOX', []]]);
  /** The commands of clients, without tags and arguments. */
  readonly commands: string[] = [];
  /** Answers every sign-in with a refusal. */
  refuseSignIns = false;
  private readonly sockets = new Set<Socket>();
  private nextUid = 1;

  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {}

  static async start(): Promise<ImapDouble> {
    const server = createServer();
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const double = new ImapDouble(server, (server.address() as AddressInfo).port);
    server.on('connection', (socket) => double.serve(socket));
    return double;
  }

  url(password = MAILBOX_USER.password): string {
    const [user, secret] = [MAILBOX_USER.name, password].map(encodeURIComponent);
    return `imap://${user}:${secret}@127.0.0.1:${this.port}/INBOX?tls=none`;
  }

  deliver(source: string, { folder = 'INBOX', arrived = new Date() } = {}): void {
    const mails = this.folders.get(folder) ?? [];
    this.folders.set(folder, mails);
    mails.push({ uid: this.nextUid, source: source.replace(/\r?\n/g, '\r\n'), arrived, deleted: false });
    this.nextUid += 1;
  }

  count(folder = 'INBOX'): number {
    return this.folders.get(folder)?.length ?? 0;
  }

  /** Ends all connections, as a server that restarts. */
  drop(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  async stop(): Promise<void> {
    this.drop();
    this.server.close();
    await once(this.server, 'close');
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket));
    socket.on('error', () => undefined);
    const session = { folder: 'INBOX', ended: false };
    let rest = '';
    socket.write('* OK [CAPABILITY IMAP4rev1 UIDPLUS MOVE] ready\r\n');
    socket.on('data', (chunk) => {
      rest += chunk.toString('latin1');
      for (let end = rest.indexOf('\r\n'); end !== -1; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        for (const answer of this.answers(line, session)) socket.write(`${answer}\r\n`, 'latin1');
        if (session.ended) socket.end();
      }
    });
  }

  private *answers(line: string, session: { folder: string; ended: boolean }): Answers {
    const [tag = '', first = '', ...others] = line.split(' ');
    const isUid = first.toUpperCase() === 'UID';
    const name = (isUid ? (others.shift() ?? '') : first).toUpperCase();
    const given = others.join(' ');
    this.commands.push(name);
    const ok = `${tag} OK done`;
    switch (name) {
      case 'CAPABILITY':
        yield '* CAPABILITY IMAP4rev1 UIDPLUS MOVE';
        yield ok;
        break;
      case 'LOGIN': {
        const right =
          !this.refuseSignIns && given.replaceAll('"', '') === `${MAILBOX_USER.name} ${MAILBOX_USER.password}`;
        yield right ? ok : `${tag} NO [AUTHENTICATIONFAILED] no such user ${MAILBOX_USER.name}`;
        break;
      }
      case 'LIST':
        for (const folder of given.endsWith('""') ? [] : this.folders.keys()) yield `* LIST () "/" "${folder}"`;
        if (given.endsWith('""')) yield '* LIST (\\Noselect) "/" ""';
        yield ok;
        break;
      case 'CREATE':
        this.folders.set(unquoted(given), []);
        yield ok;
        break;
      case 'SELECT':
      case 'EXAMINE':
        session.folder = unquoted(given);
        yield `* ${this.count(session.folder)} EXISTS`;
        yield '* OK [UIDVALIDITY 7] valid';
        yield `* OK [UIDNEXT ${this.nextUid}] next`;
        yield `${tag} OK [READ-WRITE] done`;
        break;
      case 'SEARCH': {
        const before = /BEFORE "?(\d+-\w+-\d+)"?/.exec(given)?.[1];
        const found = this.in(session.folder).filter(
          ({ deleted, arrived }) => !deleted && (before === undefined || arrived < new Date(`${before} UTC`)),
        );
        yield `* SEARCH${found.map(({ uid }) => ` ${uid}`).join('')}`;
        yield ok;
        break;
      }
      case 'FETCH':
        for (const { mail, number } of this.chosen(session.folder, others[0] ?? '')) yield fetched(mail, number, given);
        yield ok;
        break;
      case 'STORE':
        for (const { mail } of this.chosen(session.folder, others[0] ?? '')) mail.deleted = true;
        yield ok;
        break;
      case 'EXPUNGE':
        yield* this.removed(session.folder, (mail) => mail.deleted);
        yield ok;
        break;
      case 'MOVE': {
        const to = this.folders.get(unquoted(others.slice(1).join(' ')));
        if (to === undefined) {
          yield `${tag} NO [TRYCREATE] no such folder`;
          break;
        }
        const moved = this.chosen(session.folder, others[0] ?? '').map(({ mail }) => mail);
        to.push(...moved);
        yield* this.removed(session.folder, (mail) => moved.includes(mail));
        yield ok;
        break;
      }
      case 'LOGOUT':
        session.ended = true;
        yield '* BYE';
        yield ok;
        break;
      default:
        yield ok;
    }
  }

  private in(folder: string): StoredMail[] {
    return this.folders.get(folder) ?? [];
  }

  private chosen(folder: string, set: string): { mail: StoredMail; number: number }[] {
    const ranges = set.split(',').map((range) => range.split(':').map(Number));
    return this.in(folder)
      .map((mail, index) => ({ mail, number: index + 1 }))
      .filter(({ mail: { uid } }) => ranges.some(([from = 0, to = from]) => uid >= from && uid <= to));
  }

  private *removed(folder: string, which: (mail: StoredMail) => boolean): Generator<string> {
    const mails = this.in(folder);
    for (let at = mails.length - 1; at >= 0; at -= 1) {
      if (!which(mails[at] as StoredMail)) continue;
      mails.splice(at, 1);
      yield `* ${at + 1} EXPUNGE`;
    }
  }
}

function fetched({ uid, source }: StoredMail, number: number, wanted: string): string {
  const size = /RFC822\.SIZE/.test(wanted) ? ` RFC822.SIZE ${source.length}` : '';
  const headers = source.slice(0, source.indexOf('\r\n\r\n') + 4);
  const part = (name: string, text: string) => ` ${name} {${text.length}}\r\n${text}`;
  const body = /BODY(?:\.PEEK)?\[HEADER\]/.test(wanted)
    ? part('BODY[HEADER]', headers)
    : /BODY(?:\.PEEK)?\[\]/.test(wanted)
      ? part('BODY[]', source)
      : '';
  return `* ${number} FETCH (UID ${uid}${size}${body})`;
}

function unquoted(text: string): string {
  return text.trim().replace(/^"|"$/g, '');
}
