import { Injectable } from '@nestjs/common';
import { FindOnRecord, FindVesselNames } from '../../../contracts/customers/queries.js';
import { membershipErrors } from '../../../contracts/memberships/errors.js';
import { MEMBERSHIP_ASSOCIATION, MOST_IMPORTED_CARDS } from '../../../contracts/memberships/vocabulary.js';
import { isRefusal, refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { sideBySide } from '../../platform/concurrency/side-by-side.js';
import { readSpreadsheet } from '../../platform/spreadsheets/read-spreadsheet.js';
import { checkedCardRows, type CheckedCardRow, readCardRows, type ReadCardRow } from '../domain/card-rows.js';
import { CardFile } from './card-file.js';
import { cardSheet } from '../words/sheet-words.js';

/** Reads files of cards and checks each row against the register and the numbers that are taken. */
@Injectable()
export class CardImportCheck {
  constructor(
    private readonly queries: QueryBus,
    private readonly cards: CardFile,
    private readonly clock: Clock,
  ) {}

  async of(bytes: Buffer, marina_id: string): Promise<CheckedCardRow[] | Refusal> {
    const marina = await this.cards.marina(marina_id);
    if (marina?.association.code !== MEMBERSHIP_ASSOCIATION) return refuse('forbidden', membershipErrors.not_available);
    const sheet = await readSpreadsheet(bytes, MOST_IMPORTED_CARDS);
    if (isRefusal(sheet)) return sheet;
    const { columnOf, valueOf } = cardSheet;
    const today = this.clock.today(marina.time_zone);
    const rows = readCardRows(sheet, { columnOf, valueOf, today, has_office_email: marina.office_email !== null });
    if (isRefusal(rows)) return rows;
    return checkedCardRows(rows, {
      holders: await this.known(rows, marina_id),
      numbers: await this.taken(rows, marina_id),
    });
  }

  private async known(rows: readonly ReadCardRow[], marina_id: string): Promise<boolean[]> {
    const asked = rows.flatMap(({ card }, index) => (card === null ? [] : [{ card, index }]));
    const people = asked.map(({ card: { holder, vessel } }) => {
      const { email, first_name, last_name } = holder;
      return { email, first_name, last_name, boat_name: vessel.name };
    });
    const found = await this.queries.execute(new FindOnRecord({ marina_id, people }));
    const known = new Set(asked.filter((_, at) => found[at] === true).map(({ index }) => index));
    return rows.map((_, index) => known.has(index));
  }

  /** The numbers that are taken, with the boat of the card where this marina issued it. */
  private async taken(rows: readonly ReadCardRow[], marina_id: string): Promise<Map<string, string | null>> {
    const numbers = [...new Set(rows.flatMap(({ card }) => card?.membership.card_number ?? []))];
    const found = await sideBySide(numbers, async (number) => {
      const id = await this.cards.idByNumber(number);
      const card = id === null ? null : await this.cards.find(id);
      return card === null ? null : { number, vessel_id: card.home_marina_id === marina_id ? card.vessel_id : null };
    });
    const cards = found.filter((one) => one !== null);
    const vessel_ids = cards.flatMap(({ vessel_id }) => vessel_id ?? []);
    const names = await this.queries.execute(new FindVesselNames({ marina_id, vessel_ids }));
    return new Map(
      cards.map(({ number, vessel_id }) => [number, vessel_id === null ? null : (names.get(vessel_id) ?? null)]),
    );
  }
}
