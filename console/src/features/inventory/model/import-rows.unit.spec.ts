import { describe, expect, it } from '@jest/globals';
import { berthImportApi } from '../../../../../contracts/berths/api.js';
import { errorAt, importProblem, shownColumns, withCell, withNumbersOf } from './import-rows.js';

const { rows } = berthImportApi.check.answer.parse(berthImportApi.check.example.answer);
const wrong = rows[0]!;
const right = { ...wrong, row: 5, errors: [] };

describe('the rows of an import', () => {
  it('show the usual columns, and others only where something is wrong', () => {
    expect(shownColumns([right])).not.toContain('holder_type');
    const odd = { ...right, errors: [{ column: 'holder_type' as const, code: 'holderTypeUnknown', details: {} }] };
    expect(shownColumns([odd])).toContain('holder_type');
  });

  it('are corrected cell by cell', () => {
    const [corrected, other] = withCell([wrong, right], 0, 'number', '13');
    expect(corrected?.cells.number).toBe('13');
    expect(other).toBe(right);
    expect(errorAt(wrong, 'number')?.code).toBe('berthNumberTaken');
    expect(errorAt(wrong, 'pier')).toBeUndefined();
  });

  it('keep the row numbers of the file when they are checked again', () => {
    expect(withNumbersOf([wrong, right], [wrong, { ...right, row: 3 }]).map(({ row }) => row)).toEqual([2, 5]);
  });

  it.each([
    ['nothing is right', [wrong], true, 'nothing'],
    ['something is wrong', [wrong, right], false, 'wrong'],
    ['what is wrong is left out', [wrong, right], true, null],
    ['all is right', [right], false, null],
  ])('where %s', (_name, given, leaveOut, problem) => {
    expect(importProblem(given, leaveOut)).toBe(problem);
  });
});
