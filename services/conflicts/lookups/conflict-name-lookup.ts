import { Injectable } from '@nestjs/common';
import { ListBerthPlaces } from '../../../contracts/berths/queries.js';
import type { ConflictBoat, ConflictDetail } from '../../../contracts/conflicts/conflict.js';
import { FindBoaters, FindVessels } from '../../../contracts/customers/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { asStay, watchedStays } from '../projections/watched-stays.js';
import type { Conflict, StayDocument } from './conflict-lookup.js';
import type { BerthOccupation } from '../../../contracts/berths/allocation-queries.js';

type Berth = ConflictDetail['berth'];

/** Names of the boats, people and berths of some conflicts. */
export interface ConflictNames {
  readonly boat: (stay: StayDocument) => ConflictBoat;
  readonly other: (occupation: BerthOccupation) => ConflictBoat;
  readonly person: (boater_id: string) => string;
  /** Null for a deleted berth. */
  readonly berth: (id: string) => Berth | null;
  readonly stay: (reservation_id: string) => StayDocument | null;
}

/** Looks names up with one query of each kind. */
@Injectable()
export class ConflictNameLookup {
  constructor(
    private readonly queries: QueryBus,
    private readonly projections: ProjectionHost,
  ) {}

  async of(
    marina_id: string,
    conflicts: readonly Conflict[],
    more: readonly StayDocument[] = [],
  ): Promise<ConflictNames> {
    const others = conflicts.flatMap((conflict) => conflict.others);
    const reservation_ids = [...new Set(others.flatMap(({ reservation_id }) => reservation_id ?? []))];
    const vessel_ids = [...new Set(others.flatMap(({ resident }) => resident?.vessel_id ?? []))];
    const [documents, vessels, places] = await Promise.all([
      this.projections.model(watchedStays).getMany(reservation_ids),
      this.queries.execute(new FindVessels({ marina_id, vessel_ids })),
      this.queries.execute(new ListBerthPlaces(marina_id)),
    ]);
    const found = documents.flatMap((document) => asStay(document) ?? []);
    const stays = new Map([...found, ...conflicts.map(({ stay }) => stay), ...more].map((stay) => [stay._id, stay]));
    const boater_ids = [
      ...[...stays.values()].map(({ boater_id }) => boater_id),
      ...others.flatMap(({ resident }) => resident?.boater_id ?? []),
    ];
    const people = new Map(
      (await this.queries.execute(new FindBoaters({ marina_id, boater_ids: [...new Set(boater_ids)] }))).map(
        ({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`.trim()],
      ),
    );
    const ships = new Map(vessels.map((vessel) => [vessel.id, vessel]));
    const berths = new Map(
      places.map(({ id, label, pier_id, pier_name, sizes }) => [id, { id, label, pier_id, pier_name, sizes }]),
    );
    const person = (id: string) => people.get(id) ?? '';
    const boat = (stay: StayDocument): ConflictBoat => ({
      holder: stay.customer_type,
      reservation_id: stay._id,
      view_id: stay.view_id,
      person: person(stay.boater_id),
      vessel: { id: stay.vessel_id, name: stay.vessel_name, ...stay.booked_sizes },
      start_date: stay.start_date,
      end_date: stay.end_date,
    });
    return {
      boat,
      person,
      stay: (id) => stays.get(id) ?? null,
      other: ({ berth_id, reservation_id, resident, vessel: { length, beam, draft }, start_date, end_date }) => {
        const stay = reservation_id === null ? undefined : stays.get(reservation_id);
        const label = berths.get(berth_id)?.label;
        const lies = label === undefined ? {} : { berth: label };
        if (stay !== undefined) return { ...boat(stay), ...lies, start_date, end_date };
        const name = ships.get(resident?.vessel_id ?? '')?.name ?? '';
        return {
          holder: resident === null ? 'VISITOR' : 'RESIDENT',
          reservation_id,
          view_id: null,
          person: person(resident?.boater_id ?? ''),
          vessel: { id: resident?.vessel_id ?? null, name, length, beam, draft },
          ...lies,
          start_date,
          end_date,
        };
      },
      berth: (id) => berths.get(id) ?? null,
    };
  }
}
