import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { availabilityApi, planApi } from '../../../../../contracts/berths/api.js';
import { choiceExample, matchExample } from '../../../../../contracts/berths/examples.js';
import type { BerthChoice, Match } from '../../../../../contracts/berths/matches.js';
import { reservationApi } from '../../../../../contracts/reservations/api.js';
import { reservationDetail, type ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { exampleDetail, exampleIds } from '../../../../../contracts/reservations/examples.js';
import { renderConsole } from '../../../../testing/render-console.js';
import { ServerDouble } from '../../../../testing/server-double.js';
import { BerthingSection } from './berthing-section.js';
import type { ChosenBerth } from '../../../entities/berth/chosen-berth.js';

const id = (last: number) => `0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2a${last}`;
const match = (name: string, last: number, why: Partial<Match['why']> = {}): Match => ({
  ...matchExample,
  berth_id: id(last),
  berth_name: name,
  why: { ...matchExample.why, berth_id: id(last), ...why },
});
const c07 = match('C07', 10);
const c11 = match('C11', 11, { spare_loa: 3.2 });
const choice = (name: string, last: number, more: Partial<BerthChoice> = {}): BerthChoice => ({
  ...choiceExample,
  berth_id: id(last),
  berth_name: name,
  pier_name: name.slice(0, 1),
  length: 13,
  available: true,
  removed_by: null,
  ...more,
});
const suggestion = (berth: Match, order: number): ReservationDetail['matches'][number] => ({
  id: berth.berth_id,
  order,
  custom: false,
  available: true,
  berth_id: berth.berth_id,
  berth: { id: berth.berth_id, number: berth.berth_name.slice(1), pier_id: exampleIds.berth, pier_name: 'C' },
  vessel: null,
  absence_report_id: null,
});

const example = reservationDetail.parse({
  ...exampleDetail,
  reservation_status: 'pending',
  start_date: '2099-07-03',
  end_date: '2099-07-10',
  selected_match: null,
  matches: [],
});
const booked: ReservationDetail = {
  ...example,
  reservation_status: 'approved',
  matches: [suggestion(c07, 1), suggestion(c11, 2)],
};
const c05 = {
  id: id(12),
  number: '05',
  pier_id: exampleIds.berth,
  pier_name: 'C',
  length: 12,
  beam: 4.1,
  draft: 2.5,
  min_length: null,
};
const berthed: ReservationDetail = { ...booked, berth_id: c05.id, berth: c05, selected_match: null };

const server = () =>
  new ServerDouble()
    .answer(availabilityApi.listMatchedBerths, {
      items: [c07, c11],
      total: 2,
      removed: { too_short_loa: 4, taken: 19 },
    })
    .answer(availabilityApi.listAvailableBerths, {
      items: [
        choice('A09', 20, {
          length: 9,
          long_enough: false,
          available: false,
          removed_by: { berth_id: id(20), rule: 'too_short_loa' },
        }),
        choice('B20', 21, { length: 20, min_length: 15, needs_confirmation: true }),
        choice('C07', 10),
        choice('D01', 22, {
          available: false,
          removed_by: { berth_id: id(22), rule: 'taken', start_date: '2099-07-05', end_date: '2099-07-08' },
        }),
      ],
      total: 4,
    });

async function open(reservation: ReservationDetail, more: { disabledReason?: string; double?: ServerDouble } = {}) {
  const onChoose = jest.fn<(berth: ChosenBerth | null) => void>();
  function Page() {
    const [berth, setBerth] = useState<ChosenBerth | null>(null);
    return (
      <main>
        <BerthingSection
          reservation={reservation}
          draft={{ ...reservation, vessel: reservation.vessel }}
          chosenBerthId={berth?.berth_id ?? null}
          onChoose={(chosen) => {
            onChoose(chosen);
            setBerth(chosen);
          }}
          disabledReason={more.disabledReason ?? null}
        />
      </main>
    );
  }
  const rendered = await renderConsole(<Page />, { server: more.double ?? server() });
  return { ...rendered, onChoose };
}

describe('the berthing section', () => {
  it('shows the berths that fit, best first, with what is to spare and why', async () => {
    await open(example);
    const rows = within(await screen.findByRole('list', { name: 'Berths that fit' })).getAllByRole('listitem');
    expect(rows).toHaveLength(2);
    expect(rows[0]?.textContent).toContain('C07');
    expect(rows[0]?.textContent).toMatch(/Length \+2\.20\sm/);
    expect(rows[0]?.textContent).toContain('best fit');
    expect(rows[1]?.textContent).toMatch(/1\.00\sm longer than C07/);
    expect(screen.getByText(/2 of 25 berths fit and are free for 7 nights/)).not.toBeNull();
    expect(screen.getByRole('img', { name: /The boat in C07, 2\.20\sm to spare in length/ })).not.toBeNull();
  });

  it('says who was just given the chosen berth, and no longer has it chosen', async () => {
    const double = server();
    const { user, client, onChoose } = await open(example, { double });
    await user.click(await screen.findByRole('button', { name: 'Choose C07' }));
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(double.received(availabilityApi.listAvailableBerths)).toHaveLength(1);
    const { bars } = planApi.planBars.example.answer;
    const [bar] = bars;
    if (bar === undefined) throw new Error('the example has a bar');
    const removed_by = { berth_id: id(10), rule: 'taken' as const, allocation_id: bar.allocation_id };
    double
      .answer(availabilityApi.listAvailableBerths, {
        items: [choice('C07', 10, { available: false, removed_by })],
        total: 1,
      })
      .answer(planApi.planBars, { revision: 1, bars: [{ ...bar, boat: { ...bar.boat, name: 'Kittiwake' } }] });
    await act(() => client.invalidateQueries());
    expect(await screen.findByText('C07 was just given to Kittiwake. Choose another berth.')).toBeVisible();
    expect(onChoose).toHaveBeenLastCalledWith(null);
  });

  it('names the boat of the berth holder whose absence frees a berth', async () => {
    const away = { ...match('C07', 10, { absence_ids: [id(40)] }), absence_report_id: id(40) };
    const freed = { ...away, vessel: { id: id(41), name: 'Tern' } };
    const unnamed = { ...away, berth_id: id(11), berth_name: 'C11', vessel: { id: id(42), name: null } };
    const double = server().answer(availabilityApi.listMatchedBerths, {
      items: [freed, unnamed],
      total: 2,
      removed: {},
    });
    await open(example, { double });
    const list = within(await screen.findByRole('list', { name: 'Berths that fit' }));
    expect(list.getByText('free because Tern, its berth holder’s boat, is away')).toBeVisible();
    expect(list.getByText('free because its berth holder is away')).toBeVisible();
  });

  it('looks elsewhere as if its own nights were free', async () => {
    const { server: double, user } = await open({ ...booked, allocation_id: exampleIds.match });
    await user.click(await screen.findByRole('button', { name: 'Why other berths do not fit' }));
    await screen.findByRole('list', { name: 'All berths' });
    const asked = [
      ...double.inputs(availabilityApi.listMatchedBerths),
      ...double.inputs(availabilityApi.listAvailableBerths),
    ];
    expect(asked.map(({ allocation_id }) => allocation_id)).toEqual([exampleIds.match, exampleIds.match]);
  });

  it('picks a berth for the approval without telling the server, and puts it back', async () => {
    const { user, onChoose, server: double } = await open(example);
    await user.click(await screen.findByRole('button', { name: 'Choose C11' }));
    expect(onChoose).toHaveBeenLastCalledWith({ berth_id: id(11), name: 'C11', confirm_min_length: false });
    await user.click(screen.getByRole('button', { name: 'C11 is chosen; click to clear the choice' }));
    expect(onChoose).toHaveBeenLastCalledWith(null);
    expect(double.received(reservationApi.assignBerth)).toHaveLength(0);
  });

  it('keeps a picked berth at once where that is wanted', async () => {
    const { user, server: double } = await open(example);
    await user.click(await screen.findByRole('button', { name: 'Choose C07' }));
    await user.click(screen.getByRole('button', { name: 'Not held yet: hold it' }));
    expect(double.inputs(reservationApi.assignBerth)).toEqual([
      { reservation_id: example.id, berth_id: id(10), confirm_min_length: false },
    ]);
    expect(double.received(reservationApi.assignBerth)[0]?.headers.get('If-Match')).toBe('"3"');
  });

  it.each([
    ['a stay that is over', { ...example, reservation_status: 'canceled_by_boater' as const }, /reservation is closed/],
    [
      'an arrival that passed',
      { ...example, start_date: '2020-07-03', end_date: '2020-07-10' },
      /arrival date has passed/,
    ],
  ])('offers nothing to %s', async (_name, reservation, words) => {
    await open(reservation);
    expect(await screen.findByText(words)).not.toBeNull();
    expect(screen.queryByRole('list', { name: 'Berths that fit' })).toBeNull();
  });

  it('says why nothing can be chosen just now', async () => {
    await open(example, { disabledReason: 'You may look only.' });
    const button = await screen.findByRole('button', { name: 'Choose C07' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.parentElement?.textContent).toContain('You may look only.');
  });

  it('says that nothing fits, and offers to try again what failed', async () => {
    const nothing = server().answer(availabilityApi.listMatchedBerths, { items: [], total: 0, removed: { taken: 3 } });
    await open(example, { double: nothing });
    expect(await screen.findByText('No berth fits and is free')).not.toBeNull();
  });
});

describe('berths by hand', () => {
  async function openOthers(reservation: ReservationDetail = example) {
    const page = await open(reservation);
    await page.user.click(await screen.findByRole('button', { name: 'Why other berths do not fit' }));
    const list = await screen.findByRole('list', { name: 'All berths' });
    return { ...page, list };
  }

  it('stand long enough first, then shorter, each with what speaks against it', async () => {
    const { list } = await openOthers();
    const rows = within(list).getAllByRole('listitem');
    expect(rows.map((row) => within(row).getByRole('heading').textContent.slice(0, 3))).toEqual([
      'C07',
      'D01',
      'B20',
      'A09',
    ]);
    expect(rows[1]?.textContent).toContain('taken 5 to 8 July 2099');
    expect(rows[3]?.textContent).toContain('too short for the boat');
    expect(screen.getByText(/4 are too short · 19 are taken/)).not.toBeNull();
    expect(within(list).getByRole('button', { name: 'Choose D01' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('are found by name, and RESIDENT_BERTH_NOT_FOUND says when there is none', async () => {
    const { user, list } = await openOthers();
    const search = screen.getByRole('searchbox', { name: 'Find a berth by name or pier' });
    await user.type(search, 'b20{Enter}');
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    await user.clear(search);
    await user.type(search, 'nowhere{Enter}');
    expect(await screen.findByText('No berth with this name was found.')).not.toBeNull();
  });

  it('asks before a boat goes where longer ones belong, with berth, boat LOA and minimum LOA', async () => {
    const { user, list, onChoose } = await openOthers();
    await user.click(within(list).getByRole('button', { name: 'Choose B20' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('B20');
    expect(dialog.textContent).toMatch(/11\.20\sm/);
    expect(dialog.textContent).toMatch(/15\.00\sm/);
    expect(onChoose).not.toHaveBeenCalled();
    await user.click(within(dialog).getByRole('button', { name: 'OK, allocate anyway' }));
    expect(onChoose).toHaveBeenLastCalledWith({ berth_id: id(21), name: 'B20', confirm_min_length: true });
  });

  it('leaves things as they are when that is cancelled', async () => {
    const { user, list, onChoose } = await openOthers();
    await user.click(within(list).getByRole('button', { name: 'Choose B20' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    expect(onChoose).not.toHaveBeenCalled();
  });
});

describe('a report', () => {
  it('of a held berth offers to undo it', async () => {
    const double = server().answer(reservationApi.assignBerth, { id: example.id, revision: 8, position: 9 });
    const { user } = await open(example, { double });
    await user.click(await screen.findByRole('button', { name: 'Choose C07' }));
    await user.click(screen.getByRole('button', { name: 'Not held yet: hold it' }));
    expect(await screen.findByText('C07 is held for this reservation')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(double.inputs(reservationApi.unassignBerth)).toEqual([{ reservation_id: example.id }]);
    // A change by another user since then is refused instead of undone.
    expect(double.received(reservationApi.unassignBerth)[0]?.headers.get('If-Match')).toContain('8');
  });

  it.each([
    ['Release C05', 'C05 released'],
    ['Move to C07', 'Moved to C07'],
  ])('says what %s did', async (button, words) => {
    const { user } = await open(berthed);
    if (button.startsWith('Move')) await user.click(await screen.findByRole('button', { name: /Change berth/ }));
    await user.click(await screen.findByRole('button', { name: button }));
    const asked = screen.queryByRole('alertdialog');
    if (asked !== null) await user.click(within(asked).getByRole('button', { name: button }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('a booked stay', () => {
  it('gets the first suggestion without a word', async () => {
    const { user, server: double } = await open(booked);
    await user.click(await screen.findByRole('button', { name: 'Move to C07' }));
    expect(double.inputs(reservationApi.selectMatch)).toEqual([
      { reservation_id: booked.id, match_id: id(10), skip: false },
    ]);
  });

  it('gets the best match at a click where it has none', async () => {
    const { user, server: double } = await open(booked);
    await user.click(await screen.findByRole('button', { name: 'Assign best match (C07)' }));
    expect(double.inputs(reservationApi.selectMatch)).toHaveLength(1);
  });

  it('gets another one with a reason, size_not_fit unless another is chosen', async () => {
    const { user, server: double } = await open(booked);
    await user.click(await screen.findByRole('button', { name: 'Move to C11' }));
    const dialog = await screen.findByRole('dialog', { name: 'Why C11 instead of C07?' });
    const reason = within(dialog).getByLabelText<HTMLSelectElement>('Reason');
    expect(reason.value).toBe('size_not_fit');
    await user.selectOptions(reason, 'weather_issues');
    await user.click(within(dialog).getByRole('button', { name: 'Move to C11' }));
    expect(double.inputs(reservationApi.selectMatch)).toEqual([
      { reservation_id: booked.id, match_id: id(11), skip: false, skip_reason: 'weather_issues' },
    ]);
  });

  it('is not offered a suggestion that was turned down', async () => {
    const { user, server: double } = await open(booked);
    await user.click(await screen.findByRole('button', { name: 'Do not suggest C07 again' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Do not suggest C07 again' }),
    );
    expect(double.inputs(reservationApi.selectMatch)).toEqual([
      { reservation_id: booked.id, match_id: id(10), skip: true, skip_reason: 'size_not_fit' },
    ]);
  });

  it('gives its berth back after a question', async () => {
    const { user, server: double } = await open(berthed);
    expect(await screen.findByText('held for this reservation')).not.toBeNull();
    expect(screen.queryByRole('button', { name: /Assign best match/ })).toBeNull();
    const { length, beam, draft } = berthed.vessel;
    expect([length, beam, draft]).toEqual([11.2, 3.65, 1.9]);
    const held = screen.getByRole('list', { name: 'Berth of this reservation' });
    for (const spare of ['Length +0.80 m', 'Beam +0.45 m', 'Depth +0.60 m']) expect(held).toHaveTextContent(spare);
    await user.click(screen.getByRole('button', { name: 'Release C05' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Release C05' }));
    expect(double.inputs(reservationApi.unassignBerth)).toEqual([{ reservation_id: booked.id }]);
  });

  it.each([
    ['is finished', { reservation_status: 'finished' as const }],
    ['has passed', { start_date: '2020-07-03', end_date: '2020-07-10' }],
  ])('shows where the boat was once the stay %s, and nothing to release', async (_, more) => {
    await open({ ...berthed, ...more });
    expect(await screen.findByText('where the boat was during this stay')).toBeVisible();
    expect(screen.queryByText('held for this reservation')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Release C05' })).toBeNull();
  });

  it('shows the berths to move to only when another one is wanted', async () => {
    const { user } = await open(berthed);
    await user.click(await screen.findByRole('button', { name: 'Change berth…' }));
    expect(await screen.findByRole('button', { name: 'Move to C07' })).toBeVisible();
  });

  it('has no other berth on the page as long as it keeps its own', async () => {
    await open(berthed);
    expect(await screen.findByRole('button', { name: 'Change berth…' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Move to/ })).toBeNull();
  });

  it('says that its berth is too short, on screen and to those who do not see the drawing', async () => {
    await open({ ...berthed, vessel: { ...berthed.vessel, length: 12.8 } });
    const held = within(await screen.findByRole('list', { name: 'Berth of this reservation' }));
    expect(held.getByText('too short for the boat')).toBeVisible();
    expect(held.getByRole('img', { name: 'The boat in C05: too short for the boat' })).toBeInTheDocument();
    expect(held.queryByText(/to spare/)).toBeNull();
  });

  it('asks for the dates where none are typed, instead of calling them passed', async () => {
    const { server: double } = await open({ ...example, start_date: '' });
    expect(await screen.findByText(/^Enter the dates and the size of the boat/)).toBeVisible();
    expect(screen.queryByText(/has passed/)).toBeNull();
    expect(double.received(availabilityApi.listMatchedBerths)).toEqual([]);
  });

  it('has a banner when its berth is no longer free', async () => {
    const lost = { ...berthed, selected_match: { ...suggestion(c07, 1), berth_id: c05.id, available: false } };
    await open(lost);
    expect((await within(screen.getByRole('main')).findByRole('alert')).textContent).toContain(
      'The berth is no longer free',
    );
  });

  it('says what the server said', async () => {
    const double = server().refuse(reservationApi.selectMatch, { status: 409, error_type: 'BERTH_TAKEN' });
    const { user } = await open(booked, { double });
    await user.click(await screen.findByRole('button', { name: 'Move to C07' }));
    expect((await within(screen.getByRole('main')).findByRole('alert')).textContent).not.toBe('');
  });

  it('asks when the minimum was set meanwhile', async () => {
    const details = { berth_name: 'C07', boat_loa: 11.2, min_loa: 12 };
    const double = server().refuse(
      reservationApi.assignBerth,
      { status: 409, error_type: 'min_length_berth_allocationg', details },
      1,
    );
    const { user } = await open(example, { double });
    await user.click(await screen.findByRole('button', { name: 'Choose C07' }));
    await user.click(screen.getByRole('button', { name: 'Not held yet: hold it' }));
    expect((await screen.findByRole('alertdialog')).textContent).toMatch(/12\.00\sm/);
  });
});
