import type { CustomerType } from '../../../contracts/customers/vocabulary.js';
import type { BoaterRecord } from '../../../contracts/customers/boater.js';
import { maskContact } from '../../../contracts/customers/rules/contact-masking.js';
import type { MembershipCard } from '../../../contracts/memberships/card.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { folded } from '../../../contracts/vocabulary/folded-text.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { Filter } from '../../platform/read-models/read-model-store.js';
import { boaterRecordOf } from '../domain/boater-view.js';
import { boaterList } from '../projections/boater-list.js';
import { BoaterDetails } from './boater-details.js';

export class SearchBoaters extends Query<FoundBoaters> {
  constructor(
    readonly input: {
      readonly marina_id: string;
      /** Whether the marina hides mail addresses and phone numbers of boaters without an approved reservation. */
      readonly hide_contacts: boolean;
      readonly search?: string | undefined;
      readonly relation_type?: CustomerType | undefined;
      readonly sort: {
        readonly field: 'full_name' | 'boat_name' | 'last_interaction';
        readonly direction: 'asc' | 'desc';
      };
      readonly page: number;
      readonly page_size: number;
    },
  ) {
    super();
  }
}

export interface FoundBoaters {
  readonly items: readonly {
    readonly boater: BoaterRecord;
    readonly vessels: readonly { id: string; name: string | null; type: string | null; length: number }[];
    readonly memberships: readonly MembershipCard[];
    readonly last_interaction: string;
  }[];
  readonly total: number;
}

@QueryHandler(SearchBoaters)
export class SearchBoatersHandler {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly details: BoaterDetails,
  ) {}

  async execute({ input }: SearchBoaters): Promise<FoundBoaters> {
    const model = this.projections.model(boaterList);
    const filter = filterFor(input);
    const { field, direction } = input.sort;
    const skip = (input.page - 1) * input.page_size;
    const found = await model.find({
      filter,
      sort: [[field, direction === 'asc' ? 1 : -1]],
      skip,
      limit: input.page_size,
    });
    const who = found.map(({ _id, relation_type }) => ({ boater_id: _id, resident: relation_type === 'RESIDENT' }));
    const cards = await this.details.cards(input.marina_id, who);
    const items = found.map((document) => ({
      boater: maskContact(boaterRecordOf(document._id, document.state), input.hide_contacts && !document.contact_shown),
      vessels: document.vessels,
      memberships: cards.get(document._id) ?? [],
      last_interaction: document.last_interaction,
    }));
    return { items, total: await model.count(filter) };
  }
}

function filterFor({ marina_id, relation_type, search, hide_contacts }: SearchBoaters['input']): Filter {
  const filter: Filter = { marina_id, ...(relation_type === undefined ? {} : { relation_type }) };
  const wanted = folded(search ?? '');
  if (wanted === '') return filter;
  // Hidden values are not searchable: a search could guess them letter by letter.
  const byContact: Filter = {
    search_contact: { $contains: wanted },
    ...(hide_contacts ? { contact_shown: true } : {}),
  };
  return { ...filter, $or: [{ search: { $contains: wanted } }, byContact] };
}
