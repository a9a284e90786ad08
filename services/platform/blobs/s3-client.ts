import { AwsClient } from 'aws4fetch';
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { EngineUnavailableError } from '../availability/engine-unavailable.js';
import type { S3Bucket } from './s3-url.js';

/** The bucket is unavailable: the request had no effect, or it can be repeated. */
export class BlobsUnavailableError extends EngineUnavailableError {
  override readonly name = 'BlobsUnavailableError';
  override readonly sparable = 'blobs';
}

export interface S3Patience {
  /** Timeout of one request, including its bytes. */
  readonly requestMs: number;
  /** Time after which no further attempt starts. */
  readonly totalMs: number;
  /** Pause before the first retry; doubled before each further one. */
  readonly pauseMs: number;
}

const PATIENCE: S3Patience = { requestMs: 15_000, totalMs: 20_000, pauseMs: 100 };
const MOST_TRIES = 4;
/** Attachments are far smaller; a larger object was not written by this product. */
export const LARGEST_OBJECT = 64 * 1024 * 1024;

/** Status codes that may change when the request is repeated. */
const PASSING = [408, 409, 429, 500, 502, 503, 504];

interface RequestOptions {
  /** Status codes that answer the request; all others are errors. */
  readonly fine: readonly number[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly bytes?: Buffer;
}

interface Answer {
  readonly status: number;
  readonly body: Buffer;
}

/**
 * Signs and sends the few requests that blobs need. Transient failures of the network or the server are retried; all of
 * the requests are idempotent.
 * @throws BlobsUnavailableError with one line that names server and bucket
 */
export class S3Client {
  private readonly signer: AwsClient;

  constructor(
    private readonly target: S3Bucket,
    private readonly patience: S3Patience = PATIENCE,
  ) {
    const { accessKeyId, secretAccessKey, region } = target;
    this.signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  }

  async get(name: string): Promise<Buffer | undefined> {
    const { status, body } = await this.request('GET', this.address(name), { fine: [200, 404] });
    if (status === 200) return body;
    if (codeOf(body) === 'NoSuchBucket') throw this.refused(status, body);
    return undefined;
  }

  async put(name: string, bytes: Buffer): Promise<void> {
    await this.send(name, bytes, { fine: [200] });
  }

  /** Leaves an existing object unchanged. A server without conditional writes (501) receives an ordinary one. */
  async putNew(name: string, bytes: Buffer): Promise<'written' | 'taken'> {
    const { status } = await this.send(name, bytes, { fine: [200, 412, 501], headers: { 'if-none-match': '*' } });
    if (status === 501) await this.put(name, bytes);
    return status === 412 ? 'taken' : 'written';
  }

  /** Harmless if the object does not exist. */
  async delete(name: string): Promise<void> {
    const { status, body } = await this.request('DELETE', this.address(name), { fine: [200, 204, 404] });
    if (status === 404 && codeOf(body) === 'NoSuchBucket') throw this.refused(status, body);
  }

  /** Names with this prefix, without the prefix from the settings. */
  async list(prefix: string, atMost = Number.POSITIVE_INFINITY): Promise<string[]> {
    const names: string[] = [];
    let token: string | undefined;
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix: this.target.prefix + prefix });
      if (atMost < 1_000) query.set('max-keys', String(atMost));
      if (token !== undefined) query.set('continuation-token', token);
      const url = `${this.target.address}?${query.toString()}`;
      const text = (await this.request('GET', url, { fine: [200] })).body.toString('utf8');
      names.push(
        ...[...text.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key.slice(this.target.prefix.length)),
      );
      const next = /<NextContinuationToken>([^<]*)</.exec(text)?.[1];
      token = next !== undefined && /<IsTruncated>\s*true/.test(text) ? unescaped(next) : undefined;
    } while (token !== undefined && names.length < atMost);
    return names;
  }

  private send(
    name: string,
    bytes: Buffer,
    { fine, headers = {} }: Pick<RequestOptions, 'fine' | 'headers'>,
  ): Promise<Answer> {
    if (bytes.length > LARGEST_OBJECT) throw new RangeError(`an object has at most ${LARGEST_OBJECT} bytes`);
    const type = { 'content-type': 'application/octet-stream' };
    return this.request('PUT', this.address(name), { fine, bytes, headers: { ...type, ...headers } });
  }

  private address(name: string): string {
    return `${this.target.address}/${this.target.prefix}${name}`;
  }

  private async request(method: string, url: string, { fine, headers, bytes }: RequestOptions): Promise<Answer> {
    const hash = createHash('sha256')
      .update(bytes ?? '')
      .digest('hex');
    const giveUpAt = performance.now() + this.patience.totalMs;
    for (let tries = 1; ; tries += 1) {
      const last = tries === MOST_TRIES || performance.now() > giveUpAt;
      const answer = await this.once(url, {
        method,
        body: bytes,
        headers: { ...headers, 'x-amz-content-sha256': hash },
      });
      if ('status' in answer && fine.includes(answer.status)) return answer;
      if ('status' in answer && !PASSING.includes(answer.status)) throw this.refused(answer.status, answer.body);
      if (last) throw this.unavailable('status' in answer ? `answers ${answer.status}` : answer.failure);
      await pause(this.patience.pauseMs * 2 ** (tries - 1) * (0.5 + Math.random()));
    }
  }

  /** Each attempt is signed again, because signatures expire. */
  private async once(url: string, request: RequestInit): Promise<Answer | { readonly failure: string }> {
    const signed = await this.signer.sign(url, request);
    const signal = AbortSignal.timeout(this.patience.requestMs);
    try {
      const response = await fetch(signed, { signal, redirect: 'manual' });
      return { status: response.status, body: await wholeBody(response) };
    } catch (error) {
      if (error instanceof RangeError) throw error;
      return { failure: signal.aborted ? 'does not answer in time' : `does not answer${reason(error)}` };
    }
  }

  private refused(status: number, body: Buffer): BlobsUnavailableError {
    const code = codeOf(body);
    const shown = code === undefined ? String(status) : `${status} ${code}`;
    if (code === 'NoSuchBucket' || (status === 404 && code === undefined)) {
      return this.unavailable(`has no such bucket (${shown})`);
    }
    if (status === 301 || status === 307 || code === 'AuthorizationHeaderMalformed') {
      return this.unavailable(`has the bucket in another region than ${this.target.region} (${shown}): see ?region=`);
    }
    if (status === 401 || status === 403) return this.unavailable(`refuses the key of BLOBS_URL (${shown})`);
    return this.unavailable(`does not take the request (${shown})`);
  }

  private unavailable(what: string): BlobsUnavailableError {
    return new BlobsUnavailableError(`The blob store ${this.target.display} ${what}.`);
  }
}

async function wholeBody({ body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > LARGEST_OBJECT) throw new RangeError(`an object has more than ${LARGEST_OBJECT} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The server's error code; the rest of its answer is not shown. */
function codeOf(body: Buffer): string | undefined {
  return /<Code>(\w+)<\/Code>/.exec(body.subarray(0, 4_096).toString('utf8'))?.[1];
}

function reason(error: unknown): string {
  const { cause } = error as { cause?: { code?: unknown } };
  return typeof cause?.code === 'string' ? ` (${cause.code})` : '';
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}
