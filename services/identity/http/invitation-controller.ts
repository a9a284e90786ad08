import { Controller } from '@nestjs/common';
import { invitationApi } from '../../../contracts/identity/api.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import type { StaffCaller } from '../../platform/http/caller.js';
import { Command, Endpoint, Input, Staff, type RouteInput } from '../../platform/http/endpoint.js';
import { AnswerInvitation } from '../commands/answer-invitation.js';
import { ListInvitations } from '../queries/list-invitations.js';

/** Invitations to work in one more marina. */
@Controller()
export class InvitationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(invitationApi.getall)
  getall(@Staff() { user_id }: StaffCaller) {
    return this.queries.execute(new ListInvitations(user_id));
  }

  @Endpoint(invitationApi.answer)
  answer(
    @Input() input: RouteInput<typeof invitationApi.answer>,
    @Staff() { user_id }: StaffCaller,
    @Command() context: CommandContext,
  ) {
    return this.commands.execute(new AnswerInvitation(user_id, input, context));
  }
}
