/** A proxy to a server that forwards everything, but can lose one answer, be slow, fall silent, and be cut. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

type IsRequest = (data: Buffer) => boolean;

export class BrokenLine {
  /** True once the answer chosen by `loseAnswerTo` was lost. */
  lost = false;
  /** Delay in each direction in milliseconds. */
  delayMs = 0;
  /** Connections accepted so far. */
  accepted = 0;
  private isCut = false;
  private isSilent = false;
  private waitingFor: { isRequest: IsRequest; then: () => Promise<void> } | undefined;
  private following = Promise.resolve();
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly listener: Server,
    private readonly target: { readonly port: number },
  ) {
    listener.on('connection', (client) => this.join(client));
  }

  static async to(target: { readonly port: number }): Promise<BrokenLine> {
    const listener = createServer().listen(0, '127.0.0.1');
    await once(listener, 'listening');
    return new BrokenLine(listener, target);
  }

  get port(): number {
    return (this.listener.address() as AddressInfo).port;
  }

  get url(): string {
    return `mongodb://127.0.0.1:${this.port}`;
  }

  /**
   * The server executes the next matching request; then the connection breaks instead of the answer.
   * @param request a MongoDB command, or a predicate for requests of another protocol
   */
  loseAnswerTo(request: string | IsRequest, then: () => Promise<void> = () => Promise.resolve()): void {
    this.lost = false;
    const command = Buffer.from(`${String(request)}\u0000`);
    this.waitingFor = { isRequest: typeof request === 'string' ? (data) => data.includes(command) : request, then };
  }

  /** Breaks all connections and rejects new ones until it is mended. */
  cut(): void {
    this.isCut = true;
    this.sockets.forEach((socket) => socket.destroy());
  }

  /** Keeps all connections and accepts new ones, and forwards nothing any more. */
  fallSilent(): void {
    this.isSilent = true;
    this.sockets.forEach((socket) => socket.pause());
  }

  mend(): void {
    this.isCut = false;
  }

  async dispose(): Promise<void> {
    this.sockets.forEach((socket) => socket.destroy());
    this.listener.close();
    await this.following;
  }

  private join(client: Socket): void {
    this.accepted += 1;
    if (this.isCut) {
      client.destroy();
      return;
    }
    if (this.isSilent) {
      client.on('error', () => undefined).on('close', () => this.sockets.delete(client));
      this.sockets.add(client);
      return;
    }
    const server = connect(this.target.port, '127.0.0.1');
    let losing: (() => Promise<void>) | undefined;
    client.on('data', (data) => {
      if (this.waitingFor?.isRequest(data) === true) {
        losing = this.waitingFor.then;
        this.waitingFor = undefined;
      }
      this.handOn(data, server);
    });
    server.on('data', (data) => {
      if (losing === undefined) {
        this.handOn(data, client);
        return;
      }
      this.lost = true;
      this.following = losing();
      losing = undefined;
      client.destroy();
    });
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      this.sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.sockets.delete(one);
        other.destroy();
      });
    }
  }

  private handOn(data: Buffer, to: Socket): void {
    if (this.delayMs === 0) to.write(data);
    else setTimeout(() => to.writable && to.write(data), this.delayMs);
  }
}
