import { describe, expect, it } from '@jest/globals';
import type { Closure } from './berth-plan-state.js';
import { type ClosureTelling, decide, evolve, initial, isTold, tellsAt } from './closure-telling.js';

const NOW = '2027-02-10T08:42:00.000Z';
const LATER = '2027-02-10T17:00:00.000Z';

const closure = {
  id: 'closure-1',
  berth_ids: ['e1'],
  tell: true,
  tell_at: LATER,
  displaced: [{ allocation_id: 'nordlys' }],
  staying: ['tordis'],
  undone: false,
} as unknown as Closure;

const after = (state: ClosureTelling, command: Parameters<typeof decide>[0], of = closure): ClosureTelling => {
  const decided = decide(command, of, state, NOW);
  if (!Array.isArray(decided)) throw new Error(JSON.stringify(decided));
  return decided.reduce(evolve, state);
};

describe('telling the people of a closure', () => {
  it('waits for its time, another one, or none', () => {
    expect(tellsAt(closure, initial())).toBe(LATER);
    const sooner = after(initial(), { type: 'SetTelling', tell_at: '2027-02-10T12:00:00.000Z' });
    expect(tellsAt(closure, sooner)).toBe('2027-02-10T12:00:00.000Z');
    const never = after(sooner, { type: 'SetTelling', tell_at: null });
    expect([tellsAt(closure, never), isTold(closure, never)]).toEqual([null, false]);
    expect(tellsAt(closure, after(never, { type: 'SetTelling', tell_at: LATER }))).toBe(LATER);
  });

  it('happens once, and cannot be changed afterwards', () => {
    const told = after(initial(), { type: 'Tell' });
    expect([isTold(closure, told), tellsAt(closure, told)]).toEqual([true, null]);
    for (const command of [{ type: 'Tell' as const }, { type: 'SetTelling' as const, tell_at: null }]) {
      expect(decide(command, closure, told, NOW)).toMatchObject({ code: 'CLOSURE_TOLD' });
    }
  });

  it.each([
    ['told at once', { tell_at: undefined }],
    ['that tells nobody', { tell: false }],
    ['that was undone', { undone: true }],
  ])('is refused for a closure %s', (_, more) => {
    const other = { ...closure, ...more } as Closure;
    expect(decide({ type: 'Tell' }, other, initial(), NOW)).toMatchObject({ code: 'CLOSURE_TOLD' });
  });

  it('is not at a time that has passed', () => {
    const past = { type: 'SetTelling' as const, tell_at: NOW };
    expect(decide(past, closure, initial(), NOW)).toMatchObject({ errors: [{ path: 'tell_at' }] });
  });

  it('keeps the ticks of calls, for boats of the closure only', () => {
    const rung = after(initial(), { type: 'TickCall', allocation_id: 'tordis', done: true });
    expect(rung.rung).toEqual(['tordis']);
    expect(decide({ type: 'TickCall', allocation_id: 'tordis', done: true }, closure, rung, NOW)).toEqual([]);
    expect(after(rung, { type: 'TickCall', allocation_id: 'tordis', done: false }).rung).toEqual([]);
    const stranger = { type: 'TickCall' as const, allocation_id: 'skua', done: true };
    expect(decide(stranger, closure, initial(), NOW)).toMatchObject({ kind: 'not_found' });
  });
});
