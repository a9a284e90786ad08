import { describe, expect, it } from '@jest/globals';
import { parseSettings } from './settings.js';

const SERVER = 'esdb://admin:secret-of-ours@node:2113';

describe('settings', () => {
  it('can name servers instead of the embedded engines, without demo data', () => {
    expect(parseSettings({})).toMatchObject({ DEMO: 'M' });
    expect(parseSettings({ KAFKA_BROKERS: 'a:9092,b:9093' })).toMatchObject({
      DEMO: 'M',
      KAFKA_BROKERS: ['a:9092', 'b:9093'],
    });
    expect(parseSettings({ EVENT_STORE_URL: SERVER })).toMatchObject({ EVENT_STORE_URL: SERVER, DEMO: 'none' });
    expect(parseSettings({ READ_MODELS_URL: 'mongodb://db' })).toMatchObject({ DEMO: 'none' });
    expect(parseSettings({ READ_MODELS_URL: 'mongodb://db', DEMO: 'none' })).toMatchObject({ DEMO: 'none' });
    expect(() => parseSettings({ READ_MODELS_URL: 'mongodb://db', DEMO: 'S' })).toThrow(
      'Setting DEMO is wrong: must be "none" if EVENT_STORE_URL or READ_MODELS_URL is set (it is "S").',
    );
  });

  it.each(['localhost', 'a:9092,', 'a:9092;b:9092', 'http://a:9092', 'a:port'])(
    'take no list of brokers such as %s',
    (KAFKA_BROKERS) => {
      expect(() => parseSettings({ KAFKA_BROKERS })).toThrow(/^Setting KAFKA_BROKERS is wrong: must be host:port/);
    },
  );

  const stripe = { STRIPE_SECRET_KEY: 'sk_test_hemmelig42', STRIPE_WEBHOOK_SECRET: 'whsec_hemmelig42' };
  const mail = { MAIL_URL: 'smtp://me:hemmelig42@mail:587', MAIL_FROM: 'Port <berths@quayside.example>' };
  const blobs = { BLOBS_URL: 's3://key:hemmelig42@s3.eu-west-3.amazonaws.com/quayside' };

  const mailbox = { MAILBOX_URL: 'imaps://me:hemmelig42@mail/INBOX', REPLY_ADDRESS: 'Reply@port.example' };

  it('name the mailbox of replies, with an address to which a token can be added', () => {
    expect(parseSettings(mailbox)).toMatchObject({ ...mailbox, REPLY_ADDRESS: 'reply@port.example' });
  });

  it.each([stripe, mail, blobs])('choose each service separately from the embedded engines: %#', (given) => {
    expect(parseSettings(given)).toMatchObject({ ...given, DEMO: 'M' });
  });

  it.each<[Record<string, string>, RegExp]>([
    [{ ...mail, MAIL_URL: 'http://me:hemmelig42@mail' }, /^Setting MAIL_URL is wrong: must be smtp:/],
    [{ MAIL_URL: mail.MAIL_URL }, /^Setting MAIL_FROM is wrong: must be set if MAIL_URL is\.$/],
    [{ ...mail, MAIL_FROM: 'nobody' }, /^Setting MAIL_FROM is wrong: must be a mail address/],
    [{ ...mailbox, MAILBOX_URL: 'pop3://me:hemmelig42@mail' }, /^Setting MAILBOX_URL is wrong: must be imaps:/],
    [{ ...mailbox, MAILBOX_URL: 'imap://me:hemmelig42@mail?tls=no' }, /^Setting MAILBOX_URL is wrong: must be imaps:/],
    [{ ...mailbox, MAILBOX_URL: 'imaps://mail/INBOX' }, /^Setting MAILBOX_URL is wrong: must be imaps:/],
    [{ MAILBOX_URL: mailbox.MAILBOX_URL }, /^Setting REPLY_ADDRESS is wrong: must be set if MAILBOX_URL is\.$/],
    [{ REPLY_ADDRESS: mailbox.REPLY_ADDRESS }, /^Setting MAILBOX_URL is wrong: must be set if REPLY_ADDRESS is/],
    [{ ...mailbox, REPLY_ADDRESS: 're+ply@port.example' }, /^Setting REPLY_ADDRESS is wrong: must be a mail address/],
    [{ ...mailbox, REPLY_ADDRESS: 'answers-of-boaters@port.example' }, /^Setting REPLY_ADDRESS is wrong: must be/],
    [{ BLOBS_URL: 'https://me:hemmelig42@host/bucket' }, /^Setting BLOBS_URL is wrong: must be s3:/],
    [{ ...stripe, STRIPE_SECRET_KEY: 'pk_test_hemmelig42' }, /^Setting STRIPE_SECRET_KEY is wrong: must be a secret/],
    [
      { ...stripe, STRIPE_WEBHOOK_SECRET: 'hemmelig42' },
      /^Setting STRIPE_WEBHOOK_SECRET is wrong: must be the signing/,
    ],
    [{ STRIPE_SECRET_KEY: stripe.STRIPE_SECRET_KEY }, /^Setting STRIPE_WEBHOOK_SECRET is wrong: must be set/],
    [
      { ...stripe, STRIPE_API_URL: 'ftp://me:hemmelig42@host' },
      /^Setting STRIPE_API_URL is wrong: must be a web address/,
    ],
  ])('are rejected with one line without secrets: %#', (given, line) => {
    const message = refusedWith(given);
    expect(message).toMatch(line);
    expect(message).not.toMatch(/hemmelig|\n/);
  });

  it('accept proxies by address or network', () => {
    expect(parseSettings({})).not.toHaveProperty('TRUSTED_PROXIES');
    expect(parseSettings({ TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,fd00::/8' })).toMatchObject({
      TRUSTED_PROXIES: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8'],
    });
  });

  it.each(['proxy', '10.0.0.0/33', '10.0.0.0/0', '10.0.0/8', '10.0.0.0/8/8', '127.0.0.1,', 'true'])(
    'take no proxies such as %s',
    (TRUSTED_PROXIES) => {
      expect(() => parseSettings({ TRUSTED_PROXIES })).toThrow(/^Setting TRUSTED_PROXIES is wrong: must be an address/);
    },
  );
});

function refusedWith(given: Record<string, string>): string {
  try {
    parseSettings(given);
    return 'taken';
  } catch (error) {
    return (error as Error).message;
  }
}
