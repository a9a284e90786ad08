import { Controller } from '@nestjs/common';
import { settingsApi } from '../../../contracts/marinas/api.js';
import { SendTestKit } from '../../../contracts/reservations/commands.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import { Endpoint, Input, MarinaCommand, MarinaId, type RouteInput, Upload } from '../../platform/http/endpoint.js';
import type { UploadedFile } from '../../platform/http/upload.js';
import { AddMarinaFile } from '../commands/add-marina-file.js';
import { SetMarinaSettings } from '../commands/set-marina-settings.js';
import { ShowMarinaFiles, ShowSettings } from '../queries/show-settings.js';

/** The settings that a marina's own staff keep, and its files. */
@Controller()
export class SettingsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(settingsApi.get)
  get(@MarinaId() marina: string) {
    return this.queries.execute(new ShowSettings(marina));
  }

  @Endpoint(settingsApi.profile)
  profile(
    @Input() { marina_profile: form }: RouteInput<typeof settingsApi.profile>,
    @MarinaCommand() context: MarinaContext,
  ) {
    return this.set({ type: 'SetProfile', form }, context);
  }

  @Endpoint(settingsApi.approvalKit)
  approvalKit(@Input() input: RouteInput<typeof settingsApi.approvalKit>, @MarinaCommand() context: MarinaContext) {
    return this.set({ type: 'SetApprovalKit', ...input }, context);
  }

  @Endpoint(settingsApi.testKit)
  testKit(@Input() { language }: RouteInput<typeof settingsApi.testKit>, @MarinaCommand() context: MarinaContext) {
    return this.commands.execute(new SendTestKit(language, context));
  }

  @Endpoint(settingsApi.instantBooking)
  instantBooking(
    @Input() input: RouteInput<typeof settingsApi.instantBooking>,
    @MarinaCommand() context: MarinaContext,
  ) {
    return this.set({ type: 'SetInstantBooking', ...input }, context);
  }

  @Endpoint(settingsApi.security)
  security(@Input() input: RouteInput<typeof settingsApi.security>, @MarinaCommand() context: MarinaContext) {
    return this.set({ type: 'SetSecurity', ...input }, context);
  }

  @Endpoint(settingsApi.files)
  files(@Input() { requested_type }: RouteInput<typeof settingsApi.files>, @MarinaId() marina: string) {
    return this.queries.execute(new ShowMarinaFiles(marina, requested_type));
  }

  @Endpoint(settingsApi.addFile)
  addFile(
    @Input() file: RouteInput<typeof settingsApi.addFile>,
    @Upload() upload: UploadedFile,
    @MarinaCommand() context: MarinaContext,
  ) {
    return this.commands.execute(new AddMarinaFile(file, upload, context));
  }

  @Endpoint(settingsApi.removeFile)
  removeFile(
    @Input() { attachment_id: file_id }: RouteInput<typeof settingsApi.removeFile>,
    @MarinaCommand() context: MarinaContext,
  ) {
    return this.set({ type: 'RemoveFile', file_id }, context);
  }

  @Endpoint(settingsApi.orderFiles)
  orderFiles(
    @Input() { requested_type, attachment_ids: file_ids }: RouteInput<typeof settingsApi.orderFiles>,
    @MarinaCommand() context: MarinaContext,
  ) {
    return this.set({ type: 'OrderFiles', requested_type, file_ids }, context);
  }

  private set(command: SetMarinaSettings['command'], context: MarinaContext) {
    return this.commands.execute(new SetMarinaSettings(context.marina_id, command, context));
  }
}
