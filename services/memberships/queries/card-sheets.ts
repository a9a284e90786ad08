import type * as z from 'zod';
import type { cardImportApi } from '../../../contracts/memberships/api.js';
import type { cardTemplate, CheckedCards } from '../../../contracts/memberships/card-import.js';
import { type CardImportColumn, cardImportColumns } from '../../../contracts/memberships/vocabulary.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { SpreadsheetFile } from '../../../contracts/vocabulary/spreadsheets-schemas.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import type { Cell } from '../../platform/spreadsheets/cell.js';
import { writeSpreadsheet } from '../../platform/spreadsheets/write-spreadsheet.js';
import { CardChecking } from '../lookups/card-checking.js';
import { CardImports } from '../records/card-imports.js';
import { cardSheetWords } from '../words/sheet-words.js';

/** A spreadsheet with the columns of a file of cards and one example row. */
export class WriteCardTemplate extends Query<SpreadsheetFile> {
  constructor(readonly input: z.output<typeof cardTemplate>) {
    super();
  }
}

@QueryHandler(WriteCardTemplate)
export class WriteCardTemplateHandler {
  constructor(private readonly clock: Clock) {}

  execute({ input: { language, format } }: WriteCardTemplate): Promise<SpreadsheetFile> {
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

/** Every row of a file of cards with its errors; nothing is saved. */
export class CheckCards extends Query<CheckedCards | Refusal> {
  constructor(
    readonly marinaId: string,
    readonly bytes: Buffer,
  ) {
    super();
  }
}

@QueryHandler(CheckCards)
export class CheckCardsHandler {
  constructor(private readonly checking: CardChecking) {}

  async execute({ marinaId, bytes }: CheckCards): Promise<CheckedCards | Refusal> {
    const rows = await this.checking.of(bytes, marinaId);
    if (isRefusal(rows)) return rows;
    const wrong = rows.filter(({ card }) => card === null).length;
    return { rows: rows.map(({ card: _, ...row }) => row), valid: rows.length - wrong, wrong };
  }
}

/** How far the marina's latest import has come. */
export class ShowCardImport extends Query<z.output<(typeof cardImportApi.progress)['answer']>> {
  constructor(readonly marinaId: string) {
    super();
  }
}

@QueryHandler(ShowCardImport)
export class ShowCardImportHandler {
  constructor(private readonly imports: CardImports) {}

  async execute({ marinaId }: ShowCardImport): Promise<z.output<(typeof cardImportApi.progress)['answer']>> {
    return { latest: await this.imports.latest(marinaId) };
  }
}
