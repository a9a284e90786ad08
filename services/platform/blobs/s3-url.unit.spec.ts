import { describe, expect, it } from '@jest/globals';
import { readS3Url } from './s3-url.js';

describe('the URL of a bucket', () => {
  it.each([
    [
      's3://key:se%2Fcret@s3.eu-west-3.amazonaws.com/quay',
      {
        address: 'https://s3.eu-west-3.amazonaws.com/quay',
        bucket: 'quay',
        prefix: '',
        region: 'eu-west-3',
        accessKeyId: 'key',
        secretAccessKey: 'se/cret',
        display: 's3://s3.eu-west-3.amazonaws.com/quay',
      },
    ],
    ['s3://k:s@minio:9000/quay/?tls=false', { address: 'http://minio:9000/quay', prefix: '', region: 'us-east-1' }],
    ['s3://k:s@host/quay/of/mine/?region=auto', { address: 'https://host/quay', prefix: 'of/mine/', region: 'auto' }],
    ['s3://k:s@s3.amazonaws.com/quay', { region: 'us-east-1' }],
  ])('is valid: %s', (url, expected) => {
    expect(readS3Url(url)).toMatchObject(expected);
  });

  it.each([
    'https://k:s@host/quay',
    's3://host/quay',
    's3://k@host/quay',
    's3://k:s@host',
    's3://k:s@host/Q',
    's3://k:s@host/quay/a b',
    's3://k:s@host/quay//x',
    's3://k:s@host/quay?tls=perhaps',
    's3://k:s@host/quay?style=host',
    's3://k:s@host/quay?region=a/b',
    's3://%zz:s@host/quay',
  ])('is invalid: %s', (url) => {
    expect(readS3Url(url)).toBeUndefined();
  });
});
