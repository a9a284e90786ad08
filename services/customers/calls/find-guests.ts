import { boaterApi } from '../../../contracts/customers/api.js';
import type { BoaterDetail, BoaterRecord } from '../../../contracts/customers/boater.js';
import type { FoundGuests, Guest } from '../../../contracts/customers/guests.js';
import { FEWEST_LETTERS, MOST_GUESTS } from '../../../contracts/customers/vocabulary.js';
import { FindBoater } from '../../../contracts/customers/queries.js';
import { maskContact } from '../../../contracts/customers/rules/contact-masking.js';
import type { VesselRecord } from '../../../contracts/customers/vessel.js';
import { cardNumber } from '../../../contracts/memberships/card.js';
import { FindPartnerCard } from '../../../contracts/memberships/queries.js';
import { CountStaysOf } from '../../../contracts/reservations/queries.js';
import { folded } from '../../../contracts/vocabulary/folded-text.js';
import { email } from '../../../contracts/vocabulary/person.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { BoaterDetails } from '../lookups/boater-details.js';
import { SearchBoaters } from '../lookups/boater-search.js';
import { hidesContacts } from '../lookups/contact-hiding.js';

interface Person {
  readonly boater: BoaterRecord;
  readonly record_ids: readonly string[];
  readonly vessels: readonly VesselRecord[];
  readonly card_number: string | null;
}

/** People with their boats for a booking by telephone: one search for all that a caller may say. */
@Handles(boaterApi.findGuests)
export class FindGuests {
  constructor(
    private readonly queries: QueryBus,
    private readonly details: BoaterDetails,
    private readonly clock: Clock,
  ) {}

  async execute({
    input: { search },
    marina_id,
    staff,
  }: ReceivedCall<typeof boaterApi.findGuests>): Promise<FoundGuests> {
    if (search.length < FEWEST_LETTERS) return { items: [], total: 0, partner_card: null };
    const hide_contacts = hidesContacts(staff);
    const found = await this.queries.execute(
      new SearchBoaters({
        marina_id,
        today: this.clock.today('UTC'),
        hide_contacts,
        search,
        sort: { field: 'full_name', direction: 'asc' },
        page: 1,
        page_size: MOST_GUESTS,
      }),
    );
    const people = await Promise.all(
      found.items
        .filter(({ boater }) => !boater.erased)
        .map(async ({ boater, record_ids, vessels, memberships }) => ({
          boater,
          record_ids,
          vessels: await this.details.vessels(
            marina_id,
            vessels.map(({ id }) => id),
          ),
          card_number: memberships[0]?.card_number ?? null,
        })),
    );
    if (people.length > 0) return this.answer(marina_id, search, people, found.total);
    const whole = await this.byWhole(marina_id, search);
    if (whole !== null) return this.answer(marina_id, search, [personOf(whole, hide_contacts)], 1);
    return { items: [], total: 0, partner_card: await this.partnerCard(marina_id, search) };
  }

  /** A whole mail address or card number also finds those whose details are hidden. */
  private async byWhole(marina_id: string, search: string): Promise<BoaterDetail | null> {
    const [card, address] = [cardNumber.safeParse(search), email.safeParse(search)];
    if (!card.success && !address.success) return null;
    const by = card.success ? { card_number: card.data } : { email: address.data };
    const found = await this.queries.execute(new FindBoater({ marina_id, ...by }));
    return found === null || found.boater.erased ? null : found;
  }

  private async partnerCard(marina_id: string, search: string): Promise<FoundGuests['partner_card']> {
    const card = cardNumber.safeParse(search);
    const found = card.success
      ? await this.queries.execute(new FindPartnerCard({ marina_id, card_number: card.data }))
      : null;
    return found === null ? null : { card_number: found.card_number, home_marina_name: found.home_marina_name };
  }

  private async answer(
    marina_id: string,
    search: string,
    people: readonly Person[],
    total: number,
  ): Promise<FoundGuests> {
    const records = people.flatMap(({ record_ids }) => record_ids);
    const counted = await this.queries.execute(new CountStaysOf({ marina_id, boater_ids: records }));
    const items = people.flatMap((person) => rowsOf(person, search, counted));
    return { items: items.slice(0, MOST_GUESTS), total, partner_card: null };
  }
}

type Counted = ReadonlyMap<string, { readonly stays: number; readonly last_stay: string }>;

/** One row for each boat, those first whose name was searched. */
function rowsOf({ boater, record_ids, vessels, card_number }: Person, search: string, counted: Counted): Guest[] {
  const stays = record_ids.flatMap((id) => counted.get(id) ?? []);
  const person = {
    boater_id: boater.id,
    relation_type: boater.relation_type,
    first_name: boater.first_name ?? '',
    last_name: boater.last_name ?? '',
    email: boater.email,
    phone: boater.phone,
    language: boater.language ?? 'en',
    card_number,
    stays: stays.reduce((sum, one) => sum + one.stays, 0),
    last_stay:
      stays
        .map(({ last_stay }) => last_stay)
        .toSorted()
        .at(-1) ?? null,
  };
  if (vessels.length === 0) return [{ ...person, vessel: null }];
  const meant = ({ name }: VesselRecord) => (folded(name ?? '').includes(folded(search)) ? 0 : 1);
  return vessels
    .toSorted((one, other) => meant(one) - meant(other))
    .map(({ id, name, length, beam, draft, hull_type, type }) => ({
      ...person,
      vessel: { id, name: name ?? '', length, beam, draft, hull_type, type },
    }));
}

function personOf({ boater, vessels, memberships }: BoaterDetail, hide_contacts: boolean): Person {
  return {
    boater: maskContact(boater, hide_contacts && !boater.contact_shown),
    record_ids: [boater.id],
    vessels,
    card_number: memberships[0]?.card_number ?? null,
  };
}
