import { Controller } from '@nestjs/common';
import { messageApi } from '../../../contracts/messages/api.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
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
} from '../../platform/http/endpoint.js';
import { MarkMessages } from '../commands/mark-messages.js';
import { WriteToBoater } from '../commands/write-to-boater.js';
import { SearchChats } from '../queries/list-chats.js';
import type { Viewer } from '../queries/message-view.js';
import { ShowConversation } from '../queries/show-conversation.js';

@Controller()
export class MessageController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
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
    return this.queries.execute(new SearchChats(marina, input, viewerOf(staff)));
  }

  @Endpoint(messageApi.reservation)
  reservation(
    @Input() input: RouteInput<typeof messageApi.reservation>,
    @Staff() staff: StaffCaller,
    @MarinaId() marina: string,
  ) {
    return this.queries.execute(new ShowConversation(marina, input, viewerOf(staff), true));
  }

  @Endpoint(messageApi.view)
  view(@Input() input: RouteInput<typeof messageApi.view>, @MarinaCommand() context: MarinaContext) {
    return this.commands.execute(new MarkMessages(input, 'VIEWED', context));
  }

  @Endpoint(messageApi.read)
  read(@Input() input: RouteInput<typeof messageApi.read>, @MarinaCommand() context: MarinaContext) {
    return this.commands.execute(new MarkMessages(input, 'READ', context));
  }

  @Endpoint(messageApi.unread)
  unread(@Input() input: RouteInput<typeof messageApi.unread>, @MarinaCommand() context: MarinaContext) {
    return this.commands.execute(new MarkMessages(input, 'UNREAD', context));
  }

  @Endpoint(messageApi.boaterMessages)
  boaterMessages(@Boater() { marina_id, reservation_id }: BoaterCaller) {
    return this.queries.execute(new ShowConversation(marina_id, { reservation_id }, { kind: 'boater' }, true));
  }
}

function viewerOf({ user_id }: StaffCaller): Viewer {
  return { kind: 'staff', user_id };
}
