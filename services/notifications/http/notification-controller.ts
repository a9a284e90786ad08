import { Controller } from '@nestjs/common';
import { notificationApi } from '../../../contracts/notifications/api.js';
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
import { MarkNotifications } from '../commands/mark-notifications.js';
import { ReadAllNotifications } from '../commands/read-all-notifications.js';
import { SetEmailPreferences } from '../commands/set-email-preferences.js';
import { ListNotifications } from '../queries/list-notifications.js';
import { ShowEmailPreferences } from '../queries/show-email-preferences.js';

type Marked = RouteInput<typeof notificationApi.view>;

@Controller()
export class NotificationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(notificationApi.getall)
  getall(
    @Input() input: RouteInput<typeof notificationApi.getall>,
    @Staff() { user_id }: StaffCaller,
    @MarinaId() marina: string,
    @SpokenLanguage() language: Language,
  ) {
    return this.queries.execute(new ListNotifications(marina, user_id, language, input));
  }

  @Endpoint(notificationApi.view)
  view(@Input() input: Marked, @Staff() { user_id }: StaffCaller, @MarinaCommand() context: MarinaContext) {
    return this.commands.execute(
      new MarkNotifications(user_id, input.notification_ids, 'NotificationsViewed', context),
    );
  }

  @Endpoint(notificationApi.read)
  read(@Input() input: Marked, @Staff() { user_id }: StaffCaller, @MarinaCommand() context: MarinaContext) {
    return this.commands.execute(new MarkNotifications(user_id, input.notification_ids, 'NotificationsRead', context));
  }

  @Endpoint(notificationApi.unread)
  unread(@Input() input: Marked, @Staff() { user_id }: StaffCaller, @MarinaCommand() context: MarinaContext) {
    return this.commands.execute(
      new MarkNotifications(user_id, input.notification_ids, 'NotificationsUnread', context),
    );
  }

  @Endpoint(notificationApi.delete)
  delete(@Input() input: Marked, @Staff() { user_id }: StaffCaller, @MarinaCommand() context: MarinaContext) {
    return this.commands.execute(
      new MarkNotifications(user_id, input.notification_ids, 'NotificationsDeleted', context),
    );
  }

  @Endpoint(notificationApi.restore)
  restore(@Input() input: Marked, @Staff() { user_id }: StaffCaller, @MarinaCommand() context: MarinaContext) {
    return this.commands.execute(
      new MarkNotifications(user_id, input.notification_ids, 'NotificationsRestored', context),
    );
  }

  @Endpoint(notificationApi.emailPreferences)
  emailPreferences(@Staff() { user_id }: StaffCaller) {
    return this.queries.execute(new ShowEmailPreferences(user_id));
  }

  @Endpoint(notificationApi.setEmailPreferences)
  setEmailPreferences(
    @Input() { preferences }: RouteInput<typeof notificationApi.setEmailPreferences>,
    @Staff() { user_id }: StaffCaller,
    @MarinaCommand() context: MarinaContext,
  ) {
    return this.commands.execute(new SetEmailPreferences(user_id, preferences, context));
  }

  @Endpoint(notificationApi.readAll)
  readAll(@Staff() { user_id }: StaffCaller, @MarinaCommand() context: MarinaContext) {
    return this.commands.execute(new ReadAllNotifications(user_id, context));
  }
}
