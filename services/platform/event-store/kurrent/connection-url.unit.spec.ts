import { describe, expect, it } from '@jest/globals';
import { parseConnectionUrl, WrongEventStoreUrlError } from './connection-url.js';

describe('the URL of the event store', () => {
  it('contains the credentials and an address without them', () => {
    const url = 'esdb://marina:p%3Ass%40@node1:2113,node2:2113?tlsCAFile=/ca.pem&keepAliveInterval=10000';
    expect(parseConnectionUrl(` ${url} `)).toEqual({
      url,
      credentials: { username: 'marina', password: 'p:ss@' },
      place: 'esdb://node1:2113,node2:2113',
    });
    expect(parseConnectionUrl('esdb+discover://a:b@cluster.example').place).toBe('esdb+discover://cluster.example');
  });

  it('needs no credentials without TLS', () => {
    expect(parseConnectionUrl('esdb://localhost:2113?tls=false').place).toBe('esdb://localhost:2113');
    expect(parseConnectionUrl('esdb://localhost:2113/?Tls=false').credentials.username).toBe('anonymous');
  });

  it.each([
    ['', 'expected esdb://user:password@host:2113'],
    ['localhost:2113', 'expected esdb://user:password@host:2113'],
    ['https://a:geheim@host', 'it begins with https:// instead of esdb://'],
    ['esdb://host:2113', 'it needs a user and a password (esdb://user:password@host), or tls=false'],
    ['esdb://a:geheim@host:port', '"host:port" is not a host with a port'],
    ['esdb://a:geheim@host?tsl=false', 'the option "tsl" is not known'],
    ['esdb://a:geheim@host?tls=', 'the option "tls" has no value'],
    ['esdb://a:geheim@host?tlsVerifyCert=false', 'name the authority in tlsCAFile, tlsVerifyCert has no effect'],
    ['esdb://a:100%@host', 'user or password hold a % that is not written as %25'],
  ])('is rejected in one line that does not show the password: %s', (url, why) => {
    let thrown: unknown;
    try {
      parseConnectionUrl(url);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(WrongEventStoreUrlError);
    expect(thrown).toMatchObject({ message: `The URL of the event store is wrong: ${why}.` });
    expect(String(thrown)).not.toContain('geheim');
  });
});
