import { describe, expect, it } from '@jest/globals';
import type { BerthSuggestion } from '../../../../../contracts/reservations/list.js';
import { type BerthShown, berthShown } from './berth-shown.js';

const b14 = { id: 'b', number: '14', pier_id: 'p', pier_name: 'B' };
const asked = { id: 'r', berth: null, action_required: 'MARINA', reservation_status: 'initiated' } as const;
const waits = { ...asked, reservation_status: 'waiting_list' } as const;
const offered = { ...asked, action_required: 'BOATER', reservation_status: 'waiting' } as const;
const nothing: BerthShown = { kind: 'nothing' };

describe('the berth of a row', () => {
  it.each<[string, Parameters<typeof berthShown>[0], BerthSuggestion['berth'] | undefined, BerthShown]>([
    ['is the one it has', { ...asked, berth: b14 }, null, { kind: 'has', name: 'B14' }],
    ['is one that fits, of a request', asked, b14, { kind: 'fits', name: 'B14' }],
    ['is missing, of a request that fits nowhere', asked, null, { kind: 'noneFree' }],
    ['is none where no berth can be suggested', asked, undefined, nothing],
    ['is one that became free, of who waits', waits, b14, { kind: 'freeNow', name: 'B14' }],
    ['is no news where who waits has to go on waiting', waits, null, nothing],
    ['is not looked for while the boater has to move', offered, b14, nothing],
  ])('%s', (_, row, suggested, shown) => {
    const found = suggested === undefined ? new Map() : new Map([['r', suggested]]);
    expect(berthShown(row, { found, looking: false })).toEqual(shown);
  });

  it('is being looked for until the answer comes', () => {
    const looking = { found: new Map([['other', null]]), looking: true };
    expect(berthShown(asked, looking)).toEqual({ kind: 'looking' });
    expect(berthShown(offered, looking)).toEqual(nothing);
    expect(berthShown({ ...asked, id: 'other' }, looking)).toEqual({ kind: 'noneFree' });
  });
});
