import { describe, expect, it } from '@jest/globals';
import { type CardImportCommand, type CardImportState, decide, evolve, initial } from './card-import.js';

const MARINA = 'marina-1';
const at = (minute: number) => `2027-06-10T08:${String(minute).padStart(2, '0')}:00.000Z`;
const begin = (import_id: string, rows = 3): CardImportCommand => ({
  ...{ type: 'Begin', marina_id: MARINA, import_id, rows, left_out: 1 },
});

/** The state after these commands, each a minute after the one before; refusals as their codes. */
function after(...commands: CardImportCommand[]): { state: CardImportState; answers: (string | number)[] } {
  let state = initial();
  const answers = commands.map((command, minute) => {
    const answer = decide(command, state, at(minute));
    if ('refused' in answer) return answer.code;
    state = answer.reduce(evolve, state);
    return answer.length;
  });
  return { state, answers };
}

describe('an import of cards', () => {
  it('counts what was added and keeps what was refused', () => {
    const refused = [{ row: 4, code: 'CARD_NUMBER_TAKEN' }];
    const { state } = after(
      begin('one'),
      { type: 'Advance', import_id: 'one', added: 2, refused: [] },
      { type: 'Advance', import_id: 'one', added: 0, refused },
      { type: 'Finish', import_id: 'one' },
    );
    expect(state.latest).toEqual({
      ...{ import_id: 'one', status: 'DONE', rows: 3, left_out: 1 },
      ...{ done: 3, added: 2, refused },
    });
  });

  it('lets no other one begin while it runs, and one after it', () => {
    const finish: CardImportCommand = { type: 'Finish', import_id: 'one' };
    expect(after(begin('one'), begin('two'), finish, begin('two')).answers).toEqual([1, 'CARD_IMPORT_RUNNING', 1, 1]);
  });

  it('counts as dead without progress for a quarter of an hour, and then reports nothing more', () => {
    const first = after(begin('one')).state;
    const early = decide(begin('two'), first, at(14));
    expect(early).toMatchObject({ code: 'CARD_IMPORT_RUNNING' });
    const late = decide(begin('two'), first, at(16));
    const state = (late as never[]).reduce(evolve, first);
    expect(state.latest).toMatchObject({ import_id: 'two', status: 'RUNNING' });
    expect(decide({ type: 'Advance', import_id: 'one', added: 1, refused: [] }, state, at(17))).toEqual([]);
    expect(decide({ type: 'Finish', import_id: 'one' }, state, at(17))).toEqual([]);
  });

  it('finishes once', () => {
    const finish: CardImportCommand = { type: 'Finish', import_id: 'one' };
    expect(after(begin('one'), finish, finish).answers).toEqual([1, 1, 0]);
  });
});
