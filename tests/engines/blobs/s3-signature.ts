import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface Signatory {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

const SCHEME =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
const MUST_BE_SIGNED = ['host', 'x-amz-content-sha256', 'x-amz-date'];

/**
 * Checks Signature Version 4 of a received request according to its specification. Undefined if it is correct,
 * otherwise the code of the S3 error.
 */
export function signatureFault(request: IncomingMessage, body: Buffer, by: Signatory): string | undefined {
  const parts = SCHEME.exec(request.headers.authorization ?? '');
  const [, key, date = '', region = '', signed = '', signature] = parts ?? [];
  if (parts === null) return 'AccessDenied';
  if (key !== by.accessKeyId) return 'InvalidAccessKeyId';
  if (region !== by.region) return 'AuthorizationHeaderMalformed';
  const names = signed.split(';');
  const at = header(request, 'x-amz-date');
  if (MUST_BE_SIGNED.some((name) => !names.includes(name)) || !at.startsWith(date)) return 'AccessDenied';
  const hash = header(request, 'x-amz-content-sha256');
  if (hash !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const url = new URL(request.url ?? '/', 'http://unused');
  const query = [...url.searchParams]
    .map(([name, value]) => `${strict(name)}=${strict(value)}`)
    .toSorted()
    .join('&');
  const headers = names.map((name) => `${name}:${header(request, name).trim()}\n`).join('');
  const canonical = [request.method, url.pathname, query, headers, signed, hash].join('\n');
  const scope = `${date}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n');
  const secret = [date, region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${by.secretAccessKey}`);
  return hmac(secret, text).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch';
}

function header(request: IncomingMessage, name: string): string {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(',') : (value ?? '');
}

function strict(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

function sha256(data: Buffer | string): string {
  return createHash('sha256').update(data).digest('hex');
}

function hmac(key: Buffer | string, data: string): Buffer {
  return createHmac('sha256', key).update(data).digest();
}
