import { describe, it } from '@jest/globals';
import type { RemedyChoice } from '../../../contracts/conflicts/remedies.js';
import { specificationOf } from '../../../tests/fixtures/given-when-then.js';
import { type ConflictCommand, type ConflictRecordState, decide, evolve, initial } from './conflict.js';
import type { ConflictEvent, RemedyBegun } from './conflict-events.js';

const given = specificationOf<ConflictCommand, ConflictEvent, ConflictRecordState, undefined>({
  initial,
  evolve,
  decide: (command, state) => decide(command, state),
});

const at = '2027-06-12T10:00:00.000Z';
const until = '2027-06-12T12:00:00.000Z';
const about = { conflict_id: 'late-r1', kind: 'LATE_DEPARTURE' as const, reservation_id: 'r1' };
const move: RemedyChoice = { kind: 'MOVE', reservation_id: 'r2', berth_id: 'b2' };
const ask: RemedyChoice = { kind: 'ASK', reservation_id: 'r1', until };
const data = (choice: RemedyChoice, command_id = 'c1'): RemedyBegun['data'] => ({
  ...about,
  choice,
  at,
  sizes: null,
  message: null,
  boater_id: 'p1',
  command_id,
  command_hash: 'h',
});
const begun = (choice: RemedyChoice): ConflictEvent => ({ type: 'RemedyBegun', data: data(choice) });
const end = (command_id = 'c1'): ConflictCommand => ({ type: 'EndRemedy', command_id, at, label: 'C16' });

describe('a remedy', () => {
  it('is written down before its first step, one at a time', () => {
    given([])
      .when({ type: 'BeginRemedy', data: data(move) }, undefined)
      .then({ type: 'RemedyBegun' });
    given([begun(move)])
      .when({ type: 'BeginRemedy', data: data(move, 'c2') }, undefined)
      .thenRefused('CONFLICT_BUSY');
  });

  it('solves the conflict when its steps are done', () => {
    given([begun(move)])
      .when(end(), undefined)
      .then({ type: 'ConflictSolved', data: { ...about, choice: move, label: 'C16' } });
  });

  it('that needs an answer puts the conflict off until its time, which lies ahead', () => {
    given([begun(ask)])
      .when(end(), undefined)
      .then({ type: 'ConflictPostponed', data: { until } });
    given([])
      .when({ type: 'BeginRemedy', data: { ...data(ask), at: until } }, undefined)
      .thenRefused('CONFLICT_UNTIL_PAST');
  });

  it('that is refused makes room for another one', () => {
    const failed = given([begun(move)]).when({ type: 'FailRemedy', command_id: 'c1', at, code: 'X' }, undefined);
    failed.then({ type: 'RemedyFailed', data: { code: 'X' } });
    given([begun(move), ...failed.events()])
      .when({ type: 'BeginRemedy', data: data(move, 'c2') }, undefined)
      .then({ type: 'RemedyBegun' });
  });

  it('ends once, and only by its own command', () => {
    const solved: ConflictEvent = { type: 'ConflictSolved', data: { ...about, choice: move, at, label: null } };
    given([begun(move)])
      .when(end('c2'), undefined)
      .then();
    given([begun(move), solved])
      .when(end(), undefined)
      .then();
  });
});
