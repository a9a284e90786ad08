import { FindBoaters, FindPersonRecords, FindVessels } from '../../../contracts/customers/queries.js';
import type { VesselRecord } from '../../../contracts/customers/vessel.js';
import type { CustomerRequest, RequestKind } from '../../../contracts/memberships/requests.js';
import { type DescribedStay, DescribeStays } from '../../../contracts/reservations/queries.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { Filter } from '../../platform/read-models/read-model-store.js';
import { requestList } from '../projections/request-list.js';
import { CardFile } from '../cards/card-file.js';

interface Requests {
  items: CustomerRequest[];
  total: number;
}

/** A page of a marina's open requests, of all boaters or of one; the longest wait first. */
export class ListRequests extends Query<Requests> {
  constructor(
    readonly marina_id: string,
    readonly kinds: readonly RequestKind[],
    readonly page: { readonly page: number; readonly page_size: number; readonly boater_id?: string | undefined },
  ) {
    super();
  }
}

@QueryHandler(ListRequests)
export class ListRequestsHandler {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
    private readonly cards: CardFile,
  ) {}

  async execute({ marina_id, kinds, page: { page, page_size, boater_id } }: ListRequests): Promise<Requests> {
    const model = this.projections.model(requestList);
    const filter: Filter = { marina_id, status: 'PENDING', kind: { $in: [...kinds] } };
    if (boater_id !== undefined) filter['boater_id'] = { $in: await this.recordsOf(marina_id, boater_id) };
    const skip = (page - 1) * page_size;
    const found = await model.find({ filter, sort: [['filed_at', 1]], skip, limit: page_size });
    const boater_ids = found.map(({ boater_id }) => boater_id);
    const vessel_ids = found.flatMap(({ vessel_id }) => vessel_id ?? []);
    const reservation_ids = found.flatMap(({ reservation_id }) => reservation_id ?? []);
    const [boaters, vessels, stays] = await Promise.all([
      this.queries.execute(new FindBoaters({ marina_id, boater_ids })),
      this.queries.execute(new FindVessels({ marina_id, vessel_ids })),
      this.queries.execute(new DescribeStays({ marina_id, reservation_ids })),
    ]);
    const items = await Promise.all(
      found.map(async ({ _id: id, boater_id, vessel_id, card_id, filed_at: request_date, ...request }) => {
        const boater = boaters.find((one) => one.id === boater_id);
        // A boat that is not on record is known from the reservation through whose link the request was filed.
        const vessel = vessels.find((one) => one.id === vessel_id) ?? boatOf(stays.get(request.reservation_id ?? ''));
        const names = [boater?.first_name ?? null, boater?.last_name ?? null].filter((name) => name !== null);
        const { kind, status, updated_at, finished_at, referral_code } = request;
        return {
          id,
          marina_id,
          boater_id,
          vessel_id,
          kind,
          status,
          request_date,
          updated_at,
          finished_at,
          referral_code,
          full_name: names.length === 0 ? null : names.join(' '),
          ...boatFields(vessel),
          card_number: await this.numberOf(card_id),
        };
      }),
    );
    return { items, total: await model.count(filter) };
  }

  private async numberOf(card_id: string | null): Promise<string | null> {
    const card = card_id === null ? null : await this.cards.find(card_id);
    return card?.card_number ?? null;
  }

  private async recordsOf(marina_id: string, boater_id: string): Promise<string[]> {
    const records = await this.queries.execute(new FindPersonRecords({ marina_id, boater_ids: [boater_id] }));
    return [...(records.get(boater_id) ?? [])];
  }
}

function boatFields(
  vessel: Partial<Pick<VesselRecord, 'name' | 'type' | 'length' | 'beam' | 'draft'>> | undefined,
): Pick<CustomerRequest, 'boat_name' | 'vessel_type' | 'length' | 'beam' | 'draft'> {
  return {
    boat_name: vessel?.name ?? null,
    vessel_type: vessel?.type ?? null,
    length: vessel?.length ?? null,
    beam: vessel?.beam ?? null,
    draft: vessel?.draft ?? null,
  };
}

function boatOf(stay: DescribedStay | undefined) {
  return stay === undefined ? undefined : { name: stay.vessel_name, ...stay.vessel };
}
