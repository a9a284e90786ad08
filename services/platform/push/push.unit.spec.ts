import { describe, expect, it } from '@jest/globals';
import { createECDH } from 'node:crypto';
import { isPublicAddress, NotPublicError, publicLookup } from './public-lookup.js';
import { pushKeyOf } from './push-key.js';

describe('the addresses that pushes are sent to', () => {
  it.each(['93.184.216.34', '172.32.0.1', '2606:4700::6810:85e5'])('are public ones such as %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.9.9',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '::1',
    '::ffff:127.0.0.1',
    'fe80::1',
    'fd00::1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'not an address',
  ])('are never %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it('are not looked up where a name stands for this machine', async () => {
    const error = await new Promise((resolve) => publicLookup('localhost', {}, (failed) => resolve(failed)));
    expect(error).toBeInstanceOf(NotPublicError);
  });
});

describe('the key of an installation', () => {
  it('is the same for the same secret, and a pair of the curve', () => {
    const key = pushKeyOf(Buffer.alloc(32, 7));
    expect(pushKeyOf(Buffer.alloc(32, 7))).toEqual(key);
    expect(pushKeyOf(Buffer.alloc(32, 8)).publicKey).not.toBe(key.publicKey);
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(Buffer.from(key.privateKey, 'base64url'));
    expect(curve.getPublicKey('base64url')).toBe(key.publicKey);
    expect(Buffer.from(key.publicKey, 'base64url')).toHaveLength(65);
  });
});
