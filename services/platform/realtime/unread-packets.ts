/** The events of engine.io's connection that reveal the number of waiting packets. */
interface Connection {
  on(event: 'packetCreate' | 'flush', listener: () => void): unknown;
}

/**
 * Counts the packets that were sent to a connection and not yet written by its transport; many of them mark a client
 * that does not read.
 */
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
