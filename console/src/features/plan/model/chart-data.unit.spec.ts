import { describe, expect, it } from '@jest/globals';
import type { PlanBar, PlanRow } from '../../../../../contracts/berths/plan.js';
import { barsOf, pagesAround, pagesOf, reservationsOf } from './bar-pages.js';
import { barMet } from './bar-index.js';
import { isMovable, OPEN_END } from './chart-bar.js';
import { chartData, layoutOf } from './chart-data.js';
import { berthAt, rowAt, rowsIn } from './chart-rows.js';
import { viewFrom } from './chart-window.js';
import { emptyAround, emptyBetween } from './empty-nights.js';
import { inTheWayOf, movesOf, ofPier, placedTogether, toggled, within } from './several.js';
import { aimAfter, firstPlace, gripOfKey, type Place, placeAfter } from './walk.js';

const row = (name: string, given: Partial<PlanRow> = {}): PlanRow => ({
  berth_id: name,
  pier_id: name.charAt(0),
  name,
  number: Number(name.slice(1)),
  max_loa: 12,
  max_beam: 4,
  max_draft: 3,
  min_length: null,
  min_beam: null,
  min_draft: null,
  active: true,
  offered: true,
  neighbours: [],
  ...given,
});
const bar = (berth_id: string, start_date: string, end_date: string | null, given: Partial<PlanBar> = {}): PlanBar => ({
  kind: 'VISIT',
  allocation_id: `${berth_id}-${start_date}`,
  berth_id,
  extends_over: [],
  start_date,
  end_date,
  stay_start: start_date,
  stay_end: end_date,
  reservation_id: `r-${berth_id}-${start_date}`,
  view_id: null,
  boat: { name: 'Petrel', length: 11, beam: 3.5, draft: 1.8, type: null },
  mark: 'BOOKED',
  dates: 'CHANGE',
  status: 'approved',
  ...given,
});
const pier = (pier_id: string, berths: number) => ({
  pier_id,
  name: pier_id,
  berths,
  taken_nights: 31,
  offered_nights: 62,
});

const rows = [row('A1'), row('A2'), row('A3', { active: false }), row('B1')];
const layout = layoutOf([pier('A', 3), pier('B', 1)], rows, 34);
const TODAY = '2027-07-01';
const window = viewFrom('month', '2027-07-01');

describe('a closure', () => {
  const closure = {
    closure_id: 'c',
    start_date: '2027-07-12',
    end_date: '2027-07-14',
    reason: 'STORM' as const,
    berths: ['A1', 'A2', 'A3'].map((berth_id) => ({ berth_id, start_date: '2027-07-12', end_date: '2027-07-14' })),
    to_move: [],
  };
  const resident = bar('A2', '2027-04-01', null, { kind: 'RESIDENT', reservation_id: null, mark: null, dates: null });

  it('is a column over its berths in service and its nights, and marks the bars that it concerns', () => {
    const over = bar('A1', '2027-07-11', '2027-07-13', { mark: 'OVER' });
    const bars = [bar('A1', '2027-07-10', '2027-07-16'), bar('A1', '2027-07-14', '2027-07-16'), over, resident];
    const { byId } = chartData(layout, bars, TODAY, [closure]).index;
    const nights = { closureId: 'c', start: '2027-07-12', end: '2027-07-14' };
    expect([...byId.values()].filter(({ closed }) => closed !== undefined)).toMatchObject([
      { kind: 'CLOSED', berthId: 'A1', start: '2027-07-12', end: '2027-07-14', closed: nights },
      { kind: 'CLOSED', berthId: 'A2', closed: nights },
      { kind: 'VISIT', berthId: 'A1', start: '2027-07-10', closed: nights },
      { kind: 'RESIDENT', berthId: 'A2', closed: nights },
    ]);
  });

  it('concerns a boat in the neighbouring berth over which it extends, and no holder who is away on its nights', () => {
    const away = { ...resident, kind: 'AWAY' as const, start_date: '2027-07-11', end_date: '2027-07-20' };
    const wide = bar('B1', '2027-07-10', '2027-07-16', { extends_over: ['A1'] });
    const { byId } = chartData(layout, [resident, away, wide], TODAY, [closure]).index;
    const concerned = [...byId.values()].filter(({ kind, closed }) => kind !== 'CLOSED' && closed !== undefined);
    expect(concerned.map(({ berthId }) => berthId)).toEqual(['B1']);
  });
});

