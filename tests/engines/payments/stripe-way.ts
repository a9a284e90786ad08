import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy to an HTTP server that loses requests which contain a certain word: it answers them with 500. */
export class FailingWay {
  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async to(target: string, word: string): Promise<FailingWay> {
    const server = createServer((request, response) => {
      void (async () => {
        const chunks: Buffer[] = [];
        for await (const chunk of request) chunks.push(chunk as Buffer);
        const body = Buffer.concat(chunks);
        if (body.includes(word)) return response.writeHead(500).end('{"error":{"type":"api_error"}}');
        const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
          typeof value === 'string' && !['host', 'connection', 'content-length'].includes(name) ? [[name, value]] : [],
        );
        const { method = 'GET' } = request;
        const answer = await fetch(`${target}${request.url}`, {
          method,
          headers,
          ...(body.length > 0 ? { body } : {}),
        });
        const type = answer.headers.get('content-type') ?? 'application/json';
        return response.writeHead(answer.status, { 'content-type': type }).end(await answer.text());
      })().catch(() => response.destroy());
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new FailingWay(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }
}
