import { describe, expect, it } from '@jest/globals';
import { specificationOf } from '../../../tests/fixtures/given-when-then.js';
import type { WorkCommand } from '../../platform/long-work/long-work.js';
import { type CardImportEvent, cardImportWork, type CardImportWork, progressOf } from './card-import.js';

type CardImportCommand = WorkCommand<CardImportWork>;

const given = specificationOf(cardImportWork);
const at = (minute: number) => `2027-06-10T08:${String(minute).padStart(2, '0')}:00.000Z`;
const begin = (import_id: string): CardImportCommand => ({
  type: 'Begin',
  begun: { marina_id: 'marina-1', import_id, rows: 3, left_out: 1 },
});
const advance = (id: string, from: number, added: number, refused: CardImportWork['report']['refused'] = []) =>
  ({ type: 'Advance', id, from, report: { added, refused } }) satisfies CardImportCommand;
/** The events of these commands, each a minute after the one before. */
const historyOf = (...commands: CardImportCommand[]): CardImportEvent[] =>
  commands.reduce<CardImportEvent[]>(
    (events, command, minute) => [...events, ...given(events).when(command, at(minute)).events()],
    [],
  );

describe('an import of cards', () => {
  it('counts what was added and keeps what was refused', () => {
    const refused = [{ row: 4, code: 'CARD_NUMBER_TAKEN' }];
    const { latest } = given(historyOf(begin('one'), advance('one', 0, 2), advance('one', 2, 0, refused))).state;
    expect(latest === null ? null : progressOf(latest)).toEqual({
      import_id: 'one',
      status: 'DONE',
      rows: 3,
      left_out: 1,
      done: 3,
      added: 2,
      refused,
    });
  });

  it('lets no other one begin while it runs, and one after it', () => {
    const running = historyOf(begin('one'));
    given(running).when(begin('two'), at(1)).thenRefused('CARD_IMPORT_RUNNING');
    const over = historyOf(begin('one'), advance('one', 0, 3));
    given(over).when(begin('two'), at(2)).then({ type: 'CardImportBegun' });
  });

  it('counts as dead without progress for a quarter of an hour, and then reports nothing more', () => {
    const first = historyOf(begin('one'));
    given(first).when(begin('two'), at(14)).thenRefused('CARD_IMPORT_RUNNING');
    const late = given(first).when(begin('two'), at(16));
    late.then({ type: 'CardImportBegun', data: { import_id: 'two' } });
    given([...first, ...late.events()])
      .when(advance('one', 0, 3), at(17))
      .then();
  });
});