describe('the rows of the chart', () => {
  it('stand under their piers', () => {
    expect(layout.rows.map((each) => [each.kind, each.top])).toEqual([
      ['pier', 0],
      ['berth', 28],
      ['berth', 62],
      ['berth', 96],
      ['pier', 130],
      ['berth', 158],
    ]);
    expect(layout.height).toBe(192);
  });

  it('are found by their height', () => {
    expect([-5, 0, 27, 28, 61, 62, 500].map((y) => rowAt(layout, y))).toEqual([0, 0, 0, 1, 1, 2, 5]);
    expect([10, 40, 140, 160].map((y) => berthAt(layout, y)?.id)).toEqual([undefined, 'A1', undefined, 'B1']);
    expect(rowsIn(layout, 40, 30, 0)).toEqual([1, 3]);
    expect(rowsIn(layoutOf([], [], 34), 0, 500, 3)).toEqual([0, 0]);
  });
});

describe('the bars of the chart', () => {
  const placed = (bars: PlanBar[], berth: string) =>
    (chartData(layout, bars, '2027-07-01').index.byBerth.get(berth) ?? []).map(
      ({ bar: each, lane, lanes, rows: tall, gap }) => [each.start, each.end, lane, lanes, tall, gap],
    );

  it('show a berth out of service as one', () => {
    expect(chartData(layout, [], '2027-07-01').index.byBerth.get('A3')?.[0]?.bar.look).toBe('out_of_service');
  });

  it('cover neighbouring rows as one bar', () => {
    expect(placed([bar('A2', '2027-07-03', '2027-07-05', { extends_over: ['A1'] })], 'A1')).toEqual([
      ['2027-07-03', '2027-07-05', 0, 1, 2, null],
    ]);
  });

  it('are one in each row where other rows lie between, joined over the gap', () => {
    const sides = [bar('A3', '2027-07-03', '2027-07-05', { extends_over: ['A1'] })];
    expect(placed(sides, 'A1')).toEqual([['2027-07-03', '2027-07-05', 0, 1, 1, 34]]);
    expect(placed(sides, 'A2')).toEqual([]);
    expect(placed(sides, 'A3').at(-1)).toEqual(['2027-07-03', '2027-07-05', 0, 1, 1, null]);
    const piers = [bar('A1', '2027-07-03', '2027-07-05', { extends_over: ['B1', 'A2'] })];
    expect(placed(piers, 'A1')).toEqual([['2027-07-03', '2027-07-05', 0, 1, 2, 34 + 28]]);
    expect(placed(piers, 'B1')).toEqual([['2027-07-03', '2027-07-05', 0, 1, 1, null]]);
  });

  it('are not joined to a berth that the filters hide', () => {
    const hidden = [bar('A1', '2027-07-03', '2027-07-05', { extends_over: ['A9'] })];
    expect(placed(hidden, 'A1')).toEqual([['2027-07-03', '2027-07-05', 0, 1, 1, null]]);
  });

  it('share the height where offers compete for the same nights', () => {
    const bars = [
      bar('A1', '2027-07-03', '2027-07-08'),
      bar('A1', '2027-07-05', '2027-07-09'),
      bar('A1', '2027-07-09', '2027-07-11'),
    ];
    expect(placed(bars, 'A1').map(([start, , lane, lanes]) => [start, lane, lanes])).toEqual([
      ['2027-07-03', 0, 2],
      ['2027-07-05', 1, 2],
      ['2027-07-09', 0, 1],
    ]);
  });

  it('show a boat that is still there beside the one that comes', () => {
    const bars = [
      bar('A1', '2027-07-03', '2027-07-08'),
      bar('A1', '2027-07-01', '2027-07-04', { kind: 'OVERDUE', allocation_id: 'fram' }),
    ];
    expect(placed(bars, 'A1').map(([start, , lane, lanes]) => [start, lane, lanes])).toEqual([
      ['2027-07-01', 0, 2],
      ['2027-07-03', 1, 2],
    ]);
    const { byId } = chartData(layout, bars, '2027-07-03').index;
    const overdue = byId.get('fram:2027-07-01');
    expect(overdue?.look).toBe('overdue');
    expect(overdue !== undefined && isMovable(overdue)).toBe(false);
  });

  it('leave a resident’s nights away to the absence', () => {
    const bars = [
      bar('A1', '2020-01-01', null, { kind: 'RESIDENT', mark: null, reservation_id: null }),
      bar('A1', '2027-07-03', '2027-07-08', { kind: 'AWAY', mark: null, reservation_id: null, allocation_id: 'away' }),
    ];
    expect(placed(bars, 'A1').map(([start, end]) => [start, end])).toEqual([
      ['2020-01-01', '2027-07-03'],
      ['2027-07-08', '9999-12-31'],
      ['2027-07-03', '2027-07-08'],
    ]);
  });

  it('load by pages, and name the stays whose changes change them', () => {
    const many = Array.from({ length: 130 }, (_, at) => row(`A${at}`));
    expect(pagesOf(many).map(({ from, to }) => [from, to])).toEqual([
      [0, 60],
      [60, 120],
      [120, 130],
    ]);
    expect([pagesAround(10, 50), pagesAround(59, 61), pagesAround(60, 120)]).toEqual([
      [0, 60],
      [0, 120],
      [60, 120],
    ]);
    const over = bar('A200', '2027-07-03', '2027-07-05', { extends_over: ['A61'] });
    const [, second] = pagesOf(many);
    expect(barsOf(second ?? { from: 0, to: 0, berthIds: [] }, [over, bar('A3', '2027-07-03', '2027-07-05')])).toEqual([
      over,
    ]);
    expect(reservationsOf([over, over])).toEqual(['r-A200-2027-07-03']);
  });
});

