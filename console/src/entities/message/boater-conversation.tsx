import { useTranslation } from 'react-i18next';
import type { CustomerType } from '../../../../contracts/customers/vocabulary.js';
import { principalOf, useMarina, useUser } from '../../lib/session/session.js';
import { Card } from '../../ui/page/card.js';
import { Section } from '../../ui/page/section.js';
import { ChatOff } from './chat-off.js';
import { writeHindrance } from './message-rules.js';
import { Thread } from './thread.js';
import type { Writing } from './use-writing.js';

interface BoaterConversationProps {
  readonly boater_id: string;
  /** Shows only the messages about this absence report; absent: all messages. */
  readonly absence_report_id?: string;
  readonly relation: CustomerType;
  /** Whether the boater can still receive messages. */
  readonly mayWrite: boolean;
  readonly writing: Writing;
}

/** What the marina and a boater wrote to each other, and a field to write. */
export function BoaterConversation({
  boater_id,
  absence_report_id,
  relation,
  mayWrite,
  writing,
}: BoaterConversationProps) {
  const { t } = useTranslation('entities/message');
  const user = useUser();
  const marina = useMarina();
  if (marina.marina_settings.permissions.chat !== true) {
    return (
      <Card>
        <ChatOff />
      </Card>
    );
  }
  const hindrance = writeHindrance({ chat: true, relation, who: principalOf({ user, marina }), mayWrite });
  return (
    <Card>
      <Section>
        <Thread
          subject={
            absence_report_id === undefined
              ? { kind: 'boater', boater_id }
              : { kind: 'absence_report', boater_id, absence_report_id }
          }
          reservation={null}
          lockedReason={hindrance === null ? null : t(`writeHindrance_${hindrance}`)}
          writing={writing}
          noMessages={t('noMessagesYet')}
        />
      </Section>
    </Card>
  );
}
