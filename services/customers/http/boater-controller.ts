import { Controller } from '@nestjs/common';
import { boaterApi } from '../../../contracts/customers/api.js';
import type { BoaterPage } from '../../../contracts/customers/boater.js';
import { customerErrors } from '../../../contracts/customers/errors.js';
import { maskContact } from '../../../contracts/customers/rules/contact-masking.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import type { StaffCaller } from '../../platform/http/caller.js';
import { Command, Endpoint, Input, MarinaId, Staff, type RouteInput } from '../../platform/http/endpoint.js';
import { AddBoater } from '../commands/add-boater.js';
import { ChangeBoater } from '../commands/change-boater.js';
import { ChangeEmail } from '../commands/change-email.js';
import { ShowBoater } from '../queries/show-boater.js';
import { BoaterRegister } from '../records/boater-register.js';
import { hidesContacts } from './contact-hiding.js';

@Controller()
export class BoaterController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly register: BoaterRegister,
  ) {}

  @Endpoint(boaterApi.get)
  async get(
    @Input() { boater_id, all_marinas = false }: RouteInput<typeof boaterApi.get>,
    @MarinaId() marina: string,
    @Staff() caller: StaffCaller,
  ): Promise<BoaterPage | Refusal> {
    const anywhere = all_marinas && caller.principal.is_admin;
    const marina_id = anywhere ? ((await this.register.marinaOf(boater_id)) ?? marina) : marina;
    const found = await this.queries.execute(new ShowBoater(marina_id, boater_id));
    if (found === null) return refuse('not_found', customerErrors.boater_not_found);
    const hide = hidesContacts(caller) && !found.boater.contact_shown;
    return { ...found, boater: maskContact(found.boater, hide) };
  }

  @Endpoint(boaterApi.add)
  add(@Input() input: RouteInput<typeof boaterApi.add>, @Command() context: CommandContext) {
    const { relation_type, vessel, ...contact } = input;
    return this.commands.execute(new AddBoater(relation_type, contact, vessel, context));
  }

  @Endpoint(boaterApi.update)
  update(
    @Input() { boater_id, relation_type, ...patch }: RouteInput<typeof boaterApi.update>,
    @MarinaId() marina: string,
    @Staff() { principal }: StaffCaller,
    @Command() context: CommandContext,
  ) {
    return this.commands.execute(new ChangeBoater(marina, boater_id, patch, relation_type, principal, context));
  }

  @Endpoint(boaterApi.changeEmail)
  changeEmail(
    @Input() { boater_email, new_email }: RouteInput<typeof boaterApi.changeEmail>,
    @MarinaId() marina: string,
    @Staff() { principal }: StaffCaller,
    @Command() context: CommandContext,
  ) {
    return this.commands.execute(new ChangeEmail(marina, boater_email, new_email, principal, context));
  }
}
