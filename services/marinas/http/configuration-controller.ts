import { Controller } from '@nestjs/common';
import { configurationApi } from '../../../contracts/marinas/api.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import { Command, Endpoint, Input, type RouteInput, Upload } from '../../platform/http/endpoint.js';
import type { UploadedFile } from '../../platform/http/upload.js';
import { PublishLegalText, SetInstallationOffer } from '../commands/configure-installation.js';
import { RequestPageReload } from '../commands/request-page-reload.js';
import { RemoveAssociationLogo, SetAssociationLogo } from '../commands/set-association-logo.js';
import { ShowConfiguration } from '../queries/show-configuration.js';

/** The configuration of the installation, for administrators. */
@Controller()
export class ConfigurationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(configurationApi.get)
  get() {
    return this.queries.execute(new ShowConfiguration());
  }

  @Endpoint(configurationApi.offer)
  offer(@Input() { offer }: RouteInput<typeof configurationApi.offer>, @Command() context: CommandContext) {
    return this.commands.execute(new SetInstallationOffer(offer, context));
  }

  @Endpoint(configurationApi.setLogo)
  setLogo(
    @Input() { association, scheme }: RouteInput<typeof configurationApi.setLogo>,
    @Upload() upload: UploadedFile,
    @Command() context: CommandContext,
  ) {
    return this.commands.execute(new SetAssociationLogo({ association, scheme }, upload, context));
  }

  @Endpoint(configurationApi.removeLogo)
  removeLogo(@Input() place: RouteInput<typeof configurationApi.removeLogo>, @Command() context: CommandContext) {
    return this.commands.execute(new RemoveAssociationLogo(place, context));
  }

  @Endpoint(configurationApi.publish)
  publish(@Input() input: RouteInput<typeof configurationApi.publish>, @Command() context: CommandContext) {
    return this.commands.execute(new PublishLegalText(input, context));
  }

  @Endpoint(configurationApi.reloadPages)
  reloadPages(
    @Input() { marina_id }: RouteInput<typeof configurationApi.reloadPages>,
    @Command() context: CommandContext,
  ) {
    return this.commands.execute(new RequestPageReload(marina_id, context));
  }
}
