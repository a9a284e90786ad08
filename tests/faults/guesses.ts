import { sessionApi } from '../../contracts/identity/api.js';
import { PASSWORD } from '../fixtures/marina-server.js';
import { must, quantile } from './findings.js';
import type { Answer } from './sent-commands.js';
import type { Stranger } from './stranger.js';

/** Addresses that guess at one account at the same time, once each. */
const ADDRESSES = 60;
/** Sign-ins of others before the guesses, and while they go on. */
const SIGN_INS = 5;
/** How many times slower the sign-ins of others may be meanwhile; each guess costs as much as a sign-in. */
const MOST_TIMES_SLOWER = 4;

export interface GuessTargets {
  /** The account that is guessed at. */
  readonly email: string;
  /** Somebody else, who signs in meanwhile. */
  readonly other: string;
  /** A client at an address of its own. */
  readonly somebody: () => Stranger;
}

/**
 * Guesses at one account from many addresses at once, and as often from a single one: all together must not get more
 * passwords checked than the single one does. The owner signs in on a known device meanwhile, and so do others.
 */
export async function guessesFromManyAddresses({ email, other, somebody }: GuessTargets): Promise<string> {
  const signIn = (who: Stranger, more: object) =>
    who.post(sessionApi.login.path, { body: { password: PASSWORD, ...more } });
  const guess = (who: Stranger, at: string) => signIn(who, { email: at, password: 'not the password' });
  const single = somebody();
  const fromOne = checked(await Promise.all(many((number) => guess(single, `nobody${number}@example.org`))));
  const first = await signIn(somebody(), { email });
  must(first.status === 200, 'the owner signs in', first.status);
  const before = await timesOf(() => signIn(somebody(), { email: other }));

  let over = false;
  const flood = Promise.all(many(() => guess(somebody(), email))).finally(() => (over = true));
  const known = await signIn(somebody(), { email, device_tokens: [String(first.body['device_token'])] });
  must(known.status === 200, 'the owner signs in on a known device', known.status);
  const meanwhile = await timesOf(() => signIn(somebody(), { email: other }));
  const stillGuessing = !over;
  const answers = await flood;

  const fromMany = checked(answers);
  must(fromMany <= fromOne, `${ADDRESSES} addresses get no more than ${fromOne} passwords checked`, fromMany);
  must(stillGuessing, 'the guesses went on while the others signed in');
  const rest = answers.filter(({ status }) => status === 429);
  must(
    fromMany + rest.length === ADDRESSES,
    'the others are refused',
    answers.map(({ status }) => status),
  );
  const slower = quantile(meanwhile, 0.5) / quantile(before, 0.5);
  must(slower <= MOST_TIMES_SLOWER, `others sign in at most ${MOST_TIMES_SLOWER} times slower`, slower);
  const unknown = await guess(somebody(), 'nobody.at.all@example.org');
  must(unknown.status === 401, 'another account is not slowed down', unknown.status);
  return `${fromMany} checked from ${ADDRESSES} addresses, ${fromOne} from one; others ${slower.toFixed(1)} times slower`;
}

function many(send: (number: number) => Promise<Answer>): Promise<Answer>[] {
  return Array.from({ length: ADDRESSES }, (_, number) => send(number));
}

function checked(answers: readonly Answer[]): number {
  return answers.filter(({ status }) => status === 401).length;
}

async function timesOf(send: () => Promise<Answer>): Promise<number[]> {
  const times: number[] = [];
  for (let number = 0; number < SIGN_INS; number += 1) {
    const started = performance.now();
    const { status } = await send();
    must(status === 200, 'others sign in', status);
    times.push(performance.now() - started);
  }
  return times;
}
