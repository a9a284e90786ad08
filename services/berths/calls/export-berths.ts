import { berthImportApi } from '../../../contracts/berths/api.js';
import type { SpreadsheetFile } from '../../../contracts/vocabulary/spreadsheets-schemas.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { writeSpreadsheet } from '../../platform/spreadsheets/write-spreadsheet.js';
import { BerthLists } from '../lookups/berth-lists.js';
import { cellsOf, titlesIn } from '../lookups/berth-sheets.js';
import { sheetWords } from '../words/sheet-words.js';

/** The berths of a list as a spreadsheet, in the columns of the import. */
@Handles(berthImportApi.export)
export class ExportBerths {
  constructor(private readonly lists: BerthLists) {}

  async execute({
    input: { language, format, ...selection },
    marina_id,
  }: ReceivedCall<typeof berthImportApi.export>): Promise<SpreadsheetFile> {
    const words = sheetWords[language];
    const { items } = await this.lists.list(marina_id, selection);
    return writeSpreadsheet(words.file_name, [titlesIn(words), ...items.map((berth) => cellsOf(berth, words))], format);
  }
}
