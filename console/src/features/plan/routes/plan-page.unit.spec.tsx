import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { planActionApi, planApi, planGestureApi } from '../../../../../contracts/berths/api.js';
import { addDays } from '../../../../../contracts/vocabulary/dates.js';
import { APPROVED_BEFORE, approvedBefore } from '../../../../testing/done-before.js';
import { renderConsole, type ConsoleOptions } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { Component } from './plan-page.js';

const AT = '/plan?zoom=month&from=2027-07-01';
const NOTHING = { ...planApi.plan.example.answer, piers: [], berths: [], bars: [] };
const render = (server: ServerDouble, options: ConsoleOptions = {}) =>
  renderConsole(<Component />, { at: AT, server, ...options });

describe('the plan', () => {
  it('shows the berths of the month with their bars', async () => {
    await render(new ServerDouble());
    const chart = await screen.findByRole('grid', { name: 'Berths and nights' });
    const [bar] = planApi.plan.example.answer.bars;
    const name = bar?.boat.name ?? '';
    expect(within(chart).getByRole('gridcell', { name: new RegExp(name) })).toBeVisible();
    expect(screen.getByText('1 to 30 July 2027')).toBeVisible();
  });

  it('joins the bars of a boat over berths with another one between them', async () => {
    const { berths, bars, ...plan } = planApi.plan.example.answer;
    const [berth, bar] = [berths[0], bars[0]];
    if (berth === undefined || bar === undefined) throw new Error('the example has a berth and a bar');
    const three = ['A1', 'A2', 'A3'].map((name, at) => ({
      ...berth,
      name,
      berth_id: `${berth.berth_id.slice(0, -3)}00${at}`,
    }));
    const over = (numbers: readonly number[]) => {
      const [berth_id = '', ...extends_over] = numbers.flatMap((at) => three[at]?.berth_id ?? []);
      return new ServerDouble().answer(planApi.plan, {
        ...plan,
        berths: three,
        bars: [{ ...bar, berth_id, extends_over }],
      });
    };
    const joins = () => screen.getAllByRole('gridcell', { name: /A1 \+ / }).map((cell) => cell.querySelector('i'));
    const { unmount } = await render(over([0, 2]));
    await screen.findByRole('grid');
    await waitFor(() => expect(joins()).toHaveLength(2));
    expect(joins().map((join) => join !== null)).toEqual([true, false]);
    unmount();
    await render(over([0, 1]));
    await screen.findByRole('grid');
    await waitFor(() => expect(joins()).toEqual([null]));
  });

  it('draws a closure as a column that opens it, and marks and announces the bars concerned', async () => {
    const { berths, bars, ...plan } = planApi.plan.example.answer;
    const [berth, bar] = [berths[0], bars[0]];
    if (berth === undefined || bar === undefined) throw new Error('the example has a berth and a bar');
    const nights = { start_date: bar.start_date, end_date: addDays(bar.start_date, 1) };
    const closure = {
      closure_id: berth.berth_id,
      ...nights,
      reason: 'STORM' as const,
      berths: [{ berth_id: berth.berth_id, ...nights }],
      to_move: [],
    };
    const server = new ServerDouble().answer(planApi.plan, {
      ...plan,
      berths: [berth],
      bars: [{ ...bar, berth_id: berth.berth_id, mark: 'BOOKED' as const }],
      closures: [closure],
    });
    const { user, address } = await render(server);
    const chart = await screen.findByRole('grid');
    const concerned = await within(chart).findByRole('gridcell', { name: /berth closes on \d+ July$/ });
    expect(concerned.querySelector('b svg')).not.toBeNull();
    // The boat's bar covers the column of the closure, so its closed night is hatched as well.
    expect(concerned.querySelector('i')).toHaveStyle({ left: '0px' });
    const column = within(chart).getByRole('gridcell', { name: /: closed, / });
    expect(column).toHaveAttribute('data-column');
    column.focus();
    await user.keyboard('{Enter}');
    expect(address()).toBe(`/closures/${closure.closure_id}`);
  });

  it('reserves the rows while it loads', async () => {
    const server = new ServerDouble();
    const release = server.hold(planApi.plan);
    await render(server);
    expect(screen.getByText('Loading')).toBeInTheDocument();
    release();
    expect(await screen.findByRole('grid')).toBeVisible();
  });

  it('says that it could not load, and tries again', async () => {
    const server = new ServerDouble().refuse(planApi.plan, { status: 403, error_type: 'FORBIDDEN' }, 1);
    const { user } = await render(server);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('grid')).toBeVisible();
  });

  it('lists the newest changes, and links to all of them', async () => {
    const [action] = planActionApi.planActions.example.answer.items;
    if (action === undefined) throw new Error('the example has an action');
    const all = Array.from({ length: 30 }, (_, at) => ({
      ...action,
      action_id: `${action.action_id.slice(0, -2)}${at + 10}`,
    }));
    const server = new ServerDouble().answer(planActionApi.planActions, ({ page_size }) => ({
      items: all.slice(0, page_size),
      total: all.length,
      of: { berth_name: null, boat_name: null },
    }));
    const { user } = await render(server);
    await user.click(await screen.findByRole('button', { name: 'Undo move' }));
    const link = await screen.findByRole('link', { name: 'Show all 30 changes' });
    expect(link).toHaveAttribute('href', '/plan/changes');
    const list = screen.getByRole('list', { name: 'Recent changes of the plan' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(20);
  });

  it('says that there are no berths yet', async () => {
    await render(new ServerDouble().answer(planApi.plan, NOTHING));
    expect(await screen.findByText('No berths yet')).toBeVisible();
  });

  it('says that no berth matches, and clears the filters', async () => {
    const { user, address } = await render(new ServerDouble().answer(planApi.plan, NOTHING), {
      at: `${AT}&length=40..50&services=water`,
    });
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(address()).not.toContain('length');
    expect(address()).toContain('from=2027-07-01');
  });

  it('sends its filters, and ignores unreadable ones', async () => {
    const server = new ServerDouble();
    await render(server, { at: `${AT}&length=12..&services=water,tea` });
    await screen.findByRole('grid');
    expect(server.inputs(planApi.plan)[0]?.filter).toEqual({ min_loa: 12, services: ['water'] });
  });

  it('opens with today a third from the left, and lets the address name the first night', async () => {
    const server = new ServerDouble();
    const { unmount } = await render(server, { at: '/plan' });
    await screen.findByRole('grid');
    const today = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Paris' }).format(new Date());
    const inView = () => server.inputs(planApi.plan).find(({ bars_of }) => bars_of === 0);
    await waitFor(() => expect(inView()?.start_date).toBe(addDays(today, -9)));
    unmount();
    const named = new ServerDouble();
    await render(named, { at: '/plan?from=2026-11-28&zoom=week' });
    expect(await screen.findByText('28 November to 4 December 2026')).toBeVisible();
  });

  it('scrolls without end: more nights load near the end, and the address keeps the first one in view', async () => {
    const server = new ServerDouble();
    const { address } = await render(server);
    const chart = await screen.findByRole('grid');
    const night = chart.scrollLeft / 30;
    expect(night).toBeGreaterThan(0);
    for (const [nights, first] of [
      [25, '2027-07-26'],
      [-25, '2027-07-01'],
      [-25, '2027-06-06'],
    ] as const) {
      chart.scrollLeft += nights * night;
      fireEvent.scroll(chart);
      await waitFor(() => expect(address()).toContain(`from=${first}`));
    }
    const starts = server.inputs(planApi.plan).map(({ start_date }) => start_date);
    expect(starts).toEqual(expect.arrayContaining(['2027-06-26', '2027-05-07']));
  });

  it('steps through the months, and back to today', async () => {
    const { user, address } = await render(new ServerDouble());
    await user.click(await screen.findByRole('button', { name: 'Month after' }));
    expect(address()).toContain('from=2027-07-31');
    await user.click(screen.getByRole('radio', { name: 'Week' }));
    expect(address()).toContain('zoom=week');
    await user.click(screen.getByRole('button', { name: 'Today' }));
    expect(address()).toBe('/plan?zoom=week');
  });

  it('is printed once the bars of all rows are loaded', async () => {
    const [berth] = planApi.plan.example.answer.berths;
    if (berth === undefined) throw new Error('the example has a berth');
    const berths = Array.from({ length: 130 }, (_, at) => ({
      ...berth,
      berth_id: `${berth.berth_id.slice(0, -3)}${String(at).padStart(3, '0')}`,
      name: `A${at}`,
    }));
    const server = new ServerDouble().answer(planApi.plan, { ...planApi.plan.example.answer, berths, bars: [] });
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user } = await render(server);
    await screen.findByRole('grid');
    const release = server.hold(planApi.planBars, { revision: 1, bars: [] });
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).not.toHaveBeenCalled();
    release();
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(server.inputs(planApi.planBars).flatMap(({ berth_ids }) => berth_ids)).toContain(berths[129]?.berth_id);
    print.mockRestore();
  });

  it('names the boats of short bars below the chart on paper, by the numbers in their bars', async () => {
    const [bar] = planApi.plan.example.answer.bars;
    if (bar === undefined) throw new Error('the example has a bar');
    const night = { ...bar, start_date: '2027-07-08', end_date: '2027-07-09' };
    const server = new ServerDouble().answer(planApi.plan, { ...planApi.plan.example.answer, bars: [night] });
    await render(server);
    const cell = await screen.findByRole('gridcell', { name: new RegExp(bar.boat.name ?? '') });
    act(() => void dispatchEvent(new Event('beforeprint')));
    expect(cell).toHaveTextContent(/^1$/);
    expect(screen.getByText(/, 8 to 9 July 2027, /)).toBeVisible();
    act(() => void dispatchEvent(new Event('afterprint')));
    expect(screen.queryByText(/, 8 to 9 July 2027, /)).toBeNull();
  });

  it('shows the past without any gesture', async () => {
    const server = new ServerDouble();
    await render(server, { at: `${AT}&at=2027-06-20T10:00:00.000Z` });
    await screen.findByRole('grid');
    expect(server.inputs(planApi.plan)[0]?.at).toBe('2027-06-20T10:00:00.000Z');
    expect(screen.getByRole('grid')).toHaveAttribute('aria-readonly', 'true');
    expect(screen.queryByRole('button', { name: 'Undo move' })).toBeNull();
  });

  it('can only be read without the right to change reservations', async () => {
    await render(new ServerDouble(), {
      as: { user: { permissions: { residents: 'VIEWER', reservations: 'VIEWER', marina_settings: 'NOT_ALLOWED' } } },
    });
    expect(await screen.findByRole('grid')).toHaveAttribute('aria-readonly', 'true');
  });

  it('is closed to those who may not see the berths', async () => {
    const server = new ServerDouble();
    await render(server, { as: { marina: null } });
    expect(screen.queryByRole('grid')).toBeNull();
    expect(server.received(planApi.plan)).toHaveLength(0);
  });
});

