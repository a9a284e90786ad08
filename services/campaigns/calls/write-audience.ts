import { campaignApi } from '../../../contracts/campaigns/api.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { masked } from '../../../contracts/vocabulary/masked-text.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { SpreadsheetFile } from '../../../contracts/vocabulary/spreadsheets-schemas.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { writeSpreadsheet } from '../../platform/spreadsheets/write-spreadsheet.js';
import { cardOf } from '../domain/audience.js';
import { Audiences } from '../lookups/audiences.js';
import { type AudienceColumn, audienceTitle } from '../mail/campaign-mail.js';

const COLUMNS: readonly AudienceColumn[] = [
  'first_name',
  'last_name',
  'email',
  'language',
  'boat',
  'card',
  'nights_left',
];

/** The people whom a section writes to, as a CSV file. */
@Handles(campaignApi.audience)
export class WriteAudience {
  constructor(
    private readonly audiences: Audiences,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({
    input: { screen_type },
    marina_id,
    staff: { principal },
    language,
  }: ReceivedCall<typeof campaignApi.audience>): Promise<SpreadsheetFile | Refusal> {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) return refuse('not_found', 'NOT_FOUND');
    const { recipients, facts } = await this.audiences.of(marina_id, screen_type);
    const hidden = principal.marina?.permissions.hide_contact_details === true;
    const rows = recipients.map((resident) => {
      const card = cardOf(resident, facts);
      const email = hidden ? masked(resident.email) : resident.email;
      const { first_name, last_name, vessel } = resident;
      return [
        first_name,
        last_name,
        email,
        resident.language,
        vessel?.name ?? null,
        card?.card_number ?? null,
        card?.nights_left ?? null,
      ];
    });
    const titles = COLUMNS.map((column) => audienceTitle(language, column));
    return writeSpreadsheet(`boaters-list-${this.clock.today(marina.time_zone)}`, [titles, ...rows], 'csv');
  }
}
