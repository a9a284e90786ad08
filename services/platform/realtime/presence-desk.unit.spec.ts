import { beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { type Presence, presence, type PresenceSign } from '../../../contracts/realtime.js';
import {
  MOST_PRESENCE_SIGNS,
  MOST_PRESENT,
  MOST_SHOWN,
  PRESENCE_LEASE_MS,
} from '../../../contracts/vocabulary/presence.js';
import { type PassedSign, PresenceDesk, type Watcher } from './presence-desk.js';

const R1 = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b11';
const R2 = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b22';

const shows = (
  id: string,
  answering = false,
  kind: PresenceSign['shown'][number]['kind'] = 'reservation',
): PresenceSign => ({
  shown: [{ kind, id, answering }],
});
const nothing: PresenceSign = { shown: [] };
const person = (name: string, marina_id: string | null = 'm1', client = `${name} 1`): Watcher => ({
  client,
  marina_id,
  user_id: `id of ${name}`,
  name,
});

const [ada, bob, eve] = [person('Ada'), person('Bob'), person('Eve', 'm2')];

describe('who looks at which record', () => {
  let now: number;
  let told: [client: string, message: Presence][];
  let passed: PassedSign[];
  let desk: PresenceDesk;

  beforeEach(() => {
    now = 1_000;
    told = [];
    passed = [];
    desk = new PresenceDesk({
      deliver: (client, message) => {
        expect(presence.parse(message)).toEqual(message);
        told.push([client, message]);
      },
      publish: (sign) => void passed.push(structuredClone(sign)),
      now: () => now,
    });
  });

  /** What was told since the last look: client, and each name with a mark if they are answering. */
  function news(): string[] {
    return told.splice(0).map(([client, { record, people }]) => {
      const names = people.map(({ name, answering }) => `${name}${answering ? '*' : ''}`);
      return `${client} ${record.id === R1 ? 'R1' : 'R2'}: ${names.join(' ')}`;
    });
  }

  it('is told to the others who show the same record, and to each who begins to', () => {
    desk.sign(ada, shows(R1));
    desk.sign(bob, shows(R2));
    expect(news()).toEqual(['Ada 1 R1: ', 'Bob 1 R2: ']);
    desk.sign(bob, shows(R1));
    expect(news()).toEqual(['Ada 1 R1: Bob', 'Bob 1 R1: Ada']);
    desk.sign(bob, nothing);
    expect(news()).toEqual(['Ada 1 R1: ']);
  });

  it('tells the kinds of record apart', () => {
    desk.sign(ada, shows(R1, false, 'boater'));
    desk.sign(bob, shows(R1, false, 'conversation'));
    expect(news()).toEqual(['Ada 1 R1: ', 'Bob 1 R1: ']);
  });

  it('never reaches another marina, whichever ids its clients name', () => {
    desk.sign(ada, shows(R1, true));
    desk.sign(eve, shows(R1, true));
    desk.sign({ ...eve, marina_id: null, client: 'without' }, shows(R1));
    expect(news()).toEqual(['Ada 1 R1: ', 'Eve 1 R1: ']);
    desk.leave(eve);
    expect([news(), desk.size]).toEqual([[], 1]);
  });

  it('says who is answering, and that they stopped', () => {
    desk.sign(ada, shows(R1));
    desk.sign(bob, shows(R1));
    news();
    desk.sign(bob, shows(R1, true));
    expect(news()).toEqual(['Ada 1 R1: Bob*']);
    desk.sign(bob, shows(R1));
    expect(news()).toEqual(['Ada 1 R1: Bob']);
  });

  it('names a user once for all tabs, and never to themselves', () => {
    const second = person('Bob', 'm1', 'Bob 2');
    desk.sign(bob, shows(R1, true));
    desk.sign(second, shows(R1));
    desk.sign(ada, shows(R1));
    expect(news()).toEqual(['Bob 1 R1: ', 'Bob 2 R1: ', 'Bob 1 R1: Ada', 'Bob 2 R1: Ada', 'Ada 1 R1: Bob*']);
    desk.leave(bob);
    expect(news()).toEqual(['Ada 1 R1: Bob']);
    desk.leave(second);
    expect(news()).toEqual(['Ada 1 R1: ']);
  });

  it('repeats nothing while nothing changes', () => {
    desk.sign(ada, shows(R1));
    desk.sign(bob, shows(R1));
    news();
    desk.sign(ada, shows(R1));
    desk.sign(bob, shows(R1));
    expect(news()).toEqual([]);
  });

  it('is told anew to a client that closed the record and opened it again', () => {
    desk.sign(bob, shows(R1));
    desk.sign(ada, shows(R1));
    desk.sign(ada, nothing);
    news();
    desk.sign(ada, shows(R1));
    expect(news()).toEqual(['Bob 1 R1: Ada', 'Ada 1 R1: Bob']);
  });

  it('is forgotten without a sign, and kept by one', () => {
    desk.sign(ada, shows(R1));
    desk.sign(bob, shows(R1));
    now += PRESENCE_LEASE_MS - 1;
    desk.sign(ada, shows(R1));
    desk.sweep();
    expect([news().length, desk.size]).toEqual([3, 2]);
    now += 1;
    desk.sweep();
    expect([news(), desk.size]).toEqual([['Ada 1 R1: '], 1]);
    desk.sign(bob, shows(R1));
    expect(news()).toEqual(['Ada 1 R1: Bob', 'Bob 1 R1: Ada']);
  });

  it('is forgotten at once when the client is disconnected', () => {
    desk.sign(ada, shows(R1));
    desk.sign(bob, shows(R1));
    news();
    desk.leave(bob);
    desk.leave(bob);
    expect([news(), desk.size, passed.at(-1)?.shown]).toEqual([['Ada 1 R1: '], 1, []]);
    desk.leave(ada);
    expect(desk.size).toBe(0);
  });

  it.each([
    ['no sign', undefined],
    ['text', 'R1'],
    ['an unknown kind', { shown: [{ kind: 'invoice', id: R1, answering: false }] }],
    ['a text as the id', { shown: [{ kind: 'berth', id: 'x'.repeat(3000), answering: false }] }],
    ['a marina of its own', { ...shows(R1), marina_id: 'm2' }],
    ['a name of its own', { shown: [{ ...shows(R1).shown[0], name: 'Eve' }] }],
    ['too many records', { shown: Array.from({ length: MOST_SHOWN + 1 }, () => shows(R1).shown[0]) }],
  ])('does not take %s', (_what, given) => {
    expect([desk.sign(ada, given), desk.size, passed]).toEqual([false, 0, []]);
  });

  it('takes so many signs within a lease, and no more', () => {
    for (let count = 0; count < MOST_PRESENCE_SIGNS; count += 1) expect(desk.sign(ada, shows(R1))).toBe(true);
    expect(desk.sign(ada, shows(R1))).toBe(false);
    expect(desk.sign(bob, shows(R1))).toBe(true);
    now += PRESENCE_LEASE_MS;
    expect(desk.sign(ada, shows(R1))).toBe(true);
  });

  it('counts the signs of a client without a marina too', () => {
    const everywhere = person('Admin', null);
    for (let count = 0; count < MOST_PRESENCE_SIGNS; count += 1) desk.sign(everywhere, shows(R1));
    expect([desk.sign(everywhere, shows(R1)), desk.size, passed]).toEqual([false, 0, []]);
  });

  it('names no more people than a message holds', () => {
    desk.sign(ada, shows(R1));
    for (let count = 0; count < MOST_PRESENT + 5; count += 1) desk.sign(person(`P${count}`), shows(R1));
    expect(told.at(-1)?.[1].people).toHaveLength(MOST_PRESENT);
    expect(desk.size).toBe(MOST_PRESENT + 6);
  });

  describe('in several processes', () => {
    it('reaches the clients of each through the signs that are passed on', () => {
      const far: [string, Presence][] = [];
      const other = new PresenceDesk({
        deliver: (client, message) => void far.push([client, message]),
        publish: (sign) => desk.hear(structuredClone(sign)),
        now: () => now,
      });
      desk.sign(ada, shows(R1));
      other.hear(passed.at(-1));
      other.sign(bob, shows(R1, true));
      expect(news()).toEqual(['Ada 1 R1: ', 'Ada 1 R1: Bob*']);
      expect(far.map(([client, { people }]) => [client, people.map(({ name }) => name)])).toEqual([['Bob 1', ['Ada']]]);
      desk.leave(ada);
      other.hear(passed.at(-1));
      expect(far.at(-1)?.[1].people).toEqual([]);
      // The other process is gone without a word.
      now += PRESENCE_LEASE_MS;
      desk.sweep();
      expect(desk.size).toBe(0);
    });

    it('does not take what is no sign', () => {
      for (const given of [undefined, 'x', {}, { ...ada, shown: 'all' }, { ...eve, marina_id: null, ...shows(R1) }]) {
        desk.hear(given);
      }
      desk.hear({ ...ada, client: randomUUID(), ...shows(R1) });
      expect([desk.size, told]).toEqual([1, []]);
    });
  });
});
