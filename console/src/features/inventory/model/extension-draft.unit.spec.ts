import { describe, expect, it } from '@jest/globals';
import {
  besideIt,
  extensionOf,
  listedNeighbours,
  noExtension,
  stepDone,
  withAllSides,
  type WizardBerth,
  withNeighbour,
  withSides,
} from './extension-draft.js';

const berth = (number: number, more: Partial<WizardBerth> = {}): WizardBerth => ({
  id: `b${number}`,
  name: `B${number}`,
  number,
  active: true,
  max_loa: 12,
  max_beam: 4,
  max_draft: 2.4,
  ...more,
});
const pier = [berth(15), berth(13, { active: false }), berth(14), berth(19, { max_loa: 10 })];
const b14 = berth(14);

describe('the smart extension wizard', () => {
  it('goes on only when its step is answered', () => {
    const sternTo = { ...noExtension, orientation: 'STERN_TO' as const };
    expect([
      stepDone('orientation', noExtension),
      stepDone('orientation', sternTo),
      stepDone('sides', sternTo),
      stepDone('sides', withSides(sternTo, 2)),
      stepDone('neighbours', withSides(sternTo, 2)),
    ]).toEqual([false, true, false, true, false]);
  });

  it('saves nothing before all three steps are answered', () => {
    const draft = { orientation: 'ALONGSIDE' as const, sides: 1 as const, neighbours: ['b15'] };
    expect(extensionOf(draft)).toEqual(draft);
    expect(extensionOf({ ...draft, neighbours: [] })).toBeNull();
    expect(extensionOf({ ...draft, orientation: null })).toBeNull();
  });

  it('keeps as many neighbours as there are sides', () => {
    const both = { orientation: 'STERN_TO' as const, sides: 2 as const, neighbours: ['b13', 'b15'] };
    expect(withSides(both, 1).neighbours).toEqual(['b13']);
    const at = { berth: b14, pier: [...pier, berth(16)] };
    expect(withNeighbour(withSides(both, 1), 'b15', true, at).neighbours).toEqual(['b15']);
    expect(withNeighbour(both, 'b13', false, at).neighbours).toEqual(['b15']);
    expect(withNeighbour({ ...both, neighbours: ['b15'] }, 'b13', true, at).neighbours).toEqual(['b15', 'b13']);
    expect(withNeighbour(both, 'b16', true, at).neighbours).toEqual(['b16']);
  });

  it('suggests the nearest numbers, and lists the same side and those chosen before after them', () => {
    expect(besideIt(b14, pier).map(({ name }) => name)).toEqual(['B13', 'B15']);
    expect(besideIt(berth(19), pier).map(({ name }) => name)).toEqual(['B15']);
    const more = [...pier, berth(16)];
    expect(listedNeighbours(b14, more, ['b19', 'b15']).map(({ name }) => name)).toEqual(['B13', 'B15', 'B16', 'B19']);
  });

  it('shows how large a boat each choice of sides would take, over active berths only', () => {
    const all = [berth(13), berth(14), berth(15)];
    expect(withAllSides(b14, all, 'STERN_TO', 1)).toEqual({ max_loa: 12, max_beam: 8, max_draft: 2.4 });
    expect(withAllSides(b14, all, 'STERN_TO', 2)).toEqual({ max_loa: 12, max_beam: 12, max_draft: 2.4 });
    expect(withAllSides(b14, pier, 'ALONGSIDE', 2)).toEqual({ max_loa: 24, max_beam: 4, max_draft: 2.4 });
    expect(withAllSides(b14, [berth(14)], 'ALONGSIDE', 2)).toBeNull();
  });
});
