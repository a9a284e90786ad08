import { Controller } from '@nestjs/common';
import { campaignApi } from '../../../contracts/campaigns/api.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import type { StaffCaller } from '../../platform/http/caller.js';
import {
  Endpoint,
  Input,
  MarinaCommand,
  MarinaId,
  type RouteInput,
  SpokenLanguage,
  Staff,
} from '../../platform/http/endpoint.js';
import { SendCampaign } from '../commands/send-campaign.js';
import { SendTest } from '../commands/send-test.js';
import { ShowTemplate, WriteAudience } from '../queries/campaign-files.js';
import { ListCampaigns } from '../queries/list-campaigns.js';
import { ShowSection } from '../queries/show-section.js';

/** Mails to the residents of a marina. */
@Controller()
export class CampaignController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(campaignApi.section)
  section(
    @Input() { screen_type }: RouteInput<typeof campaignApi.section>,
    @MarinaId() marina: string,
    @SpokenLanguage() language: Language,
  ) {
    return this.queries.execute(new ShowSection(marina, screen_type, language));
  }

  @Endpoint(campaignApi.send)
  send(@Input() { screen_type }: RouteInput<typeof campaignApi.send>, @MarinaCommand() context: MarinaContext) {
    return this.commands.execute(new SendCampaign(screen_type, context));
  }

  @Endpoint(campaignApi.sendTest)
  sendTest(@Input() { screen_type }: RouteInput<typeof campaignApi.sendTest>, @MarinaCommand() context: MarinaContext) {
    return this.commands.execute(new SendTest(screen_type, context));
  }

  @Endpoint(campaignApi.audience)
  audience(
    @Input() { screen_type }: RouteInput<typeof campaignApi.audience>,
    @MarinaId() marina: string,
    @Staff() { principal }: StaffCaller,
    @SpokenLanguage() language: Language,
  ) {
    const hide = principal.marina?.permissions.hide_contact_details === true;
    return this.queries.execute(new WriteAudience(marina, screen_type, language, hide));
  }

  @Endpoint(campaignApi.template)
  template(
    @Input() input: RouteInput<typeof campaignApi.template>,
    @MarinaId() marina: string,
    @SpokenLanguage() spoken: Language,
  ) {
    return this.queries.execute(new ShowTemplate(marina, { ...input, language: input.language ?? spoken }));
  }

  @Endpoint(campaignApi.sent)
  sent(@Input() input: RouteInput<typeof campaignApi.sent>, @MarinaId() marina: string) {
    return this.queries.execute(new ListCampaigns(marina, input));
  }
}
