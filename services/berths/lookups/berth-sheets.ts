import type { BerthRecord } from '../../../contracts/berths/records.js';
import { importColumns } from '../../../contracts/berths/vocabulary.js';
import type { Cell } from '../../platform/spreadsheets/cell.js';
import type { SheetValue, SheetWords } from '../words/sheet-words.js';

export function titlesIn({ titles }: SheetWords): string[] {
  return importColumns.map((column) => titles[column]);
}

type Written = Pick<
  BerthRecord,
  | 'pier_name'
  | 'number'
  | 'max_loa'
  | 'max_beam'
  | 'max_draft'
  | 'min_length'
  | 'min_beam'
  | 'min_draft'
  | 'services'
  | 'location'
  | 'boat_types'
  | 'holder_type'
  | 'active'
  | 'offered'
  | 'instant_booking'
  | 'lettered'
  | 'notes'
>;

/** In the order of `importColumns`. */
export function cellsOf(berth: Written, { values }: SheetWords): Cell[] {
  const { pier_name, number, max_loa, max_beam, max_draft, boat_types, holder_type, notes } = berth;
  const yesNo = (on: boolean) => (on ? values.yes : values.no);
  const flags = [berth.active, berth.offered, berth.instant_booking, berth.lettered].map(yesNo);
  const sizes = [max_loa, max_beam, max_draft, berth.min_length, berth.min_beam, berth.min_draft];
  const words = [wordsFor(berth.services, values), wordsFor(berth.location, values)];
  return [pier_name, number, ...sizes, ...words, values[boat_types], values[holder_type], ...flags, notes];
}

function wordsFor(flags: Readonly<Partial<Record<SheetValue, boolean>>>, values: SheetWords['values']): string {
  const on = Object.entries(flags).filter(([, set]) => set);
  return on.map(([name]) => values[name as SheetValue]).join(', ');
}
