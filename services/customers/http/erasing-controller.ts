import { Controller } from '@nestjs/common';
import { erasingApi } from '../../../contracts/customers/api.js';
import { customerErrors } from '../../../contracts/customers/errors.js';
import { refuse } from '../../../contracts/vocabulary/refusal.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import type { StaffCaller } from '../../platform/http/caller.js';
import { Endpoint, Input, MarinaCommand, MarinaId, type RouteInput, Staff } from '../../platform/http/endpoint.js';
import { fileInParts } from '../../platform/http/file-in-parts.js';
import { EraseBoater } from '../commands/erase-boater.js';
import { CopyPerson } from '../queries/copy-person.js';
import { PersonOnRecord } from '../queries/person-on-record.js';

/** A copy of a person's data, and their erasure. */
@Controller()
export class ErasingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly records: PersonOnRecord,
  ) {}

  @Endpoint(erasingApi.preview)
  async preview(@Input() { boater_id }: RouteInput<typeof erasingApi.preview>, @MarinaId() marina: string) {
    return (await this.records.counts(marina, boater_id)) ?? refuse('not_found', customerErrors.boater_not_found);
  }

  @Endpoint(erasingApi.copy)
  async copy(@Input() { boater_id }: RouteInput<typeof erasingApi.copy>, @MarinaId() marina: string) {
    const copied = await this.queries.execute(new CopyPerson(marina, boater_id));
    return copied === null ? refuse('not_found', customerErrors.boater_not_found) : fileInParts(copied);
  }

  @Endpoint(erasingApi.erase)
  erase(
    @Input() { boater_id, password }: RouteInput<typeof erasingApi.erase>,
    @Staff() { user_id }: StaffCaller,
    @MarinaCommand() context: MarinaContext,
  ) {
    return this.commands.execute(new EraseBoater(boater_id, { user_id, password }, context));
  }
}