describe('empty nights', () => {
  const { index } = chartData(
    layout,
    [bar('A1', '2027-07-10', '2027-07-15'), bar('A1', '2027-07-20', '2027-07-22')],
    TODAY,
  );

  it('reach from a departure, or from today, to the next arrival', () => {
    expect(emptyAround(index, 'A1', '2027-07-16', TODAY)).toMatchObject({ start: '2027-07-15', end: '2027-07-20' });
    expect(emptyAround(index, 'A1', '2027-07-05', TODAY)).toMatchObject({ start: TODAY, end: '2027-07-10' });
    expect(emptyAround(index, 'A1', '2027-07-25', TODAY)).toMatchObject({ start: '2027-07-22', end: OPEN_END });
    expect(emptyAround(index, 'A1', '2027-07-14', TODAY)).toBeNull();
    expect(emptyAround(index, 'A1', '2027-06-30', TODAY)).toBeNull();
  });

  it('that are drawn in either direction stop at the next bar', () => {
    const drawn = (from: string, to: string) => emptyBetween(index, 'A1', { from, to, today: TODAY });
    expect(drawn('2027-07-16', '2027-07-18')).toMatchObject({ start: '2027-07-16', end: '2027-07-19' });
    expect(drawn('2027-07-18', '2027-07-16')).toMatchObject({ start: '2027-07-16', end: '2027-07-19' });
    expect(drawn('2027-07-16', '2027-07-30')).toMatchObject({ start: '2027-07-16', end: '2027-07-20' });
    expect(drawn('2027-07-16', '2027-07-01')).toMatchObject({ start: '2027-07-15', end: '2027-07-17' });
    expect(drawn('2027-07-12', '2027-07-18')).toBeNull();
  });
});

describe('several stays', () => {
  const data = chartData(
    layout,
    [
      bar('A1', '2027-07-10', '2027-07-15'),
      bar('A2', '2027-07-12', '2027-07-13'),
      bar('A2', '2027-07-20', '2027-07-22', { stay_end: '2027-07-25' }),
      bar('B1', '2027-07-14', '2027-07-16'),
      bar('A1', '2027-07-01', '2027-07-02', { mark: 'OVER' }),
    ],
    TODAY,
  );
  const of = (id: string) => {
    const found = data.index.byId.get(id);
    if (found === undefined) throw new Error(id);
    return found;
  };
  const [one, two, part, other] = [
    of('A1-2027-07-10:2027-07-10'),
    of('A2-2027-07-12:2027-07-12'),
    of('A2-2027-07-20:2027-07-20'),
    of('B1-2027-07-14:2027-07-14'),
  ];

  it('are chosen one by one after the selected one, and only whole stays that are not over', () => {
    const both = toggled(new Set(), two, one);
    expect([...both]).toEqual([one.id, two.id]);
    expect([...toggled(both, one, null)]).toEqual([two.id]);
    expect([...toggled(both, part, null)]).toEqual([one.id, two.id]);
  });

  it('are chosen by their pier, and by rows and nights', () => {
    expect(ofPier(data, 'A', window)).toEqual([one.id, two.id]);
    expect(within(data, [0, 2], { start: '2027-07-12', end: '2027-07-13' })).toEqual([one.id, two.id]);
    expect(within(data, [2, 2], { start: '2027-07-01', end: '2027-08-01' })).toEqual([two.id]);
  });

  it('move by the same number of rows over headings, and stop together at the ends of the chart', () => {
    const berths = (held: typeof one, to: string) =>
      placedTogether(layout, [one, two], held, to).map(({ berthId }) => berthId);
    expect(berths(one, 'A2')).toEqual(['A2', 'A3']);
    expect(berths(two, 'B1')).toEqual(['A3', 'B1']);
    expect(berths(one, 'B1')).toEqual(['A3', 'B1']);
    expect(berths(two, 'A1')).toEqual(['A1', 'A2']);
    expect(movesOf(placedTogether(layout, [one, two], two, 'A1'))).toBeNull();
    expect(movesOf(placedTogether(layout, [one, two], one, 'A2'))).toMatchObject({
      type: 'MOVES',
      moves: [{ berth_id: 'A2' }, { berth_id: 'A3' }],
    });
  });

  it('name every stay that is in their way, and none of themselves', () => {
    const placings = placedTogether(layout, [one, two], two, 'B1');
    expect(inTheWayOf(data.index, placings)).toEqual([{ bar: of('closed:A3'), berthId: 'A3' }]);
    expect(inTheWayOf(data.index, [{ bar: one, berthId: 'B1' }])).toEqual([{ bar: other, berthId: 'B1' }]);
  });
});

