import { Controller } from '@nestjs/common';
import { mergingApi } from '../../../contracts/customers/api.js';
import { customerErrors } from '../../../contracts/customers/errors.js';
import { refuse } from '../../../contracts/vocabulary/refusal.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import type { StaffCaller } from '../../platform/http/caller.js';
import { Endpoint, Input, MarinaCommand, MarinaId, type RouteInput, Staff } from '../../platform/http/endpoint.js';
import { MergeBoaters, UndoMerge } from '../commands/merge-boaters.js';
import { FindMergeCandidates } from '../queries/find-merge-candidates.js';
import { PreviewMerge } from '../queries/preview-merge.js';
import { hidesContacts } from './contact-hiding.js';

/** Merging of two records of one person. */
@Controller()
export class MergingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(mergingApi.candidates)
  async candidates(
    @Input() { boater_id, search }: RouteInput<typeof mergingApi.candidates>,
    @MarinaId() marina_id: string,
    @Staff() caller: StaffCaller,
  ) {
    const ask = new FindMergeCandidates({ marina_id, boater_id, search, hides: hidesContacts(caller) });
    return (await this.queries.execute(ask)) ?? refuse('not_found', customerErrors.boater_not_found);
  }

  @Endpoint(mergingApi.preview)
  preview(
    @Input() input: RouteInput<typeof mergingApi.preview>,
    @MarinaId() marina_id: string,
    @Staff() caller: StaffCaller,
  ) {
    return this.queries.execute(new PreviewMerge({ ...input, marina_id, hides: hidesContacts(caller) }));
  }

  @Endpoint(mergingApi.merge)
  merge(
    @Input() input: RouteInput<typeof mergingApi.merge>,
    @Staff() { principal }: StaffCaller,
    @MarinaCommand() context: MarinaContext,
  ) {
    return this.commands.execute(new MergeBoaters(input, principal, context));
  }

  @Endpoint(mergingApi.undo)
  undo(
    @Input() input: RouteInput<typeof mergingApi.undo>,
    @Staff() { principal }: StaffCaller,
    @MarinaCommand() context: MarinaContext,
  ) {
    return this.commands.execute(new UndoMerge(input, principal, context));
  }
}
