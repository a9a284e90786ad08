/** The form of `BLOBS_URL`, shown when the setting is invalid. */
export const BLOBS_URL_FORM = 's3://key:secret@host/bucket?region=eu-west-1, with %2F for a / in the secret';

export interface S3Bucket {
  /** URL of the bucket, without a slash at the end. */
  readonly address: string;
  readonly bucket: string;
  /** Prefix of all object names; empty, or ending with a slash. */
  readonly prefix: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** The address without credentials, for messages. */
  readonly display: string;
}

const KNOWN = ['region', 'tls'];

/**
 * Reads `BLOBS_URL`: `s3://key:secret@host[:port]/bucket[/folder][?region=…&tls=false]`. Key and secret are
 * percent-encoded if necessary. The default region is that in the name of an Amazon host, otherwise `us-east-1`. The
 * bucket is named in the path, which Amazon and all compatible servers understand. Undefined if the text is no such
 * URL.
 */
export function readS3Url(text: string): S3Bucket | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 's3:' || url.hostname === '' || url.username === '' || url.password === '') return undefined;
  const path = /^\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w.-]+(?:\/[\w.-]+)*))?\/?$/.exec(url.pathname);
  const bucket = path?.[1];
  const given = url.searchParams;
  const tls = given.get('tls') ?? 'true';
  const region = given.get('region') ?? regionOf(url.hostname);
  const understood = [...given.keys()].every((name) => KNOWN.includes(name)) && ['true', 'false'].includes(tls);
  if (bucket === undefined || !understood || !/^[\w-]+$/.test(region)) return undefined;
  const keys = credentials(url);
  if (keys === undefined) return undefined;
  return {
    address: `${tls === 'true' ? 'https' : 'http'}://${url.host}/${bucket}`,
    bucket,
    prefix: path?.[2] === undefined ? '' : `${path[2]}/`,
    region,
    ...keys,
    display: `s3://${url.host}/${bucket}`,
  };
}

function credentials({ username, password }: URL) {
  try {
    return { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) };
  } catch {
    return undefined;
  }
}

function regionOf(host: string): string {
  return /(?:^|\.)s3[.-]([a-z0-9-]+)\.amazonaws\.com$/.exec(host)?.[1] ?? 'us-east-1';
}
