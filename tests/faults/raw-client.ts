import { connect, type Socket } from 'node:net';

const MOST_KEPT = 65_536;

/** A connection that sends arbitrary data and reads only on demand. */
export class RawClient {
  /** The start of the received data. */
  received = '';
  bytes = 0;
  /** Milliseconds from the connection until the server closed it. */
  readonly closed: Promise<number>;
  private trickling: NodeJS.Timeout | undefined;

  private constructor(private readonly socket: Socket) {
    const made = performance.now();
    socket.on('data', (chunk: Buffer) => {
      this.bytes += chunk.length;
      if (this.received.length < MOST_KEPT) this.received += chunk.toString('latin1');
    });
    // The test waits for the server to close the connection, in whatever way.
    socket.on('error', () => undefined);
    this.closed = new Promise((resolve) => {
      socket.on('close', () => {
        clearInterval(this.trickling);
        resolve(performance.now() - made);
      });
    });
  }

  /** @param from local address, if this machine has several */
  static to(url: string, from?: string): Promise<RawClient> {
    const { hostname, port } = new URL(url);
    return new Promise((resolve, reject) => {
      const socket = connect({
        port: Number(port),
        host: hostname,
        ...(from === undefined ? {} : { localAddress: from }),
      });
      socket.once('error', reject);
      socket.once('connect', () => {
        socket.off('error', reject);
        resolve(new RawClient(socket));
      });
    });
  }

  send(text: string): void {
    this.socket.write(text);
  }

  /** Sends a byte each second, without end. */
  trickle(): void {
    this.trickling = setInterval(() => this.socket.write('x'), 1_000);
  }

  /** From now on received data stays in the system's buffers. */
  stopReading(): void {
    this.socket.pause();
  }

  readAgain(): void {
    this.socket.resume();
  }

  /**
   * Waits for that many answers.
   * @throws Error if the connection ends first
   */
  async answers(count: number): Promise<number[]> {
    for (;;) {
      const statuses = [...this.received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map((match) => Number(match[1]));
      if (statuses.length >= count) return statuses;
      if (this.socket.closed) throw new Error(`the server hung up after ${statuses.length} of ${count} answers`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  close(): void {
    this.socket.destroy();
  }
}

/** A complete request, to be sent as it is. */
export function rawRequest(method: 'GET' | 'POST', path: string, body?: object): string {
  const text = body === undefined ? '' : JSON.stringify(body);
  const content = body === undefined ? '' : `Content-Type: application/json\r\nContent-Length: ${text.length}\r\n`;
  return `${method} ${path} HTTP/1.1\r\nHost: quayside\r\n${content}\r\n${text}`;
}
