import { request } from 'node:http';
import type { Answer } from './sent-commands.js';

/** The time that one call may take; a sign-in that is slowed down waits for 15 seconds at most. */
const LONGEST_CALL_MS = 20_000;
/** More calls than all attacks need: the script never becomes a flood. */
const MOST_CALLS = 1_000;

/** What a stranger sends with a call. */
export interface Sending {
  readonly token?: string;
  readonly body?: unknown;
  readonly form?: FormData;
}

/** A client at an address of the loopback network, which counts its calls. */
export class Stranger {
  private static calls = 0;

  constructor(
    private readonly url: string,
    private readonly address: string,
  ) {
    if (!/^https?:\/\/127\./.test(url)) throw new Error('attacks are for the loopback address only');
  }

  /** How many calls all strangers have sent. */
  static get sent(): number {
    return Stranger.calls;
  }

  async post(path: string, { token, body, form }: Sending = {}): Promise<Answer> {
    Stranger.calls += 1;
    if (Stranger.calls > MOST_CALLS) throw new Error(`more than ${MOST_CALLS} calls`);
    const shaped = form === undefined ? undefined : new Response(form);
    const payload =
      shaped === undefined ? Buffer.from(JSON.stringify(body ?? {})) : Buffer.from(await shaped.arrayBuffer());
    const headers = {
      'Content-Type': shaped?.headers.get('content-type') ?? 'application/json',
      'Content-Length': String(payload.length),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    };
    return new Promise((resolve, reject) => {
      const sent = request(
        `${this.url}${path}`,
        { method: 'POST', headers, localAddress: this.address, timeout: LONGEST_CALL_MS, agent: false },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.once('error', reject);
          response.once('end', () => resolve({ status: response.statusCode ?? 0, body: parsed(Buffer.concat(parts)) }));
        },
      );
      sent.once('timeout', () => sent.destroy(new Error(`${path} took too long`)));
      sent.once('error', reject);
      sent.end(payload);
    });
  }
}

function parsed(bytes: Buffer): Answer['body'] {
  try {
    return JSON.parse(bytes.toString('utf8')) as Answer['body'];
  } catch {
    return {};
  }
}
