/** The used part of a client of `@redis/client`, whose own types depend on its options. */
export interface Commands {
  readonly isReady: boolean;
  readonly isOpen: boolean;
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'ready', listener: () => void): unknown;
  connect(): Promise<unknown>;
  destroy(): void;
  duplicate(options: object): Commands;
  ping(): Promise<unknown>;
  eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>;
  publish(channel: string, payload: Buffer): Promise<unknown>;
  subscribe(channels: string[], listener: (payload: Buffer) => void, buffers: true): Promise<void>;
  sendCommand(words: string[]): Promise<unknown>;
  xAdd(...given: readonly unknown[]): Promise<unknown>;
  xRead(...given: readonly unknown[]): Promise<unknown>;
}

/** The client as the sockets' adapter uses it. */
export interface AdapterClient {
  /** The adapter recognises the client library by this method. */
  sSubscribe(): void;
  duplicate(): AdapterClient;
  on(event: 'error', listener: (error: Error) => void): void;
  connect(): Promise<unknown>;
  disconnect(): void;
  publish(channel: string, payload: Buffer): Promise<unknown>;
  subscribe(channels: string[], listener: (payload: Buffer) => void, buffers: true): Promise<unknown>;
  sendCommand(words: string[]): Promise<unknown>;
  xAdd(...given: readonly unknown[]): Promise<unknown>;
  xRead(...given: readonly unknown[]): Promise<unknown>;
  /** Closes the connections that were duplicated from this one. The original client belongs to its opener. */
  close(): void;
}

/** The adapter's own connections queue commands while the server is away, and set no time limit for a blocking read. */
const WAITING = { disableOfflineQueue: false, commandOptions: { timeout: 0 } };

/**
 * Protects the process from the adapter, which does not await its publications and subscriptions and reads again at
 * once after an error: with the bare client, an absent server would end the process or keep it busy. Here failures are
 * silent (the receivers notice the gap), and after `close` no call is answered any more.
 */
export function adapterClient(client: Commands, answers: () => boolean): AdapterClient {
  const made: Commands[] = [];
  const ending = { closed: false };
  const never = new Promise<never>(() => undefined);
  const silently = (answer: Promise<unknown>) => answer.catch(() => (ending.closed ? never : undefined));
  const around = (one: Commands): AdapterClient => ({
    sSubscribe: () => undefined,
    duplicate: () => {
      const other = one.duplicate(WAITING);
      made.push(other);
      return around(other);
    },
    on: (event, listener) => void one.on(event, listener),
    connect: () => one.connect().catch(() => never),
    disconnect: () => close(one),
    // A message that cannot be sent now is of no use later.
    publish: (channel, payload) => (answers() ? silently(one.publish(channel, payload)) : Promise.resolve()),
    subscribe: (channels, listener, buffers) => silently(one.subscribe(channels, listener, buffers)),
    sendCommand: (words) => one.sendCommand(words),
    xAdd: (...given) => one.xAdd(...given),
    xRead: (...given) => (ending.closed ? never : one.xRead(...given).catch(() => pausing(ending, never))),
    close: () => {
      ending.closed = true;
      for (const other of made) close(other);
    },
  });
  return around(client);
}

const PAUSE_MS = 100;

/** The result of an empty read, after a short pause. */
function pausing(ending: { readonly closed: boolean }, never: Promise<never>): Promise<null> {
  if (ending.closed) return never;
  return new Promise((resolve) => setTimeout(() => resolve(null), PAUSE_MS).unref());
}

function close(client: Commands): void {
  if (client.isOpen) client.destroy();
}