describe('a change of the plan', () => {
  it('keeps the gesture when a colleague was quicker, and names them', async () => {
    const server = new ServerDouble().refuse(
      planGestureApi.planChange,
      {
        status: 412,
        error_type: 'STALE',
        details: {
          revision: 9,
          changes: [
            {
              type: 'AllocationMoved',
              revision: 9,
              at: '2027-07-01T09:41:00Z',
              by: { kind: 'staff', id: 'x', name: 'Berthe Kai' },
            },
          ],
        },
      },
      1,
    );
    const { user } = await render(server);
    const chart = await screen.findByRole('grid');
    const bar = within(chart).getByRole('gridcell', {
      name: new RegExp(planApi.plan.example.answer.bars[0]?.boat.name ?? ''),
    });
    bar.focus();
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}{Enter}');
    const card = await screen.findByRole('dialog');
    const confirm = await within(card).findByRole('button', { name: 'Change dates' });
    await waitFor(() => expect(confirm).toBeEnabled());
    await user.click(confirm);
    expect(await within(card).findByText(/Berthe Kai changed this at/)).toBeVisible();
    await user.click(within(card).getByRole('button', { name: 'Change dates' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.received(planGestureApi.planChange)).toHaveLength(2);
  });

  it('says who has changed the stay first, and when, where it allows no change any more', async () => {
    const { possible: _possible, ...effects } = planGestureApi.planPreview.example.answer;
    const details = { status: 'CANCELED_BY_MARINA', action: 'UPDATE' };
    const refusal = { code: 'RESERVATION_ACTION_NOT_ALLOWED', details, errors: [], in_the_way: null };
    const server = approvedBefore(new ServerDouble());
    server.answer(planGestureApi.planPreview, { ...effects, possible: false, refusal, notices: [] });
    const { user } = await render(server);
    const chart = await screen.findByRole('grid');
    within(chart)
      .getByRole('gridcell', { name: new RegExp(planApi.plan.example.answer.bars[0]?.boat.name ?? '') })
      .focus();
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}{Enter}');
    const card = await screen.findByRole('dialog');
    expect(await within(card).findByText(APPROVED_BEFORE)).toBeVisible();
    expect(within(card).queryByText(/moved on/)).toBeNull();
  });

  it('asks why a boat keeps two berths, previews the change again with the reason, and sends it', async () => {
    const { possible: _possible, ...effects } = planGestureApi.planPreview.example.answer;
    const other = { reservation_id: null, berth_name: 'E11', start_date: '2027-07-01', end_date: null };
    const refusal = { code: 'BOAT_HAS_A_BERTH', details: { berths: [other] }, errors: [], in_the_way: null };
    const server = new ServerDouble().answer(planGestureApi.planPreview, ({ gesture }) =>
      'both_reason' in gesture
        ? { ...effects, possible: true, refusal: null }
        : { ...effects, possible: false, refusal, notices: [] },
    );
    const { user } = await render(server);
    const chart = await screen.findByRole('grid');
    within(chart)
      .getByRole('gridcell', { name: new RegExp(planApi.plan.example.answer.bars[0]?.boat.name ?? '') })
      .focus();
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}{Enter}');
    const card = await screen.findByRole('dialog');
    expect(await within(card).findByText(/E11/)).toBeVisible();
    expect(within(card).queryByRole('button', { name: 'Change dates' })).toBeNull();
    const keep = within(card).getByRole('button', { name: 'Keep both berths' });
    const reason = within(card).getByRole('textbox', { name: /Reason to keep both/ });
    await user.type(reason, 'ab');
    expect(keep).toBeDisabled();
    await user.type(reason, 'out for repair');
    await user.click(keep);
    await user.click(await within(card).findByRole('button', { name: 'Change dates' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [change] = server.inputs(planGestureApi.planChange);
    expect(change?.gesture).toMatchObject({ both_reason: 'about for repair' });
  });
});
