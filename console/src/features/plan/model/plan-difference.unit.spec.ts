import { describe, expect, it } from '@jest/globals';
import { type ChartBar, closedBar } from './chart-bar.js';
import { planDifference } from './plan-difference.js';

const bar = (
  owner: string,
  berthId: string,
  start: number,
  end: number,
  kind: ChartBar['kind'] = 'VISIT',
): ChartBar => ({
  ...closedBar(berthId),
  id: `${owner}:2027-07-${start}`,
  kind,
  start: `2027-07-${start}`,
  end: `2027-07-${end}`,
});

const changes = (then: readonly ChartBar[], now: readonly ChartBar[]) =>
  planDifference(then, now).changes.map(({ change, bar: { id, berthId } }) => [change, id.split(':')[0], berthId]);

describe('the difference between two moments of the plan', () => {
  it.each([
    ['nothing', [bar('a', 'A1', 10, 12)], [bar('a', 'A1', 10, 12)], []],
    ['a boat that came', [], [bar('a', 'A1', 10, 12)], [['CAME', 'a', 'A1']]],
    ['a boat that left', [bar('a', 'A1', 10, 12)], [], [['LEFT', 'a', 'A1']]],
    ['a boat that moved', [bar('a', 'A1', 10, 12)], [bar('a', 'A2', 10, 12)], [['CHANGED', 'a', 'A2']]],
    ['other nights', [bar('a', 'A1', 10, 12)], [bar('a', 'A1', 11, 14)], [['CHANGED', 'a', 'A1']]],
    [
      'a stay that was split',
      [bar('a', 'A1', 10, 14)],
      [bar('a', 'A1', 10, 12), bar('a', 'A2', 12, 14)],
      [
        ['CHANGED', 'a', 'A1'],
        ['CHANGED', 'a', 'A2'],
      ],
    ],
    [
      'a stay that lost its second berth',
      [bar('a', 'A1', 10, 12), bar('a', 'A2', 12, 14)],
      [bar('a', 'A1', 10, 12)],
      [['CHANGED', 'a', 'A2']],
    ],
    ['an absence of a resident', [], [bar('x', 'A1', 10, 12, 'AWAY')], [['CAME', 'x', 'A1']]],
    ['berths out of service', [], [closedBar('A1')], []],
  ])('shows %s', (_, then, now, expected) => expect(changes(then, now)).toEqual(expected));

  it('marks the bars of the past, and the ghosts that lie over one of them', () => {
    const then = [bar('a', 'A1', 10, 12), bar('b', 'A2', 10, 12)];
    const { past, ghosts } = planDifference(then, [bar('a', 'A3', 10, 12), bar('c', 'A2', 11, 13)]);
    expect([...past]).toEqual([
      ['a:2027-07-10', 'CHANGED'],
      ['b:2027-07-10', 'LEFT'],
    ]);
    expect(ghosts.map(({ bar: { berthId }, change, covered }) => [berthId, change, covered])).toEqual([
      ['A3', 'CHANGED', false],
      ['A2', 'CAME', true],
    ]);
  });
});
