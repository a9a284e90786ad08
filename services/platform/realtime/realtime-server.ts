import type { Server as HttpServer } from 'node:http';
import type { Logger } from 'pino';
import { type DefaultEventsMap, Server, type Socket } from 'socket.io';
import type { Hint, SocketMessages } from '../../../contracts/realtime.js';
import { Consumer, type ConsumerStatus } from '../consuming/consumer.js';
import type { EventLog } from '../event-sourcing/event-log.js';
import { HintFeed } from './hint-feed.js';
import type { HintRegistry } from './hint-registry.js';
import type { SessionEnd, SessionEnds } from './session-ends.js';
import { type Admitted, MOST_SOCKETS_PER_SESSION, type SocketDoor } from './socket-door.js';
import { UnreadPackets } from './unread-packets.js';

/** Clients say hello and answer pings; nothing they send is longer. */
const LARGEST_MESSAGE_BYTES = 4096;
const MOST_CONNECTIONS = 10_000;
/** What waits for one client at most; one that reads never has more than a few. */
const MOST_UNREAD = 200;
/** Sessions run out without an event, and rights change: every socket is looked at anew this often. */
const RECHECK_MS = 30_000;

type Clients = Server<DefaultEventsMap, SocketMessages, DefaultEventsMap, Partial<Admitted>>;
export type Client = Socket<DefaultEventsMap, SocketMessages, DefaultEventsMap, Partial<Admitted>>;

const marinaRoom = (id: string) => `marina ${id}`;
const sessionRoom = (id: string) => `session ${id}`;
const userRoom = (id: string) => `user ${id}`;

/** The sockets: one room a marina, hints out, nothing in. */
export class RealtimeServer {
  private readonly feed: HintFeed;
  private readonly consumer: Consumer;
  private readonly unread = new WeakMap<object, UnreadPackets>();
  private io: Clients | undefined;
  private door: SocketDoor | undefined;
  private recheck: NodeJS.Timeout | undefined;
  private closing = false;

  constructor(
    log: EventLog,
    hints: HintRegistry,
    ends: SessionEnds,
    private readonly logger: Logger,
  ) {
    const audience = { hint: this.tell.bind(this), end: this.end.bind(this) };
    this.feed = new HintFeed(log, hints, ends, audience, logger);
    this.consumer = new Consumer(log, this.feed, logger);
  }

  /** Takes the sockets of an HTTP server. */
  attach(server: HttpServer, door: SocketDoor): void {
    const io: Clients = new Server({
      serveClient: false,
      transports: ['polling', 'websocket'],
      maxHttpBufferSize: LARGEST_MESSAGE_BYTES,
      connectTimeout: 10_000,
      perMessageDeflate: false,
      httpCompression: false,
      allowRequest: (_request, answer) => {
        const full = this.closing || io.engine.clientsCount > MOST_CONNECTIONS;
        answer(full ? 'UNAVAILABLE' : null, !full);
      },
    });
    io.use((client, next) => void this.admit(client, next));
    io.on('connection', (client) => void this.welcome(client));
    io.attach(server);
    this.io = io;
    this.door = door;
  }

  /** Follows the log from its head on. */
  start(): void {
    this.consumer.start();
    this.recheck = setInterval(() => void this.recheckAll(), RECHECK_MS).unref();
  }

  /** Closes every connection; clients take that for a lost one and try again elsewhere or later. */
  async close(): Promise<void> {
    this.closing = true;
    clearInterval(this.recheck);
    await this.consumer.stop();
    this.io?.engine.close();
  }

  get connected(): number {
    return this.io?.of('/').sockets.size ?? 0;
  }

  status(): ConsumerStatus {
    return this.consumer.status;
  }

  /** Looks at every session again: also called by the timer. */
  async recheckAll(): Promise<void> {
    for (const client of this.io?.of('/').sockets.values() ?? []) {
      if (this.closing) return;
      try {
        const verdict = await this.door?.recheck(client.data as Admitted);
        if (verdict !== undefined && verdict !== 'good') sendAway(client, verdict);
      } catch (error) {
        // The engines are down: nobody is signed out because of that.
        this.logger.warn({ err: error }, 'sessions of sockets cannot be checked');
        return;
      }
    }
  }

  private async admit(client: Client, next: (error?: Error) => void): Promise<void> {
    if (this.unread.has(client.conn)) {
      // One attempt a connection: guessing costs a handshake each.
      client.conn.close(true);
      return;
    }
    this.unread.set(client.conn, new UnreadPackets(client.conn));
    const answer =
      this.feed.position === undefined || this.door === undefined
        ? 'UNAVAILABLE'
        : await this.door.admit(client.handshake.auth, client.handshake.address);
    if (typeof answer === 'string') {
      next(new Error(answer));
      return;
    }
    if ((this.io?.of('/').adapter.rooms.get(sessionRoom(answer.session_id))?.size ?? 0) >= MOST_SOCKETS_PER_SESSION) {
      next(new Error('TOO_MANY_REQUESTS'));
      return;
    }
    Object.assign(client.data, answer);
    next();
  }

  private async welcome(client: Client): Promise<void> {
    const { user_id, session_id, marina_id, after } = client.data as Admitted;
    void client.join([sessionRoom(session_id), userRoom(user_id)]);
    client.onAny(() => client.disconnect(true));
    try {
      await this.feed.missedSince(after ?? this.feed.position ?? 0, marina_id, (missed) => {
        if (!client.connected) return;
        if (marina_id !== null) void client.join(marinaRoom(marina_id));
        for (const hint of missed?.hints ?? []) client.emit('hint', hint);
        const position = missed?.position ?? this.feed.position ?? 0;
        if (missed === null) client.emit('resync', { position });
        client.emit('ready', { position });
      });
    } catch (error) {
      this.logger.warn({ err: error }, 'a reconnected socket cannot be told what it missed');
      client.conn.close();
    }
  }

  private tell(marina: string, hints: readonly Hint[]): void {
    const { io } = this;
    if (io === undefined) return;
    const room = marinaRoom(marina);
    const { sockets, adapter } = io.of('/');
    for (const id of [...(adapter.rooms.get(room) ?? [])]) {
      const client = sockets.get(id);
      // It catches up, or is told to read everything anew, when it comes back.
      if (client !== undefined && (this.unread.get(client.conn)?.count ?? 0) > MOST_UNREAD) client.conn.close(true);
    }
    for (const hint of hints) io.to(room).emit('hint', hint);
  }

  private end({ sessions = [], users = [], because }: SessionEnd): void {
    const { sockets, adapter } = this.io?.of('/') ?? {};
    for (const room of [...sessions.map(sessionRoom), ...users.map(userRoom)]) {
      for (const id of [...(adapter?.rooms.get(room) ?? [])]) {
        const client = sockets?.get(id);
        if (client !== undefined) sendAway(client, because);
      }
    }
  }
}

/** `changed` looks like a lost connection, so the client comes back by itself. */
function sendAway(client: Client, because: SessionEnd['because']): void {
  if (because === 'signed_out') {
    client.emit('signed_out', {});
    client.disconnect(true);
  } else {
    client.conn.close();
  }
}