describe('the keys of the chart', () => {
  const data = chartData(
    layout,
    [
      bar('A1', '2027-07-03', '2027-07-05'),
      bar('A1', '2027-07-10', '2027-07-15'),
      bar('A2', '2027-07-04', '2027-07-06'),
      bar('A2', '2027-07-12', '2027-07-13'),
      bar('A2', '2027-09-12', '2027-09-13'),
    ],
    '2027-07-01',
  );
  const ground = { ...data, window, view: window, bookFrom: null };
  const first = 'A1-2027-07-03:2027-07-03';
  const second = 'A1-2027-07-10:2027-07-10';
  const after = (key: string, place: Place) => placeAfter(key, place, ground);

  it('begin at the first berth', () => {
    expect(firstPlace(ground)).toEqual({ berthId: 'A1', barId: null });
  });

  it('walk the bars of a berth from its label', () => {
    const walk = ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'End', 'Home'];
    let place: Place = { berthId: 'A1', barId: null };
    const barIds = walk.map((key) => (place = after(key, place) ?? place).barId);
    expect(barIds).toEqual([first, second, second, first, null, second, null]);
  });

  it('walk the empty nights between the bars from today on, where nights can be booked', () => {
    const booking = { ...ground, bookFrom: '2027-07-08' };
    const walk = (keys: readonly string[], from: Place): (string | null)[] => {
      let place = from;
      return keys.map((key) => {
        place = placeAfter(key, place, booking) ?? place;
        return place.night ?? place.barId;
      });
    };
    const right = ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight'];
    expect(walk(right, { berthId: 'A1', barId: null })).toEqual([
      first,
      '2027-07-08',
      '2027-07-09',
      second,
      '2027-07-15',
    ]);
    const back = ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft'];
    expect(walk(back, { berthId: 'A1', barId: second })).toEqual(['2027-07-09', '2027-07-08', first, null]);
    const night: Place = { berthId: 'A1', barId: null, night: '2027-07-09' };
    expect(walk(['ArrowDown', 'ArrowUp'], night)).toEqual(['2027-07-09', '2027-07-09']);
    expect(walk(['ArrowDown'], { ...night, night: '2027-07-12' })).toEqual(['A2-2027-07-12:2027-07-12']);
  });

  it('go to the closest bar in view of the next berth, and over the headings', () => {
    expect(after('ArrowDown', { berthId: 'A1', barId: second })).toEqual({
      berthId: 'A2',
      barId: 'A2-2027-07-12:2027-07-12',
    });
    expect(after('ArrowDown', { berthId: 'A3', barId: null })).toEqual({ berthId: 'B1', barId: null });
    expect(after('PageDown', { berthId: 'A1', barId: null })).toEqual({ berthId: 'B1', barId: null });
    expect(after('ArrowUp', { berthId: 'A1', barId: null })).toEqual({ berthId: 'A1', barId: null });
    expect(after('x', { berthId: 'A1', barId: null })).toBeNull();
  });

  it('hold the body up and down, and the ends left and right', () => {
    const held = data.index.byId.get(second);
    if (held === undefined) throw new Error('no bar');
    expect(gripOfKey('ArrowDown', false, held)).toBe('body');
    expect(gripOfKey('ArrowRight', false, held)).toBe('end');
    expect(gripOfKey('ArrowRight', true, held)).toBe('start');
    expect(gripOfKey('Enter', false, held)).toBeNull();
    const { berthId, start, end } = held;
    const lifted = {
      bar: held,
      grip: 'body',
      splitFrom: null,
      by: 'keys',
      berthId,
      start,
      end,
      swapWith: null,
    } as const;
    const met = barMet(data.index, 'A2', held, held);
    expect(aimAfter('ArrowDown', lifted, ground)).toEqual({ berthId: 'A2', start, end, swapWith: met });
    expect(met?.start).toBe('2027-07-12');
    expect(aimAfter('ArrowRight', { ...lifted, grip: 'end' }, ground).end).toBe('2027-07-16');
    expect(aimAfter('ArrowLeft', { ...lifted, grip: 'start' }, ground).start).toBe('2027-07-09');
    expect(aimAfter('ArrowLeft', { ...lifted, grip: 'end', end: '2027-07-11' }, ground).end).toBe('2027-07-11');
  });
});
