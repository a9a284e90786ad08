import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { type Presence, presenceSign, type PresenceSign } from '../../../../contracts/realtime.js';
import {
  MOST_PRESENCE_SIGNS,
  PRESENCE_LEASE_MS,
  PRESENCE_SIGN_MS,
  PRESENCE_SPACING_MS,
} from '../../../../contracts/vocabulary/presence.js';
import { type Clock, stopClock } from '../../../testing/clock.js';
import { beginPresence, hearPresence, usePresence } from './presence.js';

const R1 = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b11';
const R2 = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b22';
const ada = { user_id: 'u1', name: 'Ada', answering: true };

let clock: Clock;
let signs: string[];
let end: () => void;

const hear = (id: string, people: Presence['people']) =>
  act(() => hearPresence({ record: { kind: 'reservation', id }, people }));
const soon = () => clock.pass(PRESENCE_SPACING_MS);
const show = (id: string, answering = false) =>
  renderHook(
    (props: { id: string; answering: boolean }) => usePresence({ kind: 'reservation', id: props.id }, props.answering),
    {
      initialProps: { id, answering },
    },
  );

/** Takes a sign as the server does; `R1*` is a record whose user is answering. */
function through(sign: PresenceSign): void {
  const { shown } = presenceSign.parse(sign);
  signs.push(shown.map(({ id, answering }) => `${id === R1 ? 'R1' : 'R2'}${answering ? '*' : ''}`).join(' '));
}

beforeEach(() => {
  clock = stopClock('2027-07-01T09:00:00Z');
  signs = [];
  end = beginPresence(through);
});
afterEach(() => {
  act(() => end());
  jest.restoreAllMocks();
  clock.goOn();
});

describe('the presence of a page', () => {
  it('is one sign for changes that follow each other, repeated while the record is shown', async () => {
    const { rerender, unmount } = show(R1);
    rerender({ id: R1, answering: true });
    rerender({ id: R1, answering: false });
    await soon();
    expect(signs).toEqual(['R1']);
    rerender({ id: R1, answering: true });
    await soon();
    await clock.pass(PRESENCE_SIGN_MS);
    expect(signs).toEqual(['R1', 'R1*', 'R1*']);
    unmount();
    await soon();
    await clock.pass(PRESENCE_SIGN_MS * 3);
    expect(signs.slice(3)).toEqual(['']);
  });

  it('says each record once, and that one part of the page is answering', async () => {
    show(R1);
    show(R1, true);
    show(R2);
    await soon();
    expect(signs).toEqual(['R1* R2']);
  });

  it('stays below the limit of the server, however fast the page changes', async () => {
    const { rerender } = show(R1);
    for (let passed = 0; passed < PRESENCE_LEASE_MS; passed += 50) {
      rerender({ id: R1, answering: passed % 100 === 0 });
      await clock.pass(50);
    }
    expect(signs.length).toBeGreaterThan(10);
    expect(signs.length).toBeLessThan(MOST_PRESENCE_SIGNS);
  });

  it('says nothing for pages that show no record', async () => {
    await clock.pass(PRESENCE_SIGN_MS * 3);
    expect(signs).toEqual([]);
  });

  it('ends while the tab is hidden, and begins again', async () => {
    const { result } = show(R1);
    await soon();
    hear(R1, [ada]);
    const visible = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await soon();
    expect([signs, result.current]).toEqual([['R1', ''], []]);
    visible.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await soon();
    expect(signs).toEqual(['R1', '', 'R1']);
  });

  it('is said again on the next connection', async () => {
    show(R1);
    await soon();
    act(() => end());
    await clock.pass(PRESENCE_SIGN_MS * 2);
    expect(signs).toEqual(['R1']);
    end = beginPresence(through);
    await soon();
    expect(signs).toEqual(['R1', 'R1']);
  });

  it('is not ended by the end of an earlier connection', async () => {
    const earlier = end;
    end = beginPresence((sign) => through(sign));
    earlier();
    show(R1);
    await soon();
    expect(signs).toEqual(['R1']);
  });
});

describe('the others who show a record', () => {
  it('are those that the server named last, for this record', async () => {
    const { result, rerender } = show(R1);
    await soon();
    expect(result.current).toEqual([]);
    hear(R1, [ada]);
    hear(R2, [{ ...ada, name: 'Bob' }]);
    expect(result.current).toEqual([ada]);
    hear(R1, []);
    expect(result.current).toEqual([]);
    rerender({ id: R2, answering: false });
    expect(result.current).toEqual([{ ...ada, name: 'Bob' }]);
  });

  it('are nobody once the connection is lost', async () => {
    const { result } = show(R1);
    await soon();
    hear(R1, [ada]);
    act(() => end());
    expect(result.current).toEqual([]);
  });
});
