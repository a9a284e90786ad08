import type { PlacingPage, PlacingRow } from '../../../../../contracts/reservations/matching.js';

/** A stay on the matching page. */
export function aStay(reservation_id: string, over: Partial<PlacingRow> = {}): PlacingRow {
  return {
    reservation_id,
    view_id: `Q-${reservation_id}`,
    revision: 1,
    source: 'BOATER',
    reservation_status: 'initiated',
    next_move: { by: 'MARINA', deadline_at: null },
    boater: { id: 'boater', first_name: 'Aoife', last_name: 'Byrne' },
    vessel: { name: 'Saoirse', length: 9.75, beam: 3.2, draft: 1.7, type: 'SAIL', hull_type: 'MONOHULL' },
    start_date: '2027-07-14',
    end_date: '2027-07-21',
    nights: 7,
    waiting_place: null,
    fits: 1,
    fits_if_confirmed: 0,
    best: null,
    berth_offer: null,
    created_at: '2027-06-02T08:00:00.000Z',
    ...over,
  };
}

export function groupsOf(
  items: Partial<Record<keyof PlacingPage['groups'], readonly PlacingRow[]>>,
): PlacingPage['groups'] {
  const group = (name: keyof PlacingPage['groups']) => {
    const rows = [...(items[name] ?? [])];
    return { items: rows, total: rows.length };
  };
  return { waiting: group('waiting'), unplaced: group('unplaced'), lost: group('lost'), skipped: group('skipped') };
}
