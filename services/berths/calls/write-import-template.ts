import { berthImportApi } from '../../../contracts/berths/api.js';
import type { SpreadsheetFile } from '../../../contracts/vocabulary/spreadsheets-schemas.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { writeSpreadsheet } from '../../platform/spreadsheets/write-spreadsheet.js';
import { cellsOf, titlesIn } from '../lookups/berth-sheets.js';
import { sheetWords } from '../words/sheet-words.js';

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

/** A spreadsheet with the columns of the import and one example row. */
@Handles(berthImportApi.template)
export class WriteImportTemplate {
  execute({ input: { language, format } }: ReceivedCall<typeof berthImportApi.template>): Promise<SpreadsheetFile> {
    const words = sheetWords[language];
    const example = cellsOf({ ...EXAMPLE, notes: words.example_note }, words);
    return writeSpreadsheet(words.file_name, [titlesIn(words), example], format);
  }
}
