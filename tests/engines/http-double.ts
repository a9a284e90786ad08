import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a double does instead of what it was asked. */
export interface Fault {
  /** Of which requests, in the double's own words; of all where left out. */
  readonly of?: string;
  /** Part of what is asked for. */
  readonly name?: string;
  /** A status and a code, or no answer: the connection ends, or nothing comes. */
  readonly answer: { readonly status: number; readonly code?: string } | 'cut' | 'silence';
  /** What was asked is done all the same, and only the answer is lost. */
  readonly done?: boolean;
  times: number;
}

export interface Asked {
  /** As faults name it, such as `GET` or `POST /v1/refunds`. */
  readonly what: string;
  /** What it is about, beside that. */
  readonly name: string;
  readonly url: URL;
  readonly body: Buffer;
  readonly request: IncomingMessage;
}

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
}

/** Somebody else's service over HTTP, on loopback, which fails as it is told. */
export abstract class HttpDouble {
  /** What was asked, one a request. */
  readonly requests: string[] = [];
  private readonly faults: Fault[] = [];

  readonly port: number;

  /** @param server that listens */
  protected constructor(private readonly server: Server) {
    this.port = (server.address() as AddressInfo).port;
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      this.serve(request, response).catch(() => response.destroy());
    });
  }

  /** A server that listens, on any port that is free unless one is named. */
  protected static async listening(port: number): Promise<Server> {
    const server = createServer();
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return server;
  }

  fail(fault: Omit<Fault, 'times'> & { times?: number }): void {
    this.faults.push({ times: Number.POSITIVE_INFINITY, ...fault });
  }

  heal(): void {
    this.faults.length = 0;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  protected abstract readingOf(request: IncomingMessage, url: URL): Pick<Asked, 'what' | 'name'>;
  protected abstract answer(asked: Asked): Promise<Reply>;
  /** How the service says that it failed. */
  protected abstract failure(status: number, code: string | undefined): Reply;
  /** Does what was asked, past every check, where a fault takes only the answer away. */
  protected abstract carryOut(asked: Asked): Promise<unknown>;

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const url = new URL(request.url ?? '/', 'http://unused');
    const asked = { ...this.readingOf(request, url), url, body: Buffer.concat(chunks), request };
    const { what, name } = asked;
    this.requests.push(`${what} ${name}`.trim());
    const fault = this.faults.find(
      (one) => one.times > 0 && (one.of ?? what) === what && name.includes(one.name ?? ''),
    );
    if (fault === undefined) {
      send(response, await this.answer(asked));
      return;
    }
    fault.times -= 1;
    if (fault.done === true) await this.carryOut(asked);
    if (fault.answer === 'cut') response.destroy();
    else if (fault.answer !== 'silence') send(response, this.failure(fault.answer.status, fault.answer.code));
  }
}

function send(response: ServerResponse, { status, headers, body }: Reply): void {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
  response.end(body);
}
