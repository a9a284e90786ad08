import { describe, expect, it } from '@jest/globals';
import { isAddress, readSender, readSmtpUrl } from './smtp-url.js';

describe('the URL of a mail server', () => {
  it.each([
    ['smtp://mail', { port: 587, secure: false, requireTLS: false, auth: undefined, display: 'smtp://mail:587' }],
    ['smtps://mail', { port: 465, secure: true, requireTLS: false }],
    ['smtp://me%40x:a%2Fb@mail:2525', { port: 2525, requireTLS: true, auth: { user: 'me@x', pass: 'a/b' } }],
    ['smtp://me:pass@mail?tls=optional', { requireTLS: false, display: 'smtp://mail:587' }],
    ['smtp://mail/?tls=required', { requireTLS: true }],
    ['smtp://[::1]:25', { host: '::1', port: 25 }],
  ])('%s is read', (url, expected) => {
    expect(readSmtpUrl(url)).toMatchObject(expected);
  });

  it.each([
    'mail:25',
    'http://mail',
    'smtp://',
    'smtp://mail/box',
    'smtp://mail?tls=maybe',
    'smtp://mail?pool=1',
    'smtp://%zz:x@mail',
  ])('%s is refused', (url) => {
    expect(readSmtpUrl(url)).toBeUndefined();
  });
});

describe('a sender', () => {
  it.each([
    ['a@b.c', { name: '', address: 'a@b.c' }],
    ['Port of Quay <a@b.c>', { name: 'Port of Quay', address: 'a@b.c' }],
    ['"Port, of Quay" <a@b.c>', { name: 'Port, of Quay', address: 'a@b.c' }],
    ['Port <a@b.c>, <d@e.f>', undefined],
    ['Port', undefined],
    ['Port\r\nBcc: <a@b.c>', undefined],
  ])('%j is accepted', (text, expected) => {
    expect(readSender(text)).toEqual(expected);
  });

  it.each(['a@b.c,d@e.f', 'a b@c.d', 'a@', '@b', 'a@b@c', 'x <a@b.c>', 'a@b.c\n', 'group:a@b.c;'])(
    '%j is no address',
    (text) => {
      expect(isAddress(text)).toBe(false);
    },
  );
});
