import { loyaltyApi } from '../../../contracts/loyalty/api.js';
import { loyaltyErrors } from '../../../contracts/loyalty/errors.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { SpreadsheetFile } from '../../../contracts/vocabulary/spreadsheets-schemas.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { LongWorks } from '../../platform/long-work/long-works.js';
import { writeSpreadsheet } from '../../platform/spreadsheets/write-spreadsheet.js';
import { errorsOf } from '../domain/gift-errors.js';
import { giftRecord } from '../records/gift-record.js';
import { reportWords } from '../words/report-words.js';

/** The addresses that got no points, as a file. */
@Handles(loyaltyApi.errorReport)
export class ReportGiftErrors {
  constructor(private readonly works: LongWorks) {}

  async execute({
    input: { gift_id },
    language,
  }: ReceivedCall<typeof loyaltyApi.errorReport>): Promise<SpreadsheetFile | Refusal> {
    const gift = await this.works.latest(giftRecord, gift_id);
    if (gift === null) return refuse('not_found', loyaltyErrors.gift_not_found);
    const words = reportWords[language];
    const errors = errorsOf(gift, await this.works.fileOf(giftRecord, gift_id));
    const rows = errors.map(({ address, code }) => [address ?? '', words[code]]);
    return writeSpreadsheet('gifting_points_error_report', [[words.address, words.reason], ...rows], 'csv');
  }
}
