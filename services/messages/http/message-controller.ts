import { Controller } from '@nestjs/common';
import { messageApi } from '../../../contracts/messages/api.js';
import { PostMessage } from '../../../contracts/messages/commands.js';
import type { AttachToMessage, CreateMessage } from '../../../contracts/messages/message.js';
import { LINK_ONLY_READS } from '../../../contracts/vocabulary/access.js';
import { refuse } from '../../../contracts/vocabulary/refusal.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import type { BoaterCaller, StaffCaller } from '../../platform/http/caller.js';
import type { MarinaContext } from '../../platform/event-sourcing/command-context.js';
import {
  Boater,
  Endpoint,
  Input,
  MarinaCommand,
  MarinaId,
  Staff,
  type RouteInput,
  Upload,
} from '../../platform/http/endpoint.js';
import { EditMessage } from '../commands/edit-message.js';
import type { UploadedFile } from '../../platform/http/upload.js';
import { ReadAllMessages } from '../commands/read-all-messages.js';
import { MarkMessages } from '../commands/mark-messages.js';
import { WriteToBoater } from '../commands/write-to-boater.js';
import { SearchChats } from '../queries/list-chats.js';
import type { StaffViewer } from '../queries/viewer.js';
import { ShowConversation } from '../queries/show-conversation.js';

type Marked = RouteInput<typeof messageApi.view>;

@Controller()
export class MessageController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  @Endpoint(messageApi.create)
  create(
    @Input() input: RouteInput<typeof messageApi.create>,
    @Staff() staff: StaffCaller,
    @MarinaCommand() context: MarinaContext,
  ) {
    return this.commands.execute(new WriteToBoater(input, staff.principal, context));
  }

  @Endpoint(messageApi.getall)
  getall(
    @Input() input: RouteInput<typeof messageApi.getall>,
    @Staff() staff: StaffCaller,
    @MarinaId() marina: string,
  ) {
    return this.queries.execute(new SearchChats(marina, input, this.viewerOf(staff)));
  }

  @Endpoint(messageApi.reservation)
  reservation(
    @Input() input: RouteInput<typeof messageApi.reservation>,
    @Staff() staff: StaffCaller,
    @MarinaId() marina: string,
  ) {
    return this.queries.execute(new ShowConversation(marina, input, this.viewerOf(staff), true));
  }

  @Endpoint(messageApi.view)
  view(@Input() input: Marked, @Staff() { user_id }: StaffCaller, @MarinaCommand() context: MarinaContext) {
    return this.commands.execute(new MarkMessages(input, 'VIEWED', user_id, context));
  }

  @Endpoint(messageApi.read)
  read(@Input() input: Marked, @Staff() { user_id }: StaffCaller, @MarinaCommand() context: MarinaContext) {
    return this.commands.execute(new MarkMessages(input, 'READ', user_id, context));
  }

  @Endpoint(messageApi.unread)
  unread(@Input() input: Marked, @Staff() { user_id }: StaffCaller, @MarinaCommand() context: MarinaContext) {
    return this.commands.execute(new MarkMessages(input, 'UNREAD', user_id, context));
  }

  @Endpoint(messageApi.readAll)
  readAll(@Staff() { user_id }: StaffCaller, @MarinaCommand() context: MarinaContext) {
    return this.commands.execute(new ReadAllMessages(user_id, context));
  }

  @Endpoint(messageApi.edit)
  edit(
    @Input() input: RouteInput<typeof messageApi.edit>,
    @Staff() { user_id }: StaffCaller,
    @MarinaCommand() context: MarinaContext,
  ) {
    return this.commands.execute(new EditMessage(input, user_id, context));
  }

  @Endpoint(messageApi.attach)
  attach(
    @Input() input: RouteInput<typeof messageApi.attach>,
    @Upload() file: UploadedFile,
    @Staff() staff: StaffCaller,
    @MarinaCommand() context: MarinaContext,
  ) {
    return this.commands.execute(new WriteToBoater(withView(input), staff.principal, context, file));
  }

  @Endpoint(messageApi.attachAsBoater)
  attachAsBoater(
    @Input() { text }: RouteInput<typeof messageApi.attachAsBoater>,
    @Upload() file: UploadedFile,
    @Boater() { boater_id, reservation_id, reads_only }: BoaterCaller,
    @MarinaCommand() context: MarinaContext,
  ) {
    if (reads_only) return refuse('forbidden', LINK_ONLY_READS);
    return this.commands.execute(new PostMessage({ boater_id, reservation_id, text, from: 'BOATER', file }, context));
  }

  @Endpoint(messageApi.boaterMessages)
  boaterMessages(@Boater() { marina_id, reservation_id }: BoaterCaller) {
    return this.queries.execute(new ShowConversation(marina_id, { reservation_id }, { kind: 'boater' }, true));
  }

  private viewerOf({ user_id }: StaffCaller): StaffViewer {
    return { kind: 'staff', user_id, now: this.clock.nowIso() };
  }
}

/** The record that the message names decides its view. */
function withView(input: AttachToMessage): CreateMessage {
  const { reservation_id, absence_report_id } = input;
  const chat_view =
    reservation_id !== undefined ? 'Reservation' : absence_report_id !== undefined ? 'AbsenceReport' : 'General';
  return { ...input, chat_view };
}
