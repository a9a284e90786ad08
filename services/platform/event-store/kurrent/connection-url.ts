import type { Credentials } from '@eventstore/db-client';

/** The URL of the event store is invalid; the message is one line without secrets. */
export class WrongEventStoreUrlError extends Error {
  override readonly name = 'WrongEventStoreUrlError';
}

/** A URL for the client, and its credentials. */
export interface ConnectionUrl {
  readonly url: string;
  readonly credentials: Credentials;
  /** The server's address for messages, without user, password and options. */
  readonly place: string;
}

/** Options that the client supports; it ignores any other with a warning that shows the whole URL. */
const OPTIONS = [
  'connectionname',
  'defaultdeadline',
  'discoveryinterval',
  'gossiptimeout',
  'keepaliveinterval',
  'keepalivetimeout',
  'maxdiscoverattempts',
  'nodepreference',
  'tls',
  'tlscafile',
  'tlsverifycert',
  'usercertfile',
  'userkeyfile',
];

const SHAPE =
  /^(?<scheme>[a-z+]+):\/\/(?:(?<user>[^:@/?]+):(?<password>[^@]+)@)?(?<hosts>[^/?@]+)\/?(?:\?(?<query>.*))?$/i;
const HOST = /^[a-z0-9._-]+(?::\d{1,5})?$/i;

/** Placeholder without TLS, when the client does not send credentials. */
const NEVER_SENT: Credentials = { username: 'anonymous', password: 'anonymous' };

/** @throws WrongEventStoreUrlError */
export function parseConnectionUrl(given: string): ConnectionUrl {
  const parts = SHAPE.exec(given.trim())?.groups;
  const { scheme, user, password, hosts, query = '' } = parts ?? {};
  if (scheme === undefined || hosts === undefined) throw wrong('expected esdb://user:password@host:2113');
  if (scheme !== 'esdb' && scheme !== 'esdb+discover') throw wrong(`it begins with ${scheme}:// instead of esdb://`);
  const badHost = hosts.split(',').find((host) => !HOST.test(host));
  if (badHost !== undefined) throw wrong(`"${badHost}" is not a host with a port`);
  const options = parseOptions(query);
  const insecure = options.get('tls') === 'false';
  if (user === undefined || password === undefined) {
    if (!insecure) throw wrong('it needs a user and a password (esdb://user:password@host), or tls=false');
    return { url: given.trim(), credentials: NEVER_SENT, place: `${scheme}://${hosts}` };
  }
  const credentials = { username: decoded(user), password: decoded(password) };
  return { url: given.trim(), credentials, place: `${scheme}://${hosts}` };
}

function parseOptions(query: string): Map<string, string> {
  const options = new Map<string, string>();
  for (const option of query.split('&').filter((part) => part !== '')) {
    const [key = '', value = ''] = option.split('=');
    const name = key.toLowerCase().replace(/[_-]/g, '');
    if (!OPTIONS.includes(name)) throw wrong(`the option "${key}" is not known`);
    if (value === '') throw wrong(`the option "${key}" has no value`);
    // The client would only warn that this option has no effect, and show the whole URL.
    if (name === 'tlsverifycert' && value !== 'true')
      throw wrong('name the authority in tlsCAFile, tlsVerifyCert has no effect');
    options.set(name, value);
  }
  return options;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw wrong('user or password hold a % that is not written as %25');
  }
}

function wrong(why: string): WrongEventStoreUrlError {
  return new WrongEventStoreUrlError(`The URL of the event store is wrong: ${why}.`);
}
