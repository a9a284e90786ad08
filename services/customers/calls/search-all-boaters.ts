import { boaterApi } from '../../../contracts/customers/api.js';
import type { BoaterOfMarinaRow } from '../../../contracts/customers/boater.js';
import { FindLoyaltyMembers, type LoyaltyMember } from '../../../contracts/loyalty/queries.js';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { ListMarinas } from '../../../contracts/marinas/queries.js';
import { toDecimal } from '../../../contracts/vocabulary/money.js';
import { sortedFields } from '../../../contracts/vocabulary/sorting.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { boaterRecordOf } from '../domain/boater-view.js';
import { BoaterDetails } from '../lookups/boater-details.js';
import { boaterFilter } from '../lookups/boater-filter.js';
import type { BoaterDocument } from '../projections/boater-document.js';
import { asBoater, boaterList } from '../projections/boater-list.js';
import { byPrecedence } from '../projections/listed-card.js';
import type { MembershipCard } from '../../../contracts/vocabulary/membership-card.js';

/** Boaters of all marinas, for administrators only: nothing is masked. */
@Handles(boaterApi.getallAdmin)
export class SearchAllBoaters {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly details: BoaterDetails,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({
    input,
  }: ReceivedCall<typeof boaterApi.getallAdmin>): Promise<{ items: BoaterOfMarinaRow[]; total: number }> {
    const { sort, page, page_size, search } = input;
    const { membership, country_of_residence: country, marina_ids = [] } = input.filter;
    const today = this.clock.today('UTC');
    const filter = {
      ...boaterFilter({ marina_id: '', today, hide_contacts: false, search, membership }),
      marina_id: marina_ids.length === 0 ? { $gt: '' } : { $in: [...marina_ids] },
      ...(country === undefined ? {} : { country }),
    };
    const model = this.projections.model(boaterList);
    const found = await model.find({
      filter,
      sort: sortedFields(sort, 'full_name'),
      skip: (page - 1) * page_size,
      limit: page_size,
    });
    const boaters = found.map(asBoater).filter((document) => document !== undefined);
    const marinas = new Map((await this.queries.execute(new ListMarinas())).map((marina) => [marina.id, marina]));
    const cards = await this.cardsOf(boaters);
    const records = boaters.flatMap(({ record_ids }) => record_ids);
    const members = await this.queries.execute(new FindLoyaltyMembers(records));
    const items = boaters.map((document) =>
      rowOf(
        document,
        marinas.get(document.marina_id),
        cards.get(document.boater_id) ?? [],
        today,
        memberOf(document, members),
      ),
    );
    return { items, total: await model.count(filter) };
  }

  /** One question for each marina on the page. */
  private async cardsOf(boaters: readonly BoaterDocument[]): Promise<ReadonlyMap<string, readonly MembershipCard[]>> {
    const all = new Map<string, readonly MembershipCard[]>();
    for (const marina_id of new Set(boaters.map((boater) => boater.marina_id))) {
      const here = boaters.filter((boater) => boater.marina_id === marina_id);
      const who = here.map(({ boater_id, record_ids, relation_type }) => ({
        boater_id,
        record_ids,
        resident: relation_type === 'RESIDENT',
      }));
      for (const [boater_id, cards] of await this.details.cards(marina_id, who)) all.set(boater_id, cards);
    }
    return all;
  }
}

function rowOf(
  document: BoaterDocument,
  marina: Marina | undefined,
  cards: readonly MembershipCard[],
  today: string,
  member: LoyaltyMember | undefined,
): BoaterOfMarinaRow {
  const { id, relation_type, first_name, last_name, email, phone, country_of_residence, erased } = boaterRecordOf(
    document.boater_id,
    document.state,
  );
  return {
    id,
    relation_type,
    first_name,
    last_name,
    email,
    phone,
    country_of_residence,
    erased,
    vessels: document.vessels.map((vessel) => ({ id: vessel.id, name: vessel.name, length: vessel.length })),
    memberships: [...cards].sort(byPrecedence).map(({ card_number, status, vessel_id, expires_on }) => ({
      card_number,
      status,
      vessel_id,
      customer: { expired: expires_on < today },
    })),
    loyalty_user: member === undefined ? null : { joined_at: member.joined_at, balance: toDecimal(member.balance) },
    popeye_loyalty_status: member?.status ?? null,
    marina: { id: document.marina_id, name: marina?.name ?? '', code: marina?.code ?? '' },
  };
}

/** The account of any of the person's records. */
function memberOf(
  { record_ids }: BoaterDocument,
  members: ReadonlyMap<string, LoyaltyMember>,
): LoyaltyMember | undefined {
  return record_ids.map((id) => members.get(id)).find((member) => member !== undefined);
}
