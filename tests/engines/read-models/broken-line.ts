/** The line to a server, which hands everything on but can lose one answer. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export class BrokenLine {
  /** Whether an answer was lost since it was asked for. */
  lost = false;
  private waitingFor: { command: Buffer; then: () => Promise<void> } | undefined;
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

  get url(): string {
    return `mongodb://127.0.0.1:${(this.listener.address() as AddressInfo).port}`;
  }

  /** The server carries out the next such command; then, instead of its answer, the connection breaks. */
  loseAnswerTo(command: string, then: () => Promise<void>): void {
    this.lost = false;
    this.waitingFor = { command: Buffer.from(`${command}\u0000`), then };
  }

  async dispose(): Promise<void> {
    this.sockets.forEach((socket) => socket.destroy());
    this.listener.close();
    await this.following;
  }

  private join(client: Socket): void {
    const server = connect(this.target.port, '127.0.0.1');
    let losing: (() => Promise<void>) | undefined;
    client.on('data', (data) => {
      if (this.waitingFor !== undefined && data.includes(this.waitingFor.command)) {
        losing = this.waitingFor.then;
        this.waitingFor = undefined;
      }
      server.write(data);
    });
    server.on('data', (data) => {
      if (losing === undefined) {
        client.write(data);
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
}
