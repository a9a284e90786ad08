import { describe, expect, it } from '@jest/globals';
import { decideFiles, filesAfter } from './marina-files.js';
import type { StoredFile } from './marina-events.js';

const file = (file_id: string, requested_type: StoredFile['requested_type'] = 'APPROVAL_KIT'): StoredFile => ({
  file_id,
  requested_type,
  name: `${file_id}.pdf`,
  content_type: 'application/pdf',
  size_bytes: 10,
  languages: [],
  at: '2027-03-01T09:00:00.000Z',
});
const ids = (files: readonly StoredFile[]) => files.map(({ file_id }) => file_id);

describe('the files of a marina', () => {
  it('stand in the order in which they were added, or were put', () => {
    const files = [file('a'), file('b'), file('c')];
    const order = decideFiles({ type: 'OrderFiles', requested_type: 'APPROVAL_KIT', file_ids: ['c', 'a', 'b'] }, files);
    const [event] = order as Parameters<typeof filesAfter>[1][];
    expect(ids(filesAfter(files, event!))).toEqual(['c', 'a', 'b']);
    const same = { type: 'OrderFiles' as const, requested_type: 'APPROVAL_KIT' as const, file_ids: ['a', 'b', 'c'] };
    expect(decideFiles(same, files)).toEqual([]);
  });

  it.each([
    [['a', 'b'], 'MARINA_FILES_CHANGED'],
    [['a', 'b', 'b'], 'MARINA_FILES_CHANGED'],
    [['a', 'b', 'x'], 'MARINA_FILE_NOT_FOUND'],
  ])('refuse an order of other files: %j', (file_ids, code) => {
    const order = { type: 'OrderFiles' as const, requested_type: 'APPROVAL_KIT' as const, file_ids };
    expect(decideFiles(order, [file('a'), file('b'), file('c')])).toMatchObject({ code });
  });

  it('hold one cancellation policy of each kind: a new one replaces the one before', () => {
    const files = [file('a', 'CANCELLATION_POLICY_SHORT'), file('b', 'CANCELLATION_POLICY_LONG')];
    const added = file('c', 'CANCELLATION_POLICY_SHORT');
    expect(decideFiles({ type: 'AddFile', file: added }, files)).toEqual([{ type: 'MarinaFileAdded', data: added }]);
    expect(ids(filesAfter(files, { type: 'MarinaFileAdded', data: added }))).toEqual(['b', 'c']);
  });

  it('refuse an eleventh file of the approval kit', () => {
    const ten = Array.from({ length: 10 }, (_, index) => file(`f${index}`));
    expect(decideFiles({ type: 'AddFile', file: file('more') }, ten)).toMatchObject({ code: 'MARINA_TOO_MANY_FILES' });
    expect(decideFiles({ type: 'AddFile', file: file('more') }, ten.slice(1))).toHaveLength(1);
  });

  it('are removed once', () => {
    expect(decideFiles({ type: 'RemoveFile', file_id: 'a' }, [file('a')])).toHaveLength(1);
    expect(decideFiles({ type: 'RemoveFile', file_id: 'a' }, [])).toMatchObject({ code: 'MARINA_FILE_NOT_FOUND' });
  });
});
