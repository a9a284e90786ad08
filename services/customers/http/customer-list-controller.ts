import { Controller } from '@nestjs/common';
import type * as z from 'zod';
import { boaterApi } from '../../../contracts/customers/api.js';
import type { BoaterRecord } from '../../../contracts/customers/boater.js';
import { QueryBus } from '../../platform/buses/buses.js';
import type { StaffCaller } from '../../platform/http/caller.js';
import { Endpoint, Input, MarinaId, Staff, type RouteInput } from '../../platform/http/endpoint.js';
import { fullNameOf } from '../domain/boater-view.js';
import { type FoundBoaters, SearchBoaters } from '../queries/search-boaters.js';
import { hidesContacts } from './contact-hiding.js';

type Out<K extends keyof typeof boaterApi> = z.output<(typeof boaterApi)[K]['answer']>;
type Asked = Omit<SearchBoaters['input'], 'marina_id' | 'hide_contacts'>;

/** The three tables of people: one search, mapped to three shapes. */
@Controller()
export class CustomerListController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(boaterApi.getall)
  async getall(
    @Input() { filter, ...asked }: RouteInput<typeof boaterApi.getall>,
    @MarinaId() marina: string,
    @Staff() caller: StaffCaller,
  ): Promise<Out<'getall'>> {
    const { items, total } = await this.search(marina, caller, { ...asked, ...filter });
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

  @Endpoint(boaterApi.residents)
  async residents(
    @Input() asked: RouteInput<typeof boaterApi.residents>,
    @MarinaId() marina: string,
    @Staff() caller: StaffCaller,
  ): Promise<Out<'residents'>> {
    const { items, total } = await this.search(marina, caller, { ...asked, relation_type: 'RESIDENT' });
    const rows = items.map(({ boater, vessels: [vessel], memberships: [card] }) => ({
      id: boater.id,
      full_name: nameOf(boater),
      vessel_id: vessel?.id ?? null,
      boat_name: vessel?.name ?? null,
      vessel_type: vessel?.type ?? null,
      vessel_length: vessel?.length ?? null,
      membership_card: card === undefined ? null : { card_number: card.card_number, status: card.status },
    }));
    return { items: rows, total };
  }

  @Endpoint(boaterApi.visitors)
  async visitors(
    @Input() asked: RouteInput<typeof boaterApi.visitors>,
    @MarinaId() marina: string,
    @Staff() caller: StaffCaller,
  ): Promise<Out<'visitors'>> {
    const sort = { field: 'last_interaction', direction: 'desc' } as const;
    const { items, total } = await this.search(marina, caller, { ...asked, sort, relation_type: 'VISITOR' });
    const rows = items.map(({ boater, last_interaction }) => ({
      id: boater.id,
      full_name: nameOf(boater),
      country: boater.country_of_residence,
      last_interaction,
    }));
    return { items: rows, total };
  }

  private search(marina_id: string, caller: StaffCaller, asked: Asked): Promise<FoundBoaters> {
    const ask = new SearchBoaters({ marina_id, hide_contacts: hidesContacts(caller), ...asked });
    return this.queries.execute(ask);
  }
}

function nameOf({ first_name, last_name }: BoaterRecord): string | null {
  return first_name === null || last_name === null ? null : fullNameOf({ first_name, last_name });
}
