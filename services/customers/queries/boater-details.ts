import { Injectable } from '@nestjs/common';
import type { BoaterDetail } from '../../../contracts/customers/boater.js';
import type { VesselRecord } from '../../../contracts/customers/vessel.js';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import type { MembershipCard } from '../../../contracts/memberships/card.js';
import { ListMemberships } from '../../../contracts/memberships/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { BoaterRegister } from '../records/boater-register.js';
import { VesselRegister } from '../records/vessel-register.js';
import { boaterRecordOf } from '../domain/boater-view.js';
import { vesselRecordOf } from '../domain/vessel-view.js';
import { vesselList } from '../projections/vessel-list.js';

/** Maximum number of a person's cards and boats that a screen shows. */
const MOST = 50;

/** Assembles what a marina knows about a boater: the record, the boats and the cards. */
@Injectable()
export class BoaterDetails {
  constructor(
    private readonly boaters: BoaterRegister,
    private readonly register: VesselRegister,
    private readonly projections: ProjectionHost,
    private readonly queries: QueryBus,
  ) {}

  /** Null: not in this marina's register. Person and boats are read from their streams and therefore current. */
  async of(marinaId: string, boaterId: string): Promise<BoaterDetail | null> {
    const state = await this.boaters.find(marinaId, boaterId);
    if (state === null) return null;
    const boater = boaterRecordOf(boaterId, state);
    const filter = { boater_ids: boaterId };
    const found = await this.projections.model(vesselList).find({ filter, limit: MOST });
    const vesselIds = found.map(({ _id }) => _id);
    const who = [{ boater_id: boaterId, resident: state.relation_type === 'RESIDENT' }];
    return {
      boater,
      vessels: await this.vessels(marinaId, vesselIds),
      memberships: (await this.cards(marinaId, who)).get(boaterId) ?? [],
    };
  }

  /** The vessels with these ids in this marina's register, in the order of the ids; reads the marina at most once. */
  async vessels(marinaId: string, vesselIds: readonly string[]): Promise<VesselRecord[]> {
    let marina: Promise<Marina | null> | undefined;
    const found = await Promise.all(
      vesselIds.map(async (id) => {
        const state = await this.register.find(marinaId, id);
        if (state === null) return null;
        const primary = await this.boaters.find(marinaId, state.boater_ids[0]);
        const home = primary?.relation_type === 'RESIDENT' ? await (marina ??= this.marina(marinaId)) : null;
        return vesselRecordOf(id, state, home);
      }),
    );
    return found.filter((vessel) => vessel !== null);
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

  private marina(marinaId: string): Promise<Marina | null> {
    return this.queries.execute(new FindMarina(marinaId));
  }
}
