/** What is used of a client of `@redis/client`, whose own types depend on its options. */
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

/** A client as the sockets' adapter uses it. */
export interface AdapterClient {
  /** By this the adapter knows which library it has before it. */
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
  /** This one and all that were made of it. The client itself belongs to whoever has opened it. */
  close(): void;
}

/** Connections of the adapter's own wait while the server is away, and a blocking read takes the time it takes. */
const WAITING = { disableOfflineQueue: false, commandOptions: { timeout: 0 } };

/**
 * The adapter awaits neither what it publishes nor what it subscribes to, and reads again at once after an error: with
 * the bare client, a server that is away would end the process or keep it busy. Here what fails, fails silently
 * (whoever listens notices the gap), and after the end nothing is answered any more.
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
    // What cannot go out now is of no use later.
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

/** Nothing was read, after a moment. */
function pausing(ending: { readonly closed: boolean }, never: Promise<never>): Promise<null> {
  if (ending.closed) return never;
  return new Promise((resolve) => setTimeout(() => resolve(null), PAUSE_MS).unref());
}

function close(client: Commands): void {
  if (client.isOpen) client.destroy();
}
