import { Controller } from '@nestjs/common';
import { invitationApi } from '../../../contracts/memberships/api.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import {
  Endpoint,
  Input,
  MarinaCommand,
  MarinaId,
  type RouteInput,
  SpokenLanguage,
} from '../../platform/http/endpoint.js';
import { GenerateReferralCode } from '../commands/generate-referral-code.js';
import { InviteBerthHolders } from '../commands/invite-berth-holders.js';
import { ShowInvitations } from '../queries/show-invitations.js';

/** Invitations to the membership, by mail and by referral code. */
@Controller()
export class InvitationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(invitationApi.invite)
  invite(
    @Input() { emails }: RouteInput<typeof invitationApi.invite>,
    @SpokenLanguage() language: Language,
    @MarinaCommand() context: MarinaContext,
  ) {
    return this.commands.execute(new InviteBerthHolders(emails, language, context));
  }

  @Endpoint(invitationApi.generateCode)
  generateCode(@MarinaCommand() context: MarinaContext) {
    return this.commands.execute(new GenerateReferralCode(context));
  }

  @Endpoint(invitationApi.info)
  info(@MarinaId() marina: string) {
    return this.queries.execute(new ShowInvitations(marina));
  }
}
