import type { FastifyInstance } from 'fastify';
import { refuse } from '../../../contracts/vocabulary/refusal.js';
import { RefusedError } from './problem.js';

/** Limit for bodies other than uploads; the largest legitimate one is a list of surcharges and notes. */
export const BODY_LIMIT_BYTES = 256 * 1024;
const DEEPEST = 16;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Webhooks are signed byte for byte, so their handlers receive the raw body. */
const SIGNED = '/webhooks/';

/** Parses JSON bodies strictly: valid UTF-8, not too deep, text without NUL and broken surrogates. */
export function takeJsonBodies(server: FastifyInstance): void {
  server.removeContentTypeParser(['application/json', 'text/plain']);
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES },
    (request, body, done) => {
      try {
        done(null, request.url.startsWith(SIGNED) ? body : parseJson(body as Buffer));
      } catch (error) {
        done(error as Error);
      }
    },
  );
}

/** Mail programs post a form of one fixed line (RFC 8058), whose handler reads the address only. */
const ONE_CLICK = '/boater/unsubscribe/';
const ONE_CLICK_LIMIT_BYTES = 1024;

/** Accepts the forms of mail programs without reading them; other calls take no forms. */
export function takeOneClickForms(server: FastifyInstance): void {
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit: ONE_CLICK_LIMIT_BYTES },
    (request, _body, done) => {
      if (request.url.startsWith(ONE_CLICK)) done(null, {});
      else done(new RefusedError(refuse('unsupported_type', 'UNSUPPORTED_MEDIA_TYPE')));
    },
  );
}

/** @throws RefusedError VALIDATION with the code of the fault */
function parseJson(bytes: Uint8Array): unknown {
  if (bytes.length === 0) return {};
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    throw invalid('invalidUtf8');
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalid('invalidJson');
  }
  checkValue(value, 0);
  return value;
}

function checkValue(value: unknown, depth: number): void {
  if (typeof value === 'string') checkText(value);
  if (typeof value !== 'object' || value === null) return;
  if (depth >= DEEPEST) throw invalid('tooDeep');
  for (const [key, inner] of Object.entries(value)) {
    checkText(key);
    checkValue(inner, depth + 1);
  }
}

function checkText(text: string): void {
  if (text.includes('\u0000') || !text.isWellFormed()) throw invalid('invalidText');
}

function invalid(code: string): RefusedError {
  return new RefusedError(refuse('validation', 'VALIDATION', { errors: [{ path: '', code }] }));
}
