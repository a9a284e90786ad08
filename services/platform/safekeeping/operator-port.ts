import { randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import * as z from 'zod';

/** How programs of the same account reach the running product: the port, and a token that changes with each start. */
const FILE = 'operator.json';
const access = z.object({ port: z.number().int(), token: z.string() });
export type OperatorAccess = z.infer<typeof access>;

const LONGEST_ORDER = 4096;

/** One line of an answer: progress, or the end with a result or an error. */
export type OrderLine =
  | { readonly step: string; readonly done: number; readonly all: number }
  | { readonly ended: true }
  | { readonly error: string };

/** Does an order. It writes lines while it works; the end is written when it resolves or rejects. */
export type Order = (body: unknown, write: (line: OrderLine) => void, signal: AbortSignal) => Promise<void>;

/**
 * Serves orders of the operator on the loopback address. Only who can read the data directory knows the token, and that
 * is the account that runs the product.
 */
export class OperatorPort {
  private constructor(private readonly closing: () => Promise<void>) {}

  static async open(directory: string, orders: Readonly<Record<string, Order>>): Promise<OperatorPort> {
    const token = randomBytes(32).toString('base64url');
    const server = createServer((request, response) => void take(request, response, token, orders)).unref();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const path = join(directory, FILE);
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    rmSync(path, { force: true });
    writeFileSync(path, JSON.stringify({ port, token } satisfies OperatorAccess), { mode: 0o600 });
    return new OperatorPort(async () => {
      server.closeAllConnections();
      server.close();
      const own = readAccess(directory)?.token === token;
      if (own) rmSync(path, { force: true });
      await Promise.resolve();
    });
  }

  close(): Promise<void> {
    return this.closing();
  }
}

/** Undefined if no process has left its access there. */
export function readAccess(directory: string): OperatorAccess | undefined {
  try {
    return access.parse(JSON.parse(readFileSync(join(directory, FILE), 'utf8')));
  } catch {
    return undefined;
  }
}

async function take(
  request: IncomingMessage,
  response: ServerResponse,
  token: string,
  orders: Readonly<Record<string, Order>>,
): Promise<void> {
  const name = (request.url ?? '').slice(1);
  const order = request.method === 'POST' && Object.hasOwn(orders, name) ? orders[name] : undefined;
  if (!isToken(request.headers.authorization, token)) return void response.writeHead(401).end();
  if (order === undefined) return void response.writeHead(404).end();
  const left = new AbortController();
  response.once('close', () => left.abort());
  response.writeHead(200, { 'Content-Type': 'application/x-ndjson' });
  const write = (line: OrderLine): void => void response.write(`${JSON.stringify(line)}\n`);
  try {
    await order(JSON.parse(await textOf(request)), write, left.signal);
    write({ ended: true });
  } catch (error) {
    write({ error: error instanceof Error ? error.message : String(error) });
  }
  response.end();
}

function isToken(header: string | undefined, token: string): boolean {
  const given = Buffer.from(header ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > LONGEST_ORDER) throw new Error('the order is too long');
  }
  return text;
}
