import { describe, expect, it } from '@jest/globals';
import { harbourMapApi } from '../../contracts/berths/api.js';
import { harbour, harbourForEachTest, server } from '../fixtures/harbour-for-each-test.js';
import {
  createPier,
  pierA,
  getPier,
  createBerth,
  saveBerth,
  deleteBerth,
  getBerth,
  names,
} from '../fixtures/inventory-calls.js';

harbourForEachTest({ berths: [12, 10, 8] });

describe('berths', () => {
  it('are added, shown, changed and removed', async () => {
    const more = {
      min_length: 7,
      holder_type: 'RESIDENT',
      boat_types: 'sail',
      services: { electricity: true, water: true },
      location: { quiet: true },
      notes: 'Mind the chain',
    };
    const { body } = await createBerth(12, more);
    harbour.berths.set('A12', body.id);
    expect((await getBerth('A12')).body).toMatchObject({
      id: body.id,
      name: 'A12',
      pier_name: 'A',
      number: 12,
      max_loa: 12,
      min_length: 7,
      holder_type: 'RESIDENT',
      boat_types: 'sail',
      services: { electricity: true, water: true, waste: false },
      location: { quiet: true, view: false },
      notes: 'Mind the chain',
      active: true,
      occupancy: 'vacant',
      current_berth_owner: null,
      smart_extension: null,
    });
    const saved = await saveBerth('A12', 13, { max_loa: 14, active: false });
    expect(saved.status).toBe(200);
    expect((await getBerth('A12')).body).toMatchObject({
      name: 'A13',
      max_loa: 14,
      occupancy: 'non-active',
      notes: 'Mind the chain',
      revision: saved.body.revision,
    });
    expect((await deleteBerth('A12')).status).toBe(200);
    expect((await getBerth('A12')).body.error_type).toBe('BERTH_NOT_FOUND');
    expect((await saveBerth('A12', 13)).body.error_type).toBe('BERTH_NOT_FOUND');
    expect(await names({})).toEqual(['A1', 'A2', 'A3']);
  });

  it('have a number of their own on their pier', async () => {
    const taken = {
      status: 409,
      body: {
        error_type: 'BERTH_NUMBER_TAKEN',
        details: { pier: 'A', number: 2 },
        errors: [{ path: 'berth.number', code: 'berthNumberTaken' }],
      },
    };
    expect(await createBerth(2)).toMatchObject(taken);
    expect(await saveBerth('A1', 2)).toMatchObject(taken);
    expect(await names({})).toEqual(['A1', 'A2', 'A3']);
    const { body } = await createPier('B');
    expect((await createBerth(2, { pier_id: body.id })).status).toBe(200);
  });

  it('give their old number back when they are renumbered or removed', async () => {
    await saveBerth('A1', 4);
    expect((await createBerth(1)).status).toBe(200);
    expect((await createBerth(4)).body.error_type).toBe('BERTH_NUMBER_TAKEN');
    await deleteBerth('A2');
    expect((await createBerth(2)).status).toBe(200);
  });

  it('keep the number they were given since, when an old save is sent again', async () => {
    const headers = { 'Idempotency-Key': 'save-a1' };
    const first = await saveBerth('A1', 1, { notes: 'x' }, false, headers);
    await saveBerth('A1', 4, { notes: '' });
    await server.restart();
    const later = { ...first.body, position: expect.any(Number) };
    expect((await saveBerth('A1', 1, { notes: 'x' }, false, headers)).body).toEqual(later);
    expect((await getBerth('A1')).body).toMatchObject({ number: 4, notes: '' });
    expect((await createBerth(4)).body.error_type).toBe('BERTH_NUMBER_TAKEN');
    expect((await createBerth(1)).status).toBe(200);
  });

  it('start with the instant booking of their pier, also when they move there', async () => {
    const { body } = await createPier('B', { instant_booking: true });
    const added = await createBerth(1, { pier_id: body.id });
    harbour.berths.set('B1', added.body.id);
    expect((await getBerth('B1')).body.instant_booking).toBe(true);
    await saveBerth('A1', 2, { pier_id: body.id });
    expect((await getBerth('A1')).body).toMatchObject({ name: 'B2', instant_booking: true });
    expect((await getPier(pierA())).body.number_of_berths).toBe(2);
  });

  it('are refused with what is wrong', async () => {
    const errors = async (more: object) => (await createBerth(9, more)).body.errors;
    expect(await errors({ min_length: 12 })).toEqual([{ path: 'berth.min_length', code: 'berthMinLengthNotBelowMax' }]);
    expect(await errors({ max_loa: 1000.5 })).toEqual([{ path: 'berth.max_loa', code: 'moreThan1000m' }]);
    expect(await errors({ max_beam: 0 })).toEqual([{ path: 'berth.max_beam', code: 'berthBeamTooShort' }]);
    expect(await errors({ number: 0 })).toEqual([{ path: 'berth.number', code: 'insertNumber' }]);
    expect(await errors({ notes: 'n'.repeat(1025) })).toEqual([{ path: 'berth.notes', code: 'berthNoteTooLong' }]);
    expect((await createBerth(9, { pier_id: harbour.berth('A1') })).body.error_type).toBe('PIER_NOT_FOUND');
    const smart_extension = { orientation: 'ALONGSIDE', sides: 1, neighbours: [pierA()] };
    expect((await createBerth(9, { smart_extension })).body.error_type).toBe('BERTH_NOT_FOUND');
    expect(await names({})).toEqual(['A1', 'A2', 'A3']);
  });

  it('extend over berths that adjoin them, and are active and offered', async () => {
    const over = async (number: number, ...numbers: number[]) => {
      const neighbours = numbers.map((one) => harbour.berth(`A${one}`));
      const smart_extension = { orientation: 'ALONGSIDE', sides: 2, neighbours };
      const { status, body } = await saveBerth(`A${number}`, number, { smart_extension });
      return status === 200 ? 'saved' : body.errors?.[0]?.code;
    };
    for (const number of [4, 5, 6]) await harbour.addBerth('A', number, { active: number !== 6 });
    // One row, or odd and even numbers on two sides: the map does not say.
    expect(await over(1, 4)).toBe('extensionNeighbourApart');
    expect(await over(3, 1, 2)).toBe('extensionNeighbourApart');
    expect(await over(5, 6)).toBe('extensionNeighbourClosed');
    expect(await over(3, 1, 5)).toBe('saved');
    expect(await over(2, 1, 3)).toBe('saved');
    const position = { pier_id: pierA(), x: 0, y: 0, heading: 0, first_side: 'RIGHT', from_head: false } as const;
    const body = { placed: [{ ...position, rows: 'ODD_EVEN' as const }] };
    await server.must(harbourMapApi.arrangeHarbour, { token: harbour.token, body });
    expect(await over(4, 3)).toBe('extensionNeighbourApart');
    expect(await over(4, 2)).toBe('saved');
  });

  it('extend over berths of the same pier only', async () => {
    const other = (await createPier('Quai Ouest')).body.id;
    const far = (await createBerth(1, { pier_id: other })).body.id;
    const smart_extension = { orientation: 'ALONGSIDE', sides: 1, neighbours: [far] };
    expect((await saveBerth('A1', 1, { smart_extension })).body.errors).toEqual([
      { path: 'berth.smart_extension.neighbours', code: 'extensionNeighbourElsewhere' },
    ]);
    expect((await getBerth('A1')).body.smart_extension).toBeNull();
  });

  it('can be saved after a neighbour that they extend over is deleted', async () => {
    const smart_extension = {
      orientation: 'ALONGSIDE',
      sides: 2,
      neighbours: [harbour.berth('A1'), harbour.berth('A3')],
    };
    expect((await saveBerth('A2', 2, { smart_extension })).status).toBe(200);
    expect((await deleteBerth('A1')).status).toBe(200);
    expect((await saveBerth('A2', 2, { smart_extension, notes: 'New cleats' })).status).toBe(200);
    const left = { ...smart_extension, neighbours: [harbour.berth('A3')] };
    expect((await getBerth('A2')).body).toMatchObject({ smart_extension: left, notes: 'New cleats' });
    expect((await deleteBerth('A3')).status).toBe(200);
    expect((await saveBerth('A2', 2, { smart_extension: left })).status).toBe(200);
    expect((await getBerth('A2')).body.smart_extension).toBeNull();
  });

  it('answer a stale save with the changes since', async () => {
    const headers = { 'If-Match': `"${(await getBerth('A1')).body.revision}"` };
    expect((await saveBerth('A1', 1, { max_loa: 13 }, false, headers)).status).toBe(200);
    const stale = {
      status: 412,
      body: { error_type: 'STALE', details: { changes: [{ type: 'BerthUpdated', by: { id: harbour.staff.id } }] } },
    };
    expect(await saveBerth('A1', 1, { max_loa: 9 }, false, headers)).toMatchObject(stale);
    expect(await deleteBerth('A1', headers)).toMatchObject(stale);
    expect((await getBerth('A1')).body).toMatchObject({ max_loa: 13, occupancy: 'vacant' });
    expect(await harbour.isFree('A1')).toBe(true);
  });
});
