import type { Order, SortKey } from './list-question.js';

/** Catalogue keys of the sort keys, in the order in which they are offered. */
export const sortWords = {
  next_move: 'sortNextMove',
  updated_at: 'sortUpdated',
  created_at: 'columnReceived',
  start_date: 'trade:arrival',
  end_date: 'trade:departure',
  nights: 'sortStayLength',
  reservation_status: 'columnStatus',
  view_id: 'columnRequest',
  boater_name: 'trade:boater',
  vessel_name: 'trade:boat',
  vessel_length: 'sortBoatLength',
  berth_number: 'trade:berth',
  total_to_pay: 'columnTotal',
} as const satisfies Record<SortKey, string>;

const moments = { asc: 'sortOldest', desc: 'sortNewest' } as const;
const deadlines = { asc: 'sortSoonest', desc: 'sortLast' } as const;
const days = { asc: 'sortEarliest', desc: 'sortLatest' } as const;
const lengths = { asc: 'sortShortest', desc: 'sortLongest' } as const;
const names = { asc: 'sortAToZ', desc: 'sortZToA' } as const;
const amounts = { asc: 'sortLowest', desc: 'sortHighest' } as const;
/** Codes have no natural first value, so their directions are just ascending and descending. */
const codes = { asc: 'sortAscending', desc: 'sortDescending' } as const;

/** Catalogue keys of the two directions of each order. */
export const directionWords = {
  next_move: deadlines,
  updated_at: moments,
  created_at: moments,
  start_date: days,
  end_date: days,
  nights: lengths,
  reservation_status: codes,
  view_id: codes,
  boater_name: names,
  vessel_name: names,
  vessel_length: lengths,
  berth_number: codes,
  total_to_pay: amounts,
} as const satisfies Record<SortKey, Record<Order['direction'], string>>;
