import { Module, type OnModuleInit } from '@nestjs/common';
import { RESERVATION_STREAM } from '../../contracts/reservations/events.js';
import { AuditViews } from '../platform/audit-trail/audit-views.js';
import { ProjectionHost } from '../platform/consuming/projection-host.js';
import { EventRegistry } from '../platform/event-sourcing/event-definition.js';
import { HintRegistry } from '../platform/realtime/hint-registry.js';
import { conversationAuditView } from './audit-view.js';
import { MarkMessagesHandler } from './commands/mark-messages.js';
import { PostMessageHandler } from './commands/post-message.js';
import { WriteToBoaterHandler } from './commands/write-to-boater.js';
import { conversationEvents } from './domain/conversation-events.js';
import { MessageController } from './http/message-controller.js';
import { conversationHints, serviceMessageHints } from './message-hints.js';
import { chatList } from './projections/chat-list.js';
import { messageList } from './projections/message-list.js';
import { CountUnreadHandler } from './queries/count-unread.js';
import { SearchChatsHandler } from './queries/list-chats.js';
import { ShowConversationHandler } from './queries/show-conversation.js';

/** What staff and boaters write to each other, and what the product tells both. */
@Module({
  controllers: [MessageController],
  providers: [
    PostMessageHandler,
    WriteToBoaterHandler,
    MarkMessagesHandler,
    SearchChatsHandler,
    ShowConversationHandler,
    CountUnreadHandler,
  ],
})
export class MessagesModule implements OnModuleInit {
  constructor(
    private readonly events: EventRegistry,
    private readonly audit: AuditViews,
    private readonly projections: ProjectionHost,
    private readonly hints: HintRegistry,
  ) {}

  onModuleInit(): void {
    this.events.register(conversationEvents);
    this.projections.register(messageList, chatList);
    this.hints.register('conversation-', conversationHints);
    this.hints.register(RESERVATION_STREAM, serviceMessageHints);
    this.audit.explain(conversationAuditView);
  }
}
