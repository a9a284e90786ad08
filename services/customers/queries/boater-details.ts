import { Injectable } from '@nestjs/common';
import type { BoaterDetail } from '../../../contracts/customers/boater.js';
import type { VesselRecord } from '../../../contracts/customers/vessel.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import type { MembershipCard } from '../../../contracts/memberships/card.js';
import { ListMemberships } from '../../../contracts/memberships/queries.js';
import type { AnswerOf } from '../../../contracts/vocabulary/bus.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { BoaterRegister } from '../records/boater-register.js';
import { VesselRegister } from '../records/vessel-register.js';
import { boaterRecordOf } from '../domain/boater-view.js';
import { vesselRecordOf } from '../domain/vessel-view.js';
import { vesselList } from '../projections/vessel-list.js';

/** Most cards and boats of one person that a screen shows. */
const MOST = 50;

/** Puts together what a marina knows about a boater: the record, the boats, the cards. */
@Injectable()
export class BoaterDetails {
  constructor(
    private readonly boaters: BoaterRegister,
    private readonly vessels: VesselRegister,
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
  ) {}

  /** Null: not in this marina's register. Person and boats are read from their streams, as of now. */
  async of(marinaId: string, boaterId: string): Promise<BoaterDetail | null> {
    const state = await this.boaters.find(marinaId, boaterId);
    if (state === null) return null;
    const boater = boaterRecordOf(boaterId, state);
    const filter = { boater_ids: boaterId };
    const found = await this.projections.model(vesselList).find({ filter, limit: MOST });
    const vessels = await Promise.all(found.map(({ _id }) => this.vessel(marinaId, _id)));
    const who = [{ boater_id: boaterId, resident: state.relation_type === 'RESIDENT' }];
    return {
      boater,
      vessels: vessels.filter((vessel) => vessel !== null),
      memberships: (await this.cards(marinaId, who)).get(boaterId) ?? [],
    };
  }

  /** Null: not in this marina's register. */
  async vessel(marinaId: string, vesselId: string): Promise<VesselRecord | null> {
    const state = await this.vessels.find(marinaId, vesselId);
    if (state === null) return null;
    const primary = await this.boaters.find(marinaId, state.boater_ids[0]);
    const home = primary?.relation_type === 'RESIDENT' ? await this.marina(marinaId) : null;
    return vesselRecordOf(vesselId, state, home);
  }

  /** The cards of several boaters of a marina, by boater. */
  async cards(
    marinaId: string,
    boaters: readonly { readonly boater_id: string; readonly resident: boolean }[],
  ): Promise<ReadonlyMap<string, MembershipCard[]>> {
    const ask = new ListMemberships({ marina_id: marinaId, boaters });
    const byBoater = new Map<string, MembershipCard[]>();
    for (const { boater_id, card } of await this.queries.execute(ask)) {
      byBoater.set(boater_id, [...(byBoater.get(boater_id) ?? []), card]);
    }
    return byBoater;
  }

  private marina(marinaId: string): Promise<AnswerOf<FindMarina>> {
    return this.queries.execute(new FindMarina(marinaId));
  }
}
