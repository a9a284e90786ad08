import { describe, expect, it } from '@jest/globals';
import type { PersonKeys } from '../../platform/personal-data/person-keys.js';
import { parseSettings } from '../../platform/settings/settings.js';
import { ReplyAddresses } from './reply-address.js';

const MAILBOX = { MAILBOX_URL: 'imaps://reply:secret@mail.example/INBOX', REPLY_ADDRESS: 'Reply@Port.example' };
const MAIL = { MAIL_URL: 'smtp://mail.example', MAIL_FROM: 'Port <berths@port.example>' };

/** The addresses of an installation with this secret. */
function addressesWith(secret: string, settings: Record<string, string> = MAILBOX): ReplyAddresses {
  const keys: Pick<PersonKeys, 'secret'> = { secret: () => Promise.resolve(Buffer.from(secret)) };
  return new ReplyAddresses(keys as PersonKeys, parseSettings({ ...MAIL, ...settings }));
}

const named = { about: 'reservation', record_id: '00000000-5b1c-7c3e-9a44-6f5f1c0f2b11', number: 3 } as const;
const BOATER = '0190f3a2-6a01-7d11-8b21-0a5b7c9d1e22';

describe('the address that a boater answers to', () => {
  const addresses = addressesWith('one');

  it('names the conversation, fits into a mail and survives a change of case', async () => {
    const address = (await addresses.addressOf(named, BOATER)) ?? '';
    expect(address).toMatch(/^reply\+[0-9a-v]{47}@port\.example$/);
    expect(address.indexOf('@')).toBeLessThanOrEqual(64);
    const token = addresses.tokenAmong(['other@example.org', address.toUpperCase()]) ?? '';
    expect(addresses.named(token)).toEqual(named);
    expect(await addresses.isFor(token, BOATER)).toBe(true);
  });

  it('is that of no other boater, conversation or installation', async () => {
    const token = addresses.tokenAmong([(await addresses.addressOf(named, BOATER)) ?? '']) ?? '';
    expect(await addresses.isFor(token, named.record_id)).toBe(false);
    expect(await addressesWith('two').isFor(token, BOATER)).toBe(false);
    for (let at = 0; at < token.length; at += 1) {
      const forged = `${token.slice(0, at)}${token[at] === 'v' ? 'u' : 'v'}${token.slice(at + 1)}`;
      expect(await addresses.isFor(forged, BOATER)).toBe(false);
    }
  });

  it('is none of these', () => {
    const others = [
      'reply@port.example',
      'reply+@port.example',
      `reply+${'r'.repeat(46)}@port.example`,
      `reply+${'r'.repeat(47)}@evil.example`,
    ];
    expect(addresses.tokenAmong(others)).toBeUndefined();
    for (const token of ['', 'x'.repeat(47), `r${'v'.repeat(46)}`]) expect(addresses.named(token)).toBeNull();
  });

  it('is not given where no mailbox is read', async () => {
    const none = addressesWith('one', {});
    expect(none.offered).toBe(false);
    expect(await none.addressOf(named, BOATER)).toBeNull();
  });

  it('tells mails of the installation itself', () => {
    expect(addresses.isOwn('berths@port.example')).toBe(true);
    expect(addresses.isOwn('reply@port.example')).toBe(true);
    expect(addresses.isOwn(`reply+${'r'.repeat(47)}@port.example`)).toBe(true);
    expect(addresses.isOwn('noor@example.org')).toBe(false);
  });
});
