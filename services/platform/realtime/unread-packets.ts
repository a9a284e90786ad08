/** The events of engine.io's connection that tell what is waiting in it. */
interface Connection {
  on(event: 'packetCreate' | 'flush', listener: () => void): unknown;
}

/** Counts what was sent to a connection and not yet taken by its transport: the mark of a client that does not read. */
export class UnreadPackets {
  private waiting = 0;

  constructor(connection: Connection) {
    connection.on('packetCreate', () => (this.waiting += 1));
    connection.on('flush', () => (this.waiting = 0));
  }

  get count(): number {
    return this.waiting;
  }
}
