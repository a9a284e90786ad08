import { Injectable } from '@nestjs/common';
import type { CustomerType } from '../../../contracts/customers/vocabulary.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { membershipErrors } from '../../../contracts/memberships/errors.js';
import { countsNights } from '../../../contracts/memberships/rules/counted-nights.js';
import { MEMBERSHIP_ASSOCIATION } from '../../../contracts/memberships/vocabulary.js';
import type { NextStay } from '../../../contracts/reservations/queries.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { SpreadsheetFile } from '../../../contracts/vocabulary/spreadsheets-schemas.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { GivingWay } from '../../platform/concurrency/giving-way.js';
import type { Cell } from '../../platform/spreadsheets/cell.js';
import { writeSpreadsheet } from '../../platform/spreadsheets/write-spreadsheet.js';
import { fullNameOf } from '../domain/boater-view.js';
import { type FoundBoater, SearchBoaters } from './boater-search.js';
import { type ReportColumn, reportWords } from '../words/report-words.js';
import { NextStays } from './next-stays.js';

/** Customers that are read at a time. */
const BATCH = 500;

const residentColumns: readonly ReportColumn[] = [
  'boat',
  'type',
  'length',
  'beam',
  'draft',
  'full_name',
  'email',
  'phone',
  'country',
  'card',
  'membership',
  'valid_to',
  'nights_left',
];

const visitorColumns: readonly ReportColumn[] = [
  'full_name',
  'email',
  'phone',
  'country',
  'boat',
  'home_marina',
  'card',
  'membership',
  'last_interaction',
  'next_visit',
  'departure',
];

interface AskedReport {
  readonly marina_id: string;
  readonly relation_type: CustomerType;
  readonly hide_contacts: boolean;
  readonly language: Language;
}

/** All residents or all visitors of a marina as a CSV file, for marinas of the association TEM (spec 2 §2). */
@Injectable()
export class CustomerReports {
  constructor(
    private readonly queries: QueryBus,
    private readonly nextStays: NextStays,
    private readonly clock: Clock,
  ) {}

  async of(asked: AskedReport): Promise<SpreadsheetFile | Refusal> {
    const { marina_id, relation_type, language } = asked;
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina?.association.code !== MEMBERSHIP_ASSOCIATION) return refuse('forbidden', membershipErrors.not_available);
    const today = this.clock.today(marina.time_zone);
    const columns = relation_type === 'RESIDENT' ? residentColumns : visitorColumns;
    const rows: Cell[][] = [columns.map((column) => reportWords[language][column])];
    const work = new GivingWay();
    for await (const found of this.all(asked, today)) {
      const cells = cellsOf(found.boater, found.stay);
      rows.push(columns.map((column) => cells[column]));
      await work.giveWay();
    }
    const report = relation_type === 'RESIDENT' ? 'all_residents_report' : 'all_visitors_report';
    return writeSpreadsheet(`${report}-${today}`, rows, 'csv');
  }

  private async *all({ marina_id, relation_type, hide_contacts }: AskedReport, today: string) {
    const sort = { field: 'full_name', direction: 'asc' } as const;
    for (let page = 1; ; page += 1) {
      const about = { marina_id, relation_type, hide_contacts, today };
      const { items } = await this.queries.execute(new SearchBoaters({ ...about, sort, page, page_size: BATCH }));
      const next = await this.nextStays.of(marina_id, relation_type === 'VISITOR' ? items : []);
      for (const boater of items) yield { boater, stay: next.get(boater.boater.id) ?? null };
      if (items.length < BATCH) return;
    }
  }
}

function cellsOf(
  { boater, vessels, memberships, last }: FoundBoater,
  stay: Omit<NextStay, 'boater_id'> | null,
): Record<ReportColumn, Cell> {
  const { first_name, last_name } = boater;
  return {
    ...vesselCells(vessels[0]),
    ...cardCells(memberships[0]),
    full_name: first_name === null || last_name === null ? null : fullNameOf({ first_name, last_name }),
    email: boater.email,
    phone: boater.phone,
    country: boater.country_of_residence,
    last_interaction: last.at.slice(0, 10),
    next_visit: stay?.start_date ?? null,
    departure: stay?.end_date ?? null,
  };
}

function vesselCells(vessel: FoundBoater['vessels'][number] | undefined) {
  return {
    boat: vessel?.name ?? null,
    type: vessel?.type ?? null,
    length: vessel?.length ?? null,
    beam: vessel?.beam ?? null,
    draft: vessel?.draft ?? null,
    home_marina: vessel?.home_marina_name ?? null,
  };
}

function cardCells(card: FoundBoater['memberships'][number] | undefined) {
  return {
    card: card?.card_number ?? null,
    membership: card?.status ?? null,
    valid_to: card?.expires_on ?? null,
    nights_left: card === undefined ? null : countsNights(card.status) ? card.nights_available : 0,
  };
}
