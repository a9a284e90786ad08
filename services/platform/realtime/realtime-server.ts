import type { Server as HttpServer } from 'node:http';
import type { Logger } from 'pino';
import { Server, type Socket } from 'socket.io';
import type { ClientMessages, Hint, SocketMessages } from '../../../contracts/realtime.js';
import { EVERY_MARINA } from '../../../contracts/vocabulary/console-commands.js';
import type { ConsumerStatus } from '../consuming/consumer.js';
import type { EventLog } from '../event-sourcing/event-log.js';
import type { Leases } from '../leases/leases.js';
import type { RedisLink } from '../redis/redis-link.js';
import { FollowedHints, type HintSource } from './followed-hints.js';
import { HintFeed } from './hint-feed.js';
import type { HintRegistry } from './hint-registry.js';
import { PresenceDesk, type Watcher } from './presence-desk.js';
import type { SessionEnd, SessionEnds } from './session-ends.js';
import { SharedHints, type SharedHintsTiming } from './shared-hints.js';
import { type SocketSession, MOST_SOCKETS_PER_SESSION, type SocketAuthenticator } from './socket-authenticator.js';
import { UnreadPackets } from './unread-packets.js';

/** Clients send a greeting and signs of presence and answer pings, which are all shorter than this. */
const LARGEST_MESSAGE_BYTES = 4096;
const MOST_CONNECTIONS = 10_000;
/** The most messages that wait for one client; a client that reads never has more than a few. */
const MOST_UNREAD = 200;
/** Sessions expire without an event, and permissions change, so every socket is checked at this interval. */
const RECHECK_MS = 30_000;
/** Presence that lapsed is forgotten at this interval. */
const SWEEP_MS = 5_000;

/** Messages between processes. */
interface ProcessMessages {
  news: (message: unknown) => void;
  presence: (sign: unknown) => void;
}

type Clients = Server<ClientMessages, SocketMessages, ProcessMessages, Partial<SocketSession>>;
export type Client = Socket<ClientMessages, SocketMessages, ProcessMessages, Partial<SocketSession>>;

/** How processes share the reading of the log. */
export interface HintSharing {
  readonly redis: Pick<RedisLink, 'adapter'>;
  readonly leases: Pick<Leases, 'runAsLeader'>;
  readonly timing?: SharedHintsTiming;
}

const marinaRoom = (id: string) => `marina ${id}`;
const sessionRoom = (id: string) => `session ${id}`;
const userRoom = (id: string) => `user ${id}`;

/** The socket server: one room for each marina and one for all; hints are sent, and signs of presence received. */
export class RealtimeServer {
  /** Counts since the start, for the metrics. */
  readonly pushed = { hints: 0, deliveries: 0, resyncs: 0 };
  private readonly feed: HintFeed;
  private readonly source: HintSource;
  private readonly shared: SharedHints | undefined;
  private readonly unread = new WeakMap<object, UnreadPackets>();
  /** Clients whose session changed; they hear no more of a marina until they have reconnected. */
  private readonly leaving = new WeakSet<Client>();
  private io: Clients | undefined;
  private authenticator: SocketAuthenticator | undefined;
  private readonly presence: PresenceDesk;
  private timers: readonly NodeJS.Timeout[] = [];
  private closing = false;

  constructor(
    log: EventLog,
    hints: HintRegistry,
    ends: SessionEnds,
    private readonly logger: Logger,
    /** null: every process reads the log for itself. */
    private readonly sharing: HintSharing | null = null,
  ) {
    const audience = { hint: this.tell.bind(this), end: this.end.bind(this) };
    this.feed = new HintFeed(log, hints, ends, audience, logger);
    const followed = new FollowedHints(log, this.feed, logger);
    if (sharing !== null) {
      const publish = (message: unknown) => void this.io?.serverSideEmit('news', message);
      this.shared = new SharedHints({ ...sharing, feed: this.feed, followed, publish });
    }
    this.source = this.shared ?? followed;
    this.presence = new PresenceDesk({
      deliver: (id, message) => {
        const client = this.io?.of('/').sockets.get(id);
        if (client !== undefined && this.reading(client)) client.emit('presence', message);
      },
      publish: (sign) => {
        if (sharing !== null && !this.closing) void this.io?.serverSideEmit('presence', sign);
      },
    });
  }

