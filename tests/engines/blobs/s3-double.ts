import { type Asked, HttpDouble, type Reply } from '../http-double.js';
import { signatureFault } from './s3-signature.js';

export const KEYS = { accessKeyId: 'QUAYKEY', secretAccessKey: 'hemmelig/+42', region: 'eu-west-1' };
const BUCKET = 'quayside';
/** Status of refusals other than 403. */
const STATUS_OF: Readonly<Record<string, number>> = { AuthorizationHeaderMalformed: 400, NoSuchBucket: 404 };

type Outcome = { readonly status: number; readonly body: Buffer } | { readonly status: number; readonly code: string };

/** The part of S3 that blobs use, in memory. It checks every signature and fails as the test requires. */
export class S3Double extends HttpDouble {
  readonly objects = new Map<string, Buffer>();
  /** Number of names in one page of a list. */
  pageSize = 1_000;
  conditionalWrites: 'kept' | 'not_implemented' = 'kept';

  static async start(port = 0): Promise<S3Double> {
    return new S3Double(await HttpDouble.listening(port));
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

  everything(): Buffer {
    return Buffer.concat([...this.objects].flatMap(([name, bytes]) => [Buffer.from(name), bytes]));
  }

  /** `GET`, `PUT` or `DELETE` with the name of the object, or `LIST`. */
  protected readingOf({ method = '' }: Asked['request'], { pathname }: URL) {
    const name = pathname.split('/').slice(2).join('/');
    return { what: name === '' ? 'LIST' : method, name };
  }

  protected answer(asked: Asked): Promise<Reply> {
    const bucket = asked.url.pathname.split('/')[1];
    const code = signatureFault(asked.request, asked.body, KEYS) ?? (bucket === BUCKET ? undefined : 'NoSuchBucket');
    const outcome = code === undefined ? this.outcomeOf(asked) : { status: STATUS_OF[code] ?? 403, code };
    if ('code' in outcome) return Promise.resolve(this.failure(outcome.status, outcome.code));
    return Promise.resolve({ ...outcome, headers: {} });
  }

  protected failure(status: number, code = ''): Reply {
    const body = code === '' ? '' : `<?xml version="1.0"?><Error><Code>${code}</Code><Message>m</Message></Error>`;
    return { status, headers: { 'content-type': 'application/xml' }, body };
  }

  protected carryOut(asked: Asked): Promise<unknown> {
    return Promise.resolve(this.outcomeOf(asked));
  }

  private outcomeOf({ what, name, url, request, body }: Asked): Outcome {
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
