import { RESERVATION_STREAM } from '../../contracts/reservations/events.js';
import { messageErrors } from '../../contracts/messages/errors.js';
import { ListMessagesOfHandler } from './queries/list-messages-of.js';
import { Area } from '../platform/areas/area.js';
import { messageAuditWords } from './audit/audit-words.js';
import { EditMessageHandler } from './commands/edit-message.js';
import { ChangeTemplateHandler, CreateTemplateHandler } from './commands/keep-template.js';
import { MarkMessagesHandler } from './commands/mark-messages.js';
import { PostMessageHandler } from './commands/post-message.js';
import { ReadAllMessagesHandler } from './commands/read-all-messages.js';
import { WriteToBoaterHandler } from './commands/write-to-boater.js';
import { MessageController } from './http/message-controller.js';
import { TemplateController } from './http/template-controller.js';
import { ReplyAddresses } from './links/reply-address.js';
import { MessageSubject } from './lookups/message-subject.js';
import { ReplyPosting } from './lookups/reply-posting.js';
import { ReplyStandings } from './lookups/reply-standing.js';
import { TemplateRecordFacts } from './lookups/template-record-facts.js';
import { serviceMessageHints } from './message-hints.js';
import { MailRepliesJob } from './policies/mail-replies-job.js';
import { MessageMails } from './policies/message-mails.js';
import { RemovedMessageFiles } from './policies/removed-message-files.js';
import { UnapprovedMessageFilesJob } from './policies/unapproved-message-files-job.js';
import { chatList } from './projections/chat-list.js';
import { messageList } from './projections/message-list.js';
import { templateList } from './projections/template-list.js';
import { CountUnreadByReservationHandler } from './queries/count-unread-by-reservation.js';
import { CountUnreadHandler } from './queries/count-unread.js';
import { FindReplyAddressHandler } from './queries/find-reply-address.js';
import { FillTemplateHandler } from './queries/fill-template.js';
import { FindMessageFileHandler } from './queries/find-message-file.js';
import { FindUnreadReservationsHandler } from './queries/find-unread-reservations.js';
import { SearchChatsHandler } from './queries/list-chats.js';
import { ListTemplatesHandler } from './queries/list-templates.js';
import { ShowConversationHandler } from './queries/show-conversation.js';
import { conversationRecord } from './records/conversation-record.js';
import { TemplateNames } from './records/template-names.js';
import { templateRecord } from './records/template-record.js';

/** Messages between staff and boaters, and the product's service messages to both. */
@Area({
  records: [conversationRecord, templateRecord],
  auditWords: messageAuditWords,
  foreignStreams: [{ prefix: RESERVATION_STREAM, hint: serviceMessageHints }],
  projections: [messageList, chatList, templateList],
  policies: [MessageMails, RemovedMessageFiles],
  controllers: [MessageController, TemplateController],
  errorKinds: { [messageErrors.not_own]: 'forbidden' },
  providers: [
    ListMessagesOfHandler,
    PostMessageHandler,
    WriteToBoaterHandler,
    MarkMessagesHandler,
    SearchChatsHandler,
    ShowConversationHandler,
    CountUnreadHandler,
    CountUnreadByReservationHandler,
    FindUnreadReservationsHandler,
    EditMessageHandler,
    ReadAllMessagesHandler,
    FindMessageFileHandler,
    MessageSubject,
    ReplyAddresses,
    ReplyStandings,
    ReplyPosting,
    FindReplyAddressHandler,
    MailRepliesJob,
    UnapprovedMessageFilesJob,
    TemplateRecordFacts,
    TemplateNames,
    CreateTemplateHandler,
    ChangeTemplateHandler,
    ListTemplatesHandler,
    FillTemplateHandler,
  ],
})
export class MessagesModule {}
