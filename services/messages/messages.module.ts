import { messageErrors } from '../../contracts/messages/errors.js';
import { RESERVATION_STREAM } from '../../contracts/reservations/events.js';
import { Area } from '../platform/areas/area.js';
import { messageAuditWords } from './audit/audit-words.js';
import { CreateTemplate } from './calls/create-template.js';
import { DeleteTemplate } from './calls/delete-template.js';
import { EditMessage } from './calls/edit-message.js';
import { FillTemplate } from './calls/fill-template.js';
import { ListTemplates } from './calls/list-templates.js';
import { MarkMessagesRead } from './calls/mark-messages-read.js';
import { MarkMessagesUnread } from './calls/mark-messages-unread.js';
import { MarkMessagesViewed } from './calls/mark-messages-viewed.js';
import { PostFileAsBoater } from './calls/post-file-as-boater.js';
import { ReadAllMessages } from './calls/read-all-messages.js';
import { SearchChats } from './calls/search-chats.js';
import { ShowBoaterMessages } from './calls/show-boater-messages.js';
import { ShowReservationMessages } from './calls/show-reservation-messages.js';
import { UpdateTemplate } from './calls/update-template.js';
import { WriteMessageWithFile } from './calls/write-message-with-file.js';
import { WriteMessage } from './calls/write-message.js';
import { ReplyAddresses } from './links/reply-address.js';
import { Conversations } from './lookups/conversations.js';
import { MessageSubject } from './lookups/message-subject.js';
import { ReplyPoster } from './lookups/reply-poster.js';
import { ReplyStandings } from './lookups/reply-standing.js';
import { TemplateRecordFacts } from './lookups/template-record-facts.js';
import { serviceMessageHints } from './message-hints.js';
import { CountUnreadByReservationHandler } from './messages/count-unread-by-reservation.js';
import { CountUnreadHandler } from './messages/count-unread.js';
import { FindMessageFileHandler } from './messages/find-message-file.js';
import { FindReplyAddressHandler } from './messages/find-reply-address.js';
import { FindUnreadReservationsHandler } from './messages/find-unread-reservations.js';
import { ListMessagesOfHandler } from './messages/list-messages-of.js';
import { MoveMessagesHandler } from './messages/move-messages.js';
import { PostMessageHandler } from './messages/post-message.js';
import { MailRepliesJob } from './policies/mail-replies-job.js';
import { MessageMails } from './policies/message-mails.js';
import { RemovedMessageFiles } from './policies/removed-message-files.js';
import { UnapprovedMessageFilesJob } from './policies/unapproved-message-files-job.js';
import { chatList } from './projections/chat-list.js';
import { messageList } from './projections/message-list.js';
import { templateList } from './projections/template-list.js';
import { conversationRecord } from './records/conversation-record.js';
import { MessageMarks } from './lookups/message-marks.js';
import { StaffMessages } from './records/staff-messages.js';
import { TemplateChanges } from './lookups/template-changes.js';
import { TemplateNames } from './lookups/template-names.js';
import { templateRecord } from './records/template-record.js';

/** Messages between staff and boaters, and the product's service messages to both. */
@Area({
  records: [conversationRecord, templateRecord],
  auditWords: messageAuditWords,
  foreignStreams: [{ prefix: RESERVATION_STREAM, hint: serviceMessageHints }],
  projections: [messageList, chatList, templateList],
  policies: [MessageMails, RemovedMessageFiles],
  calls: [
    SearchChats,
    ReadAllMessages,
    EditMessage,
    ListTemplates,
    CreateTemplate,
    FillTemplate,
    WriteMessage,
    ShowReservationMessages,
    MarkMessagesViewed,
    MarkMessagesRead,
    MarkMessagesUnread,
    WriteMessageWithFile,
    PostFileAsBoater,
    ShowBoaterMessages,
    UpdateTemplate,
    DeleteTemplate,
  ],
  errorKinds: { [messageErrors.not_own]: 'forbidden' },
  providers: [
    ListMessagesOfHandler,
    PostMessageHandler,
    MoveMessagesHandler,
    StaffMessages,
    MessageMarks,
    Conversations,
    CountUnreadHandler,
    CountUnreadByReservationHandler,
    FindUnreadReservationsHandler,
    FindMessageFileHandler,
    MessageSubject,
    ReplyAddresses,
    ReplyStandings,
    ReplyPoster,
    FindReplyAddressHandler,
    MailRepliesJob,
    UnapprovedMessageFilesJob,
    TemplateRecordFacts,
    TemplateNames,
    TemplateChanges,
  ],
})
export class MessagesModule {}
