import type * as z from 'zod';
import type { exportBerths, importTemplate } from '../../../contracts/berths/berth-import.js';
import type { BerthRecord } from '../../../contracts/berths/records.js';
import { importColumns } from '../../../contracts/berths/vocabulary.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import type { SpreadsheetFile } from '../../../contracts/vocabulary/spreadsheets-schemas.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import type { Cell } from '../../platform/spreadsheets/cell.js';
import { writeSpreadsheet } from '../../platform/spreadsheets/write-spreadsheet.js';
import { type SheetValue, sheetWords, type SheetWords } from '../words/sheet-words.js';
import { ListBerths } from './list-berths.js';

/** The berths of a list as a spreadsheet, in the columns of the import. */
export class ExportBerths extends Query<SpreadsheetFile> {
  constructor(
    readonly marinaId: string,
    readonly input: z.output<typeof exportBerths>,
  ) {
    super();
  }
}

@QueryHandler(ExportBerths)
export class ExportBerthsHandler {
  constructor(private readonly queries: QueryBus) {}

  async execute({ marinaId, input: { language, format, ...selection } }: ExportBerths): Promise<SpreadsheetFile> {
    const words = sheetWords[language];
    const { items } = await this.queries.execute(new ListBerths(marinaId, selection));
    return writeSpreadsheet(words.file_name, [titlesIn(words), ...items.map((berth) => cellsOf(berth, words))], format);
  }
}

/** A spreadsheet with the columns of the import and one example row. */
export class WriteImportTemplate extends Query<SpreadsheetFile> {
  constructor(readonly input: z.output<typeof importTemplate>) {
    super();
  }
}

const EXAMPLE = {
  pier_name: 'A',
  number: 1,
  max_loa: 12,
  max_beam: 4,
  max_draft: 2.5,
  min_length: 8,
  min_beam: null,
  min_draft: null,
  services: { electricity: true, water: true, waste: false },
  location: { office: false, facilities: true, view: false, accessible: false, quiet: false },
  boat_types: 'any',
  holder_type: 'VISITOR',
  active: true,
  offered: true,
  instant_booking: false,
  lettered: false,
} as const;

@QueryHandler(WriteImportTemplate)
export class WriteImportTemplateHandler {
  execute({ input: { language, format } }: WriteImportTemplate): Promise<SpreadsheetFile> {
    const words = sheetWords[language];
    const example = cellsOf({ ...EXAMPLE, notes: words.example_note }, words);
    return writeSpreadsheet(words.file_name, [titlesIn(words), example], format);
  }
}

function titlesIn({ titles }: SheetWords): string[] {
  return importColumns.map((column) => titles[column]);
}

type Written = Pick<BerthRecord, keyof typeof EXAMPLE | 'notes'>;

/** In the order of `importColumns`. */
function cellsOf(berth: Written, { values }: SheetWords): Cell[] {
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
