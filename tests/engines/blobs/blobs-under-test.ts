/** The S3 server that the tests use, if there is one. */
import { randomUUID } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { readS3Url } from '../../../services/platform/blobs/s3-url.js';

/** The bucket that TEST_BLOBS_URL names; without one, the skipped tests are listed by name. */
export function blobsUnderTest(): string | undefined {
  const server = process.env['TEST_BLOBS_URL'];
  if (server === undefined) process.stderr.write('NOT RUN: blobs on an S3 server (TEST_BLOBS_URL names no bucket)\n');
  return server;
}

/** A separate folder in that bucket, which `clear` empties. */
export function ownFolder(server: string) {
  const url = new URL(server);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/test-${randomUUID()}`;
  const target = readS3Url(url.href);
  if (target === undefined) throw new Error('TEST_BLOBS_URL is not written as BLOBS_URL is');
  const { address, prefix, region, accessKeyId, secretAccessKey } = target;
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const ask = async (path: string, method = 'GET'): Promise<Buffer> =>
    Buffer.from(await (await signer.fetch(`${address}${path}`, { method })).arrayBuffer());
  const names = async (): Promise<string[]> => {
    const text = (await ask(`?${new URLSearchParams({ 'list-type': '2', prefix }).toString()}`)).toString('utf8');
    return [...text.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, name = '']) => name);
  };
  return {
    url: url.href,
    everything: async (): Promise<Buffer> => {
      const parts: Buffer[] = [];
      for (const name of await names()) parts.push(Buffer.from(name), await ask(`/${name}`));
      return Buffer.concat(parts);
    },
    clear: async (): Promise<void> => {
      for (const name of await names()) await ask(`/${name}`, 'DELETE');
    },
  };
}
