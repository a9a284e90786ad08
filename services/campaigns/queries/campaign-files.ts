import type * as z from 'zod';
import type { campaignApi } from '../../../contracts/campaigns/api.js';
import { type CampaignSection, campaignSubjects, type templateTypes } from '../../../contracts/campaigns/vocabulary.js';
import { masked } from '../../../contracts/vocabulary/masked-text.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { SpreadsheetFile } from '../../../contracts/vocabulary/spreadsheets-schemas.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { writeSpreadsheet } from '../../platform/spreadsheets/write-spreadsheet.js';
import { cardOf } from '../domain/audience.js';
import { Audiences } from '../lookups/audiences.js';
import { CampaignLetters } from '../lookups/campaign-letters.js';
import { type AudienceColumn, audienceTitle } from '../mail/campaign-mail.js';

type Template = z.output<(typeof campaignApi.template)['answer']>;

/** The people whom a section writes to, as a CSV file. */
export class WriteAudience extends Query<SpreadsheetFile | Refusal> {
  constructor(
    readonly marina_id: string,
    readonly section: CampaignSection,
    readonly language: Language,
    /** Whether the marina hides contact details. */
    readonly hide_contacts: boolean,
  ) {
    super();
  }
}

/** A section's mail with an example's facts. */
export class ShowTemplate extends Query<Template | Refusal> {
  constructor(
    readonly marina_id: string,
    readonly input: {
      readonly screen_type: CampaignSection;
      readonly data_type: (typeof templateTypes)[number];
      readonly language: Language;
    },
  ) {
    super();
  }
}

const COLUMNS: readonly AudienceColumn[] = [
  'first_name',
  'last_name',
  'email',
  'language',
  'boat',
  'card',
  'nights_left',
];

@QueryHandler(WriteAudience)
export class WriteAudienceHandler {
  constructor(
    private readonly audiences: Audiences,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({ marina_id, section, language, hide_contacts }: WriteAudience): Promise<SpreadsheetFile | Refusal> {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) return refuse('not_found', 'NOT_FOUND');
    const { recipients, facts } = await this.audiences.of(marina_id, section);
    const rows = recipients.map((resident) => {
      const card = cardOf(resident, facts);
      const email = hide_contacts ? masked(resident.email) : resident.email;
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

@QueryHandler(ShowTemplate)
export class ShowTemplateHandler {
  constructor(
    private readonly letters: CampaignLetters,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({ marina_id, input }: ShowTemplate): Promise<Template | Refusal> {
    const { screen_type, data_type, language } = input;
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) return refuse('not_found', 'NOT_FOUND');
    const today = this.clock.today(marina.time_zone);
    const { subject, text, html } = await this.letters.example(screen_type, marina, language, 'Elise', today);
    const [content, extension, kind] = data_type === 'HTML' ? [html, 'html', 'text/html'] : [text, 'txt', 'text/plain'];
    return {
      file_name: `${campaignSubjects[screen_type]}-${language}.${extension}`,
      media_type: `${kind}; charset=utf-8`,
      content: Buffer.from(content, 'utf8').toString('base64'),
      subject,
    };
  }
}
