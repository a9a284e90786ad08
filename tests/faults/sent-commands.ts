import type * as z from 'zod';
import type { Route } from '../../contracts/vocabulary/route.js';
import { deriveId } from '../../services/platform/event-sourcing/derived-id.js';

export interface Sender {
  /** The sender's identity for the server, which is part of the command's id. */
  readonly who: string;
  /** Absent for anonymous requests. */
  readonly token?: string;
}

export interface Receipt {
  readonly id: string;
  readonly revision: number;
  readonly position: number;
}

export interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A command that was sent at least once. */
export interface SentCommand {
  readonly sender: Sender;
  readonly path: string;
  readonly body: unknown;
  readonly key: string;
  /** The id of its events in the log. */
  readonly command_id: string;
  /** Null until it is answered; it may or may not have taken effect. */
  answer: Answer | null;
}

/** The server ended before it answered. */
export class UnansweredError extends Error {
  override readonly name = 'UnansweredError';
}

/** All commands ever sent to a server that keeps dying, with their answers. */
export class SentCommands {
  readonly all: SentCommand[] = [];
  /** Number of commands answered at the first attempt. */
  answers = 0;
  /** Last known position of the log. */
  position = 0;
  private readonly run = Math.random().toString(36).slice(2, 8);

  constructor(public url: string) {}

  get acknowledged(): SentCommand[] {
    return this.all.filter(({ answer }) => answer?.status === 200);
  }

  get unanswered(): SentCommand[] {
    return this.all.filter(({ answer }) => answer === null);
  }

  /**
   * Sends a command with a new idempotency key.
   * @throws UnansweredError
   */
  async send<B extends z.ZodType>({ method, path }: Route<B>, sender: Sender, body?: z.input<B>): Promise<Answer> {
    if (method !== 'POST') throw new Error(`${path} is no command`);
    const key = `${this.run}-${this.all.length}`;
    const command_id = deriveId(sender.who, key);
    const command: SentCommand = { sender, path, body, key, command_id, answer: null };
    this.all.push(command);
    command.answer = await this.ask(command);
    this.answers += 1;
    return command.answer;
  }

  /**
   * Resends it, as a client does whose connection was cut.
   * @throws UnansweredError
   */
  async ask({ sender, path, body, key }: SentCommand): Promise<Answer> {
    return this.post(path, sender.token, body, { 'Idempotency-Key': key });
  }

  /** @throws UnansweredError */
  async post(path: string, token: string | undefined, body: unknown, headers: object = {}): Promise<Answer> {
    const authorization = token === undefined ? {} : { Authorization: `Bearer ${token}` };
    try {
      const response = await fetch(`${this.url}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...authorization, ...headers },
        body: JSON.stringify(body ?? {}),
      });
      const answer = (await response.json()) as Answer['body'];
      if (typeof answer.position === 'number') this.position = Math.max(this.position, answer.position);
      return { status: response.status, body: answer };
    } catch (error) {
      throw new UnansweredError(`${path} was not answered`, { cause: error });
    }
  }
}

export function receiptOf({ body }: Answer): Receipt {
  return body as unknown as Receipt;
}
