import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signatureFault } from './s3-signature.js';

export const KEYS = { accessKeyId: 'QUAYKEY', secretAccessKey: 'hemmelig/+42', region: 'eu-west-1' };
const BUCKET = 'quayside';
/** Of refusals other than 403. */
const STATUS_OF: Readonly<Record<string, number>> = { AuthorizationHeaderMalformed: 400, NoSuchBucket: 404 };

export interface Fault {
  /** Of the requests that it concerns: `GET`, `PUT`, `DELETE`, `LIST`; all where left out. */
  readonly of?: string;
  /** Part of the object's name. */
  readonly name?: string;
  /** A status and a code, or no answer: the connection ends, or nothing comes. */
  readonly answer: { readonly status: number; readonly code?: string } | 'cut' | 'silence';
  /** What was asked is done all the same, and only the answer is lost. */
  readonly done?: boolean;
  times: number;
}

/** As much of S3 as blobs use, in memory, which checks every signature and fails as it is told. */
export class S3Double {
  readonly objects = new Map<string, Buffer>();
  readonly requests: string[] = [];
  readonly faults: Fault[] = [];
  /** Names in one page of a list. */
  pageSize = 1_000;
  conditionalWrites: 'kept' | 'not_implemented' = 'kept';

  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {}

  static async start(port = 0): Promise<S3Double> {
    const server = createServer();
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const double = new S3Double(server, (server.address() as AddressInfo).port);
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      double.serve(request, response).catch(() => response.destroy());
    });
    return double;
  }

  url({
    secret = KEYS.secretAccessKey,
    key = KEYS.accessKeyId,
    bucket = BUCKET,
    region = KEYS.region,
    folder = '',
  } = {}): string {
    const credentials = `${key}:${encodeURIComponent(secret)}`;
    return `s3://${credentials}@127.0.0.1:${this.port}/${bucket}${folder}?region=${region}&tls=false`;
  }

  fail(fault: Omit<Fault, 'times'> & { times?: number }): void {
    this.faults.push({ times: Number.POSITIVE_INFINITY, ...fault });
  }

  everything(): Buffer {
    return Buffer.concat([...this.objects].flatMap(([name, bytes]) => [Buffer.from(name), bytes]));
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const url = new URL(request.url ?? '/', 'http://unused');
    const [, bucket = '', ...rest] = url.pathname.split('/');
    const name = rest.join('/');
    const what = name === '' ? 'LIST' : (request.method ?? '');
    this.requests.push(`${what} ${name}`);

    const fault = this.faults.find(
      (one) => one.times > 0 && (one.of ?? what) === what && name.includes(one.name ?? ''),
    );
    if (fault !== undefined) {
      fault.times -= 1;
      if (fault.done === true) this.carryOut(what, name, url, request, body);
      if (fault.answer === 'cut') response.destroy();
      else if (fault.answer !== 'silence') refuse(response, fault.answer.status, fault.answer.code);
      return;
    }
    const code = signatureFault(request, body, KEYS) ?? (bucket === BUCKET ? undefined : 'NoSuchBucket');
    const answer =
      code === undefined ? this.carryOut(what, name, url, request, body) : { status: STATUS_OF[code] ?? 403, code };
    if ('code' in answer) {
      refuse(response, answer.status, answer.code);
      return;
    }
    response.writeHead(answer.status, { 'content-length': answer.body.length });
    response.end(answer.body);
  }

  private carryOut(what: string, name: string, url: URL, request: IncomingMessage, body: Buffer) {
    const empty = Buffer.alloc(0);
    switch (what) {
      case 'LIST':
        return { status: 200, body: this.list(url.searchParams) };
      case 'GET': {
        const found = this.objects.get(name);
        return found === undefined ? { status: 404, code: 'NoSuchKey' } : { status: 200, body: found };
      }
      case 'PUT':
        if (request.headers['if-none-match'] === '*') {
          if (this.conditionalWrites === 'not_implemented') return { status: 501, code: 'NotImplemented' };
          if (this.objects.has(name)) return { status: 412, code: 'PreconditionFailed' };
        }
        this.objects.set(name, body);
        return { status: 200, body: empty };
      case 'DELETE':
        this.objects.delete(name);
        return { status: 204, body: empty };
      default:
        return { status: 405, code: 'MethodNotAllowed' };
    }
  }

  private list(query: URLSearchParams): Buffer {
    const prefix = query.get('prefix') ?? '';
    const after = query.get('continuation-token') ?? '';
    const names = [...this.objects.keys()].filter((name) => name.startsWith(prefix) && `<${name}` > after).toSorted();
    const page = names.slice(0, Math.min(this.pageSize, Number(query.get('max-keys') ?? 1_000)));
    const truncated = page.length < names.length;
    const next = `<NextContinuationToken>&lt;${page.at(-1)}</NextContinuationToken>`;
    const contents = page.map((name) => `<Contents><Key>${name}</Key></Contents>`).join('');
    return Buffer.from(
      `<ListBucketResult><IsTruncated>${truncated}</IsTruncated>${truncated ? next : ''}${contents}</ListBucketResult>`,
    );
  }
}

function refuse(response: ServerResponse, status: number, code = ''): void {
  const body = code === '' ? '' : `<?xml version="1.0"?><Error><Code>${code}</Code><Message>m</Message></Error>`;
  response.writeHead(status, { 'content-type': 'application/xml', 'content-length': Buffer.byteLength(body) });
  response.end(body);
}
