import type * as z from 'zod';
import { vesselApi } from '../../../contracts/customers/api.js';
import { customerErrors } from '../../../contracts/customers/errors.js';
import { FindBoaters, FindVessel } from '../../../contracts/customers/queries.js';
import { ListVesselCards } from '../../../contracts/memberships/queries.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { vesselContactOf } from '../domain/vessel-contact.js';
import { hidesContacts } from '../lookups/contact-hiding.js';
import { CurrentDocuments } from '../lookups/current-documents.js';
import { HomeMarinas } from '../lookups/home-marinas.js';
import { BoaterRegister } from '../records/boater-register.js';
import { VesselRegister } from '../records/vessel-register.js';

type Answer = z.output<(typeof vesselApi)['get']['answer']>;

/** A vessel of the marina with its contacts, and its cards if they are asked for. */
@Handles(vesselApi.get)
export class ShowVessel {
  constructor(
    private readonly vessels: VesselRegister,
    private readonly boaters: BoaterRegister,
    private readonly queries: QueryBus,
    private readonly homes: HomeMarinas,
    private readonly documents: CurrentDocuments,
  ) {}

  async execute({
    input: { vessel_id, is_membership_search = false },
    marina_id,
    staff,
  }: ReceivedCall<typeof vesselApi.get>): Promise<Answer | Refusal> {
    const found = await this.page(marina_id, vessel_id, hidesContacts(staff));
    if (found === null) return refuse('not_found', customerErrors.vessel_not_found);
    if (!is_membership_search) return found;
    const memberships = await this.queries.execute(new ListVesselCards({ marina_id, vessel_id }));
    return { ...found, memberships: [...memberships] };
  }

  /** Without cards; null: not in this marina's register. */
  private async page(marina_id: string, vessel_id: string, hides: boolean): Promise<Answer | null> {
    // The revision is read first: a change in between makes the next change stale, never unnoticed.
    const revision = await this.vessels.revisionOf(vessel_id);
    const vessel = await this.queries.execute(new FindVessel({ marina_id, vessel_id }));
    if (vessel === null || revision === null) return null;
    const boaters = await this.contacts(marina_id, vessel.boater_ids);
    const primary = boaters.find(({ id }) => id === vessel.primary_boater_id);
    const home_marina = await this.homes.of(
      marina_id,
      primary ?? { id: vessel.primary_boater_id, relation_type: 'VISITOR' },
      vessel.home_marina_name,
    );
    const documents = await this.documents.ofVessel(vessel_id);
    return {
      vessel,
      revision,
      home_marina,
      home_marina_verified: home_marina.verify_status === 'approved',
      licence: documents.get('VESSEL_LICENSE') ?? null,
      insurance: documents.get('VESSEL_INSURANCE') ?? null,
      photo: documents.get('VESSEL_PHOTO') ?? null,
      boaters: boaters.map((boater) => ({
        ...vesselContactOf(boater, hides),
        is_primary: boater.id === vessel.primary_boater_id,
      })),
    };
  }

  /** Each person once, although the vessel's contacts have the ids of merged records too. */
  private async contacts(marina_id: string, ids: readonly string[]) {
    const people = await Promise.all(ids.map(async (id) => (await this.boaters.person(marina_id, id))?.id ?? id));
    return this.queries.execute(new FindBoaters({ marina_id, boater_ids: people }));
  }
}
