import { Injectable } from '@nestjs/common';
import type { BoaterDetail } from '../../../contracts/customers/boater.js';
import type { VesselRecord } from '../../../contracts/customers/vessel.js';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { ListMemberships } from '../../../contracts/memberships/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { boaterRecordOf } from '../domain/boater-view.js';
import { vesselRecordOf } from '../domain/vessel-view.js';
import { vesselList } from '../projections/vessel-list.js';
import { BoaterRegister } from '../records/boater-register.js';
import { VesselRegister } from '../records/vessel-register.js';
import type { MembershipCard } from '../../../contracts/vocabulary/membership-card.js';

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
  async of(marina_id: string, boaterId: string): Promise<BoaterDetail | null> {
    const person = await this.boaters.person(marina_id, boaterId);
    if (person === null) return null;
    const { id, state } = person;
    const record_ids = await this.boaters.idsOf(marina_id, id);
    const filter = { boater_ids: { $in: [...record_ids] } };
    const found = await this.projections.model(vesselList).find({ filter, limit: MOST });
    const vesselIds = found.map(({ _id }) => _id);
    const who = [{ boater_id: id, record_ids, resident: state.relation_type === 'RESIDENT' }];
    return {
      boater: boaterRecordOf(id, state),
      vessels: await this.vessels(marina_id, vesselIds),
      memberships: (await this.cards(marina_id, who)).get(id) ?? [],
    };
  }

  /** The vessels with these ids in this marina's register, in the order of the ids; reads the marina at most once. */
  async vessels(marina_id: string, vesselIds: readonly string[]): Promise<VesselRecord[]> {
    let marina: Promise<Marina | null> | undefined;
    const found = await Promise.all(
      vesselIds.map(async (id) => {
        const state = await this.register.find(marina_id, id);
        if (state === null) return null;
        const primary = await this.boaters.find(marina_id, state.boater_ids[0]);
        const home = primary?.relation_type === 'RESIDENT' ? await (marina ??= this.marina(marina_id)) : null;
        return vesselRecordOf(id, { ...state, boater_ids: await this.contactIds(marina_id, state.boater_ids) }, home);
      }),
    );
    return found.filter((vessel) => vessel !== null);
  }

  /** The cards of several boaters of a marina, by boater. */
  async cards(
    marina_id: string,
    boaters: readonly {
      readonly boater_id: string;
      readonly record_ids: readonly string[];
      readonly resident: boolean;
    }[],
  ): Promise<ReadonlyMap<string, MembershipCard[]>> {
    const records = boaters.flatMap(({ record_ids, resident }) =>
      record_ids.map((boater_id) => ({ boater_id, resident })),
    );
    const boaterOf = new Map(boaters.flatMap(({ boater_id, record_ids }) => record_ids.map((id) => [id, boater_id])));
    const ask = new ListMemberships({ marina_id, boaters: records });
    const byBoater = new Map<string, MembershipCard[]>();
    for (const { boater_id: record_id, card } of await this.queries.execute(ask)) {
      const boater_id = boaterOf.get(record_id) ?? record_id;
      const known = byBoater.get(boater_id) ?? [];
      // Two records of the person may hold the same card.
      if (!known.some(({ card_id }) => card_id === card.card_id)) byBoater.set(boater_id, [...known, card]);
    }
    return byBoater;
  }

  /** The contacts of a vessel with the ids of all their records, the one that stands for the first contact first. */
  private async contactIds(
    marina_id: string,
    [primary, ...others]: readonly [string, ...string[]],
  ): Promise<readonly [string, ...string[]]> {
    const [[first = primary, ...more], ...rest] = await Promise.all([
      this.recordIds(marina_id, primary),
      ...others.map((id) => this.recordIds(marina_id, id)),
    ]);
    const further = new Set([...rest.flat(), ...more]);
    further.delete(first);
    return [first, ...further];
  }

  private async recordIds(marina_id: string, id: string): Promise<readonly string[]> {
    const ids = await this.boaters.idsOf(marina_id, id);
    // The vessel's own id, if nobody knows its owner.
    return ids.length === 0 ? [id] : ids;
  }

  private marina(marina_id: string): Promise<Marina | null> {
    return this.queries.execute(new FindMarina(marina_id));
  }
}
