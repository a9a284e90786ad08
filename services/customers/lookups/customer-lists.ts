import { Injectable } from '@nestjs/common';
import type * as z from 'zod';
import type { boaterApi, customerListApi } from '../../../contracts/customers/api.js';
import type { BoaterRecord, ResidentRow, VisitorRow } from '../../../contracts/customers/boater.js';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { vesselType } from '../../../contracts/vocabulary/sizes-schemas.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { fullNameOf } from '../domain/boater-view.js';
import { type FoundBoater, SearchBoaters } from './boater-search.js';
import type { ListedVessel } from '../projections/boater-document.js';
import { boaterList } from '../projections/boater-list.js';
import type { AskedBoaters } from './boater-filter.js';
import { NextStays } from './next-stays.js';

interface Reader {
  readonly marina_id: string;
  readonly hide_contacts: boolean;
}

interface CustomerCounts {
  readonly residents: number;
  readonly visitors: number;
  readonly archived: number;
}

type Asked = Omit<SearchBoaters['input'], keyof Reader | 'today'>;
type Out<K extends keyof typeof customerListApi> = z.output<(typeof customerListApi)[K]['answer']>;

/** One search, mapped to the rows of each table of people. */
@Injectable()
export class CustomerLists {
  constructor(
    private readonly queries: QueryBus,
    private readonly projections: ProjectionHost,
    private readonly nextStays: NextStays,
    private readonly clock: Clock,
  ) {}

  async boaters(reader: Reader, asked: Asked): Promise<z.output<(typeof boaterApi.getall)['answer']>> {
    const { items, total } = await this.search(reader, asked);
    const rows = items.map(({ boater, vessels, memberships }) => ({
      id: boater.id,
      relation_type: boater.relation_type,
      first_name: boater.first_name,
      last_name: boater.last_name,
      email: boater.email,
      phone: boater.phone,
      country_of_residence: boater.country_of_residence,
      erased: boater.erased,
      vessels: vessels.map(({ id, name, length }) => ({ id, name, length })),
      memberships: [...memberships],
    }));
    return { items: rows, total };
  }

  async residents(reader: Reader, asked: Asked): Promise<Out<'residents'>> {
    const { items, total, marina } = await this.search(reader, { ...asked, relation_type: 'RESIDENT' });
    return { items: items.map((found) => residentRowOf(found, marina)), total, counts: await this.counts(reader) };
  }

  async archived(reader: Reader, asked: Asked): Promise<Out<'archived'>> {
    const { items, total, marina } = await this.search(reader, { ...asked, archived: true });
    const rows = items.map((found) => ({
      ...residentRowOf(found, marina),
      relation_type: found.boater.relation_type,
      archived_at: found.card_changed_at ?? found.last.at,
    }));
    return { items: rows, total, counts: await this.counts(reader) };
  }

  async visitors(reader: Reader, asked: Omit<Asked, 'sort'>): Promise<Out<'visitors'>> {
    const sort = { field: 'last_interaction', direction: 'desc' } as const;
    const { items, total } = await this.search(reader, { ...asked, sort, relation_type: 'VISITOR' });
    const next = await this.nextStays.of(reader.marina_id, items);
    const rows = items.map(({ boater, last }): VisitorRow => ({
      id: boater.id,
      full_name: nameOf(boater),
      country: boater.country_of_residence,
      last_interaction: last.at,
      last_interaction_kind: last.kind,
      next_visit: next.get(boater.id) ?? null,
    }));
    return { items: rows, total, counts: await this.counts(reader) };
  }

  private async search({ marina_id, hide_contacts }: Reader, asked: Asked) {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    const today = this.clock.today(marina?.time_zone ?? 'UTC');
    const about: AskedBoaters = { marina_id, hide_contacts, today };
    const found = await this.queries.execute(new SearchBoaters({ ...asked, ...about }));
    return { ...found, marina };
  }

  /** The numbers of the marina's customers by tab of their screen. */
  private async counts({ marina_id }: Reader): Promise<CustomerCounts> {
    const model = this.projections.model(boaterList);
    const [residents, visitors, archived] = await Promise.all([
      model.count({ marina_id, relation_type: 'RESIDENT' }),
      model.count({ marina_id, relation_type: 'VISITOR' }),
      model.count({ marina_id, card_status: 'archived' }),
    ]);
    return { residents, visitors, archived };
  }
}

function residentRowOf(
  { boater, vessels: [vessel], memberships: [card] }: FoundBoater,
  marina: Marina | null,
): ResidentRow {
  return {
    id: boater.id,
    full_name: nameOf(boater),
    email: boater.email,
    vessel_id: vessel?.id ?? null,
    boat_name: vessel?.name ?? null,
    vessel_type: vesselType
      .nullable()
      .catch(null)
      .parse(vessel?.type ?? null),
    vessel_length: vessel?.length ?? null,
    vessel_beam: vessel?.beam ?? null,
    vessel_draft: vessel?.draft ?? null,
    home_marina: homeOf(boater, vessel, marina),
    membership_card: card ?? null,
  };
}

function homeOf(
  { relation_type }: BoaterRecord,
  vessel: ListedVessel | undefined,
  marina: Marina | null,
): ResidentRow['home_marina'] {
  if (relation_type === 'RESIDENT' && marina !== null) return { name: marina.name, verified: true };
  const name = vessel?.home_marina_name ?? null;
  return name === null ? null : { name, verified: false };
}

function nameOf({ first_name, last_name }: BoaterRecord): string | null {
  return first_name === null || last_name === null ? null : fullNameOf({ first_name, last_name });
}