  /** Serves sockets on an HTTP server. */
  attach(server: HttpServer, authenticator: SocketAuthenticator): void {
    const io: Clients = new Server({
      serveClient: false,
      ...(this.sharing === null ? {} : { adapter: this.sharing.redis.adapter }),
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
    io.use((client, next) => void this.authenticate(client, next));
    io.on('connection', (client) => void this.welcome(client));
    io.on('news', (message) => this.shared?.hear(message));
    io.on('presence', (sign) => this.presence.hear(sign));
    io.attach(server);
    this.io = io;
    this.authenticator = authenticator;
  }

  /** Sends hints from the log's head on. Call it once, after `attach`. */
  async start(): Promise<void> {
    this.timers = [
      setInterval(() => void this.recheckAll(), RECHECK_MS).unref(),
      setInterval(() => this.presence.sweep(), SWEEP_MS).unref(),
    ];
    await this.source.start();
  }

  /** Closes every connection; clients treat that as a lost one and reconnect elsewhere or later. */
  async close(): Promise<void> {
    this.closing = true;
    for (const timer of this.timers) clearInterval(timer);
    await this.source.stop();
    this.io?.engine.close();
    if (this.sharing !== null) await this.io?.of('/').adapter.close();
  }

  get connected(): number {
    return this.io?.of('/').sockets.size ?? 0;
  }

  /** Whether this process reads the log for its sockets, or receives the hints from another one. */
  get reads(): boolean {
    return this.shared?.reads ?? true;
  }

  /** Whether other processes receive their hints from this one. */
  get readsForAll(): boolean {
    return this.shared?.leading ?? false;
  }

  status(): ConsumerStatus {
    return this.source.status();
  }

  /** Checks every session; the timer also calls it. */
  async recheckAll(): Promise<void> {
    for (const client of this.io?.of('/').sockets.values() ?? []) {
      if (this.closing) return;
      try {
        const verdict = await this.authenticator?.recheck(client.data as SocketSession);
        if (verdict !== undefined && verdict !== 'good') sendAway(client, verdict);
      } catch (error) {
        // The engines are down, which is no reason to sign users out.
        this.logger.warn({ err: error }, 'sessions of sockets cannot be checked');
        return;
      }
    }
  }

  private async authenticate(client: Client, next: (error?: Error) => void): Promise<void> {
    if (this.unread.has(client.conn)) {
      // One attempt for each connection: every guess costs a handshake.
      client.conn.close(true);
      return;
    }
    this.unread.set(client.conn, new UnreadPackets(client.conn));
    const answer =
      this.feed.position === undefined || this.authenticator === undefined
        ? 'UNAVAILABLE'
        : await this.authenticator.authenticate(client.handshake.auth, client.handshake.address);
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
    const { user_id, session_id, marina_id, after } = client.data as SocketSession;
    void client.join([sessionRoom(session_id), userRoom(user_id)]);
    this.admitPresence(client);
    try {
      await this.feed.missedSince(after ?? this.feed.position ?? 0, marina_id, (missed) => {
        if (!client.connected || this.leaving.has(client)) return;
        void client.join(marinaRoom(EVERY_MARINA));
        if (marina_id !== null) void client.join(marinaRoom(marina_id));
        for (const hint of missed?.hints ?? []) client.emit('hint', hint);
        const position = missed?.position ?? this.feed.position ?? 0;
        if (missed === null) {
          client.emit('resync', { position });
          this.pushed.resyncs += 1;
        }
        client.emit('ready', { position });
      });
    } catch (error) {
      this.logger.warn({ err: error }, 'the missed hints of a reconnected socket cannot be sent');
      client.conn.close();
    }
  }

  /** A client sends its signs of presence; whatever else it sends closes its connection. */
  private admitPresence(client: Client): void {
    const { user_id, name, marina_id } = client.data as SocketSession;
    const who: Watcher = { client: client.id, marina_id, user_id, name };
    client.onAny((event, ...given: readonly unknown[]) => {
      const admitted = event === 'presence' && given.length === 1 && this.presence.sign(who, given[0]);
      if (!admitted) client.disconnect(true);
    });
    client.on('disconnect', () => this.presence.leave(who));
  }

  /** Closes the connection of a client that does not read: when it reconnects, it receives what it missed. */
  private reading(client: Client): boolean {
    const stuck = (this.unread.get(client.conn)?.count ?? 0) > MOST_UNREAD;
    if (stuck) client.conn.close(true);
    return !stuck;
  }

  private tell(marina: string, hints: readonly Hint[]): void {
    const { io } = this;
    if (io === undefined) return;
    const room = marinaRoom(marina);
    const { sockets, adapter } = io.of('/');
    for (const id of Array.from(adapter.rooms.get(room) ?? [])) {
      const client = sockets.get(id);
      if (client !== undefined) this.reading(client);
    }
    // Other processes send theirs.
    for (const hint of hints) io.local.to(room).emit('hint', hint);
    this.pushed.hints += hints.length;
    this.pushed.deliveries += hints.length * (adapter.rooms.get(room)?.size ?? 0);
  }

  private end({ sessions = [], users = [], because }: SessionEnd): void {
    const { sockets, adapter } = this.io?.of('/') ?? {};
    for (const room of [...sessions.map(sessionRoom), ...users.map(userRoom)]) {
      for (const id of Array.from(adapter?.rooms.get(room) ?? [])) {
        const client = sockets?.get(id);
        if (client === undefined) continue;
        if (because === 'signed_out') sendAway(client, because);
        else void this.sendToReconnect(client);
      }
    }
  }

  /**
   * The events that change a session may end it as well, e.g. a password that was changed elsewhere, and come in any order.
   * So the session itself decides whether the client may reconnect.
   */
  private async sendToReconnect(client: Client): Promise<void> {
    this.leaving.add(client);
    const { marina_id } = client.data as SocketSession;
    void client.leave(marinaRoom(EVERY_MARINA));
    if (marina_id !== null) void client.leave(marinaRoom(marina_id));
    try {
      const verdict = await this.authenticator?.recheck(client.data as SocketSession);
      sendAway(client, verdict === 'signed_out' ? verdict : 'changed');
    } catch (error) {
      this.logger.warn({ err: error }, 'the session of a socket cannot be checked; its client reconnects');
      sendAway(client, 'changed');
    }
  }
}

/** `changed` closes the connection like a network failure, so the client reconnects automatically. */
function sendAway(client: Client, because: SessionEnd['because']): void {
  if (because === 'signed_out') {
    client.emit('signed_out', {});
    client.disconnect(true);
  } else {
    client.conn.close();
  }
}
