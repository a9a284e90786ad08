import { Controller } from '@nestjs/common';
import type * as z from 'zod';
import { boaterApi, customerListApi } from '../../../contracts/customers/api.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import { QueryBus } from '../../platform/buses/buses.js';
import type { StaffCaller } from '../../platform/http/caller.js';
import { Endpoint, Input, MarinaId, SpokenLanguage, Staff, type RouteInput } from '../../platform/http/endpoint.js';
import { CustomerLists } from '../queries/customer-lists.js';
import { ReportCustomers } from '../queries/report-customers.js';
import { SearchAllBoaters } from '../queries/search-all-boaters.js';
import { hidesContacts } from './contact-hiding.js';

type Out<K extends keyof typeof customerListApi> = z.output<(typeof customerListApi)[K]['answer']>;

/** The tables of people. */
@Controller()
export class CustomerListController {
  constructor(
    private readonly customers: CustomerLists,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(customerListApi.residentsReport)
  residentsReport(@MarinaId() marina_id: string, @Staff() caller: StaffCaller, @SpokenLanguage() language: Language) {
    const about = { marina_id, hide_contacts: hidesContacts(caller), language };
    return this.queries.execute(new ReportCustomers({ ...about, relation_type: 'RESIDENT' }));
  }

  @Endpoint(customerListApi.visitorsReport)
  visitorsReport(@MarinaId() marina_id: string, @Staff() caller: StaffCaller, @SpokenLanguage() language: Language) {
    const about = { marina_id, hide_contacts: hidesContacts(caller), language };
    return this.queries.execute(new ReportCustomers({ ...about, relation_type: 'VISITOR' }));
  }

  @Endpoint(boaterApi.getall)
  getall(
    @Input() { filter, ...asked }: RouteInput<typeof boaterApi.getall>,
    @MarinaId() marina_id: string,
    @Staff() caller: StaffCaller,
  ): Promise<z.output<typeof boaterApi.getall.answer>> {
    return this.customers.boaters({ marina_id, hide_contacts: hidesContacts(caller) }, { ...asked, ...filter });
  }

  @Endpoint(boaterApi.getallAdmin)
  getallAdmin(@Input() { filter, ...asked }: RouteInput<typeof boaterApi.getallAdmin>) {
    return this.queries.execute(new SearchAllBoaters({ ...asked, ...filter }));
  }

  @Endpoint(customerListApi.residents)
  residents(
    @Input() { filter, ...asked }: RouteInput<typeof customerListApi.residents>,
    @MarinaId() marina_id: string,
    @Staff() caller: StaffCaller,
  ): Promise<Out<'residents'>> {
    return this.customers.residents({ marina_id, hide_contacts: hidesContacts(caller) }, { ...asked, ...filter });
  }

  @Endpoint(customerListApi.visitors)
  visitors(
    @Input() asked: RouteInput<typeof customerListApi.visitors>,
    @MarinaId() marina_id: string,
    @Staff() caller: StaffCaller,
  ): Promise<Out<'visitors'>> {
    return this.customers.visitors({ marina_id, hide_contacts: hidesContacts(caller) }, asked);
  }

  @Endpoint(customerListApi.archived)
  archived(
    @Input() asked: RouteInput<typeof customerListApi.archived>,
    @MarinaId() marina_id: string,
    @Staff() caller: StaffCaller,
  ): Promise<Out<'archived'>> {
    return this.customers.archived({ marina_id, hide_contacts: hidesContacts(caller) }, asked);
  }
}
