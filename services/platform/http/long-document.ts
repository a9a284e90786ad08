import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const gzipped = promisify(gzip);

interface Made {
  readonly plain: Buffer;
  readonly gzip: Buffer;
  readonly etag: string;
}

/**
 * A long public document of JSON. Anybody may read it as often as they like, so it is built and compressed once, on the
 * first request: building takes a second, which must not slow a start.
 */
export class LongDocument {
  private made: Promise<Made> | undefined;

  constructor(private readonly build: () => object) {}

  /** Sends the document, compressed for readers that accept gzip; 304 for a reader that has it. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<Buffer | undefined> {
    const { plain, gzip: short, etag } = await (this.made ??= this.make());
    void reply
      .header('Content-Type', 'application/json; charset=utf-8')
      .header('ETag', etag)
      .header('Vary', 'Accept-Encoding');
    if (request.headers['if-none-match'] === etag) {
      void reply.status(304);
      return undefined;
    }
    const encoding = new Negotiator(request.raw).encodings(['gzip', 'identity'])[0];
    // The server would compress the whole again for readers of other encodings.
    request.headers['x-no-compression'] = 'done';
    if (encoding === 'gzip') void reply.header('Content-Encoding', 'gzip');
    return encoding === 'gzip' ? short : plain;
  }

  private async make(): Promise<Made> {
    const plain = Buffer.from(JSON.stringify(this.build()));
    const hash = createHash('sha256').update(plain).digest('base64url');
    return { plain, gzip: await gzipped(plain), etag: `W/"${hash}"` };
  }
}
