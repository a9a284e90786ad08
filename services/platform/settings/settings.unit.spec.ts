import { describe, expect, it } from '@jest/globals';
import { parseSettings } from './settings.js';

const SERVER = 'esdb://admin:secret-of-ours@node:2113';

describe('settings', () => {
  it('name servers in place of what is embedded, and no demo is filled in there', () => {
    expect(parseSettings({})).toMatchObject({ DEMO: 'M' });
    expect(parseSettings({ KAFKA_BROKERS: 'a:9092,b:9093' })).toMatchObject({
      DEMO: 'M',
      KAFKA_BROKERS: ['a:9092', 'b:9093'],
    });
    expect(parseSettings({ EVENT_STORE_URL: SERVER })).toMatchObject({ EVENT_STORE_URL: SERVER, DEMO: 'none' });
    expect(parseSettings({ READ_MODELS_URL: 'mongodb://db' })).toMatchObject({ DEMO: 'none' });
    expect(parseSettings({ READ_MODELS_URL: 'mongodb://db', DEMO: 'none' })).toMatchObject({ DEMO: 'none' });
    expect(() => parseSettings({ READ_MODELS_URL: 'mongodb://db', DEMO: 'S' })).toThrow(
      'Setting DEMO is wrong: must be "none" where EVENT_STORE_URL or READ_MODELS_URL is set (it is "S").',
    );
  });

  it.each(['localhost', 'a:9092,', 'a:9092;b:9092', 'http://a:9092', 'a:port'])(
    'take no list of brokers such as %s',
    (KAFKA_BROKERS) => {
      expect(() => parseSettings({ KAFKA_BROKERS })).toThrow(/^Setting KAFKA_BROKERS is wrong: must be host:port/);
    },
  );
});
