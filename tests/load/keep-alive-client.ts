import { connect, type Socket } from 'node:net';

export interface Answer {
  readonly status: number;
  readonly body: string;
}

const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * One kept-alive HTTP connection that sends one request at a time. It is simpler than a real client, whose cost would
 * dominate the measurement.
 */
export class KeepAliveClient {
  private received: Buffer = Buffer.alloc(0);
  private waiting: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | undefined;

  private constructor(
    private readonly socket: Socket,
    private readonly host: string,
  ) {
    socket.setNoDelay(true);
    socket.on('data', (chunk) => this.take(chunk));
    socket.on('error', (error) => this.waiting?.reject(error));
    socket.on('close', () => this.waiting?.reject(new Error('the server closed the connection')));
  }

  static to(url: string): Promise<KeepAliveClient> {
    const { hostname, port, host } = new URL(url);
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname);
      socket.once('error', reject);
      socket.once('connect', () => {
        socket.off('error', reject);
        resolve(new KeepAliveClient(socket, host));
      });
    });
  }

  /** @throws when the answer is not 200 */
  async must(
    method: 'GET' | 'POST',
    path: string,
    token: string,
    body?: object,
    minPosition?: number,
  ): Promise<unknown> {
    const answer = await this.ask(method, path, token, body, minPosition);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.body}`);
    return JSON.parse(answer.body);
  }

  /** @param minPosition the position of the log up to which a query must have read it */
  ask(method: 'GET' | 'POST', path: string, token: string, body?: object, minPosition?: number): Promise<Answer> {
    const text = body === undefined ? '' : JSON.stringify(body);
    const content =
      body === undefined ? '' : `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n`;
    const least = minPosition === undefined ? '' : `X-Min-Position: ${minPosition}\r\n`;
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject };
      this.socket.write(
        `${method} ${path} HTTP/1.1\r\nHost: ${this.host}\r\nAuthorization: Bearer ${token}\r\n${least}${content}\r\n${text}`,
      );
    });
  }

  close(): void {
    this.waiting = undefined;
    this.socket.destroy();
  }

  private take(chunk: Buffer): void {
    this.received = this.received.length === 0 ? chunk : Buffer.concat([this.received, chunk]);
    const headEnd = this.received.indexOf(HEAD_END);
    if (headEnd < 0) return;
    const head = this.received.toString('latin1', 0, headEnd);
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
    if (Number.isNaN(length)) {
      this.waiting?.reject(new Error('an answer without Content-Length'));
      return;
    }
    const end = headEnd + HEAD_END.length + length;
    if (this.received.length < end) return;
    const answer = { status: Number(head.slice(9, 12)), body: this.received.toString('utf8', end - length, end) };
    this.received = this.received.subarray(end);
    const waiting = this.waiting;
    this.waiting = undefined;
    waiting?.resolve(answer);
  }
}

/** Lets this many clients send these requests as fast as they are answered; returns the duration in seconds. */
export async function together(
  clients: readonly KeepAliveClient[],
  requests: number,
  send: (client: KeepAliveClient, index: number) => Promise<unknown>,
): Promise<number> {
  let next = 0;
  const started = performance.now();
  await Promise.all(
    clients.map(async (client) => {
      for (let index = next++; index < requests; index = next++) await send(client, index);
    }),
  );
  return (performance.now() - started) / 1000;
}
