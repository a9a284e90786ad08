import { maskContact } from '../../../contracts/customers/rules/contact-masking.js';
import { sortedFields } from '../../../contracts/vocabulary/sorting.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { boaterRecordOf } from '../domain/boater-view.js';
import { BoaterDetails } from '../lookups/boater-details.js';
import { type AskedBoaters, boaterFilter } from '../lookups/boater-filter.js';
import { type FoundBoater, type FoundBoaters, SearchBoaters } from '../lookups/boater-search.js';
import type { BoaterDocument } from '../projections/boater-document.js';
import { asBoater, boaterList } from '../projections/boater-list.js';
import { leadingCard } from '../projections/listed-card.js';
import type { MembershipCard } from '../../../contracts/vocabulary/membership-card.js';

@QueryHandler(SearchBoaters)
export class SearchBoatersHandler {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly details: BoaterDetails,
  ) {}

  async execute({ input }: SearchBoaters): Promise<FoundBoaters> {
    const model = this.projections.model(boaterList);
    const filter = boaterFilter(input);
    const found = await model.find({
      filter,
      sort: sortedFields(input.sort, 'full_name'),
      skip: (input.page - 1) * input.page_size,
      limit: input.page_size,
    });
    const boaters = found.map(asBoater).filter((document) => document !== undefined);
    const who = boaters.map(({ boater_id, record_ids, relation_type }) => ({
      boater_id,
      record_ids,
      resident: relation_type === 'RESIDENT',
    }));
    const cards = await this.details.cards(input.marina_id, who);
    const items = boaters.map((document) => foundOf(document, cards.get(document.boater_id) ?? [], input));
    return { items, total: await model.count(filter) };
  }
}

function foundOf(document: BoaterDocument, cards: readonly MembershipCard[], asked: AskedBoaters): FoundBoater {
  const leading = leadingCard(document.cards);
  const rank = (card: MembershipCard): number => (card.card_id === leading?.card_id ? 0 : 1);
  return {
    boater: maskContact(
      boaterRecordOf(document.boater_id, document.state),
      asked.hide_contacts && !document.contact_shown,
    ),
    record_ids: document.record_ids,
    vessels: document.vessels,
    memberships: [...cards].sort((a, b) => rank(a) - rank(b)),
    last: document.last,
    card_changed_at: leading?.changed_at ?? null,
  };
}
