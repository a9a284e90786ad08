import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A fault that replaces or follows the answer of a double. */
export interface Fault {
  /** Kind of requests it applies to, as `readingOf` names it; all if omitted. */
  readonly of?: string;
  /** A part of the requested name. */
  readonly name?: string;
  /** A status and a code, or no answer: the connection is cut or stays silent. */
  readonly answer: { readonly status: number; readonly code?: string } | 'cut' | 'silence';
  /** True if the request is executed and only its answer is lost. */
  readonly done?: boolean;
  times: number;
}

export interface Asked {
  /** Kind of request as faults name it, such as `GET` or `POST /v1/refunds`. */
  readonly what: string;
  /** The object of the request, if it has one. */
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

/** A double of an external HTTP service on loopback, which fails as the test requires. */
export abstract class HttpDouble {
  /** The requests received, one entry each. */
  readonly requests: string[] = [];
  private readonly faults: Fault[] = [];

  readonly port: number;

  /** @param server already listening */
  protected constructor(private readonly server: Server) {
    this.port = (server.address() as AddressInfo).port;
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      this.serve(request, response).catch(() => response.destroy());
    });
  }

  /** Starts a server on the given port; 0 selects any free port. */
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
  /** The error answer of the service. */
  protected abstract failure(status: number, code: string | undefined): Reply;
  /** Executes the request without any check, for a fault that loses only the answer. */
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
