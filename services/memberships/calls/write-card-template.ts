import { cardImportApi } from '../../../contracts/memberships/api.js';
import { type CardImportColumn, cardImportColumns } from '../../../contracts/memberships/vocabulary.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import type { SpreadsheetFile } from '../../../contracts/vocabulary/spreadsheets-schemas.js';
import { Clock } from '../../platform/clock/clock.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import type { Cell } from '../../platform/spreadsheets/cell.js';
import { writeSpreadsheet } from '../../platform/spreadsheets/write-spreadsheet.js';
import { cardSheetWords } from '../words/sheet-words.js';

/** A spreadsheet with the columns of a file of cards and one example row. */
@Handles(cardImportApi.template)
export class WriteCardTemplate {
  constructor(private readonly clock: Clock) {}

  execute({ input: { language, format } }: ReceivedCall<typeof cardImportApi.template>): Promise<SpreadsheetFile> {
    const { titles, values, file_name, example_note } = cardSheetWords[language];
    const example: Record<CardImportColumn, Cell> = {
      boat_name: 'Belle Étoile',
      length: 11.4,
      beam: 3.85,
      draft: 1.9,
      vessel_type: values.SAIL,
      first_name: 'Inès',
      last_name: 'Delacroix',
      email: 'ines@example.org',
      phone: '+33 6 12 34 56 78',
      language: values.fr,
      card_number: '',
      expires_on: addDays(this.clock.today('UTC'), 365),
      auto_renew: values.yes,
      remark: example_note,
    };
    const rows = [
      cardImportColumns.map((column) => titles[column]),
      cardImportColumns.map((column) => example[column]),
    ];
    return writeSpreadsheet(file_name, rows, format);
  }
}
