import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { absenceCalls } from '../../../../../contracts/absences/calls.js';
import { boaterCalls } from '../../../../../contracts/customers/calls.js';
import type { ChatSummary } from '../../../../../contracts/messages/message.js';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import { writeHindrance } from '../../../entities/message/message-rules.js';
import type { ThreadSubject } from '../../../entities/message/thread-subject.js';
import { Thread } from '../../../entities/message/thread.js';
import type { Writing } from '../../../entities/message/use-writing.js';
import { standingCode } from '../../../entities/reservation/status.js';
import { useStatusWords } from '../../../entities/reservation/use-status-words.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { principalOf, useMarina, useUser } from '../../../lib/session/session.js';
import { Button } from '../../../ui/buttons/button.js';
import { IconButton } from '../../../ui/buttons/icon-button.js';
import { BackIcon } from '../../../ui/icons.js';
import { StatusChip } from '../../../ui/status/status-chip.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { nameOf } from '../model/inbox-address.js';
import { FactsPane } from './facts-pane.js';
import { Middle, ONE_PANE } from './panes.js';
import { useAboutWords } from './use-about-words.js';

const Both = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: 0,
  minWidth: 0,
  flex: 1,
  '@media (min-width: 1200px)': { gridTemplateColumns: 'minmax(0, 1fr) 300px' },
});
const Head = styled('header')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '12px 24px',
  backgroundColor: role.surface,
  borderBottom: `1px solid ${role.line}`,
  '@media (max-width: 760px)': { padding: '8px 12px' },
});
const Names = styled('div')({ minWidth: 0, flex: 1 });
const Name = styled('h2')({
  ...type.section,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 10px',
  alignItems: 'center',
  margin: 0,
});
const Body = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  flex: 1,
  minHeight: 0,
  padding: '12px 24px 16px',
  '@media (max-width: 760px)': { padding: '8px 12px 12px' },
});
/** Below 1,200 px the facts take the place of the messages while they are open. */
const Facts = styled('aside')({
  minHeight: 0,
  overflowY: 'auto',
  padding: 16,
  borderLeft: `1px solid ${role.line}`,
  '@media (max-width: 1199.98px)': { borderLeft: 0, '&[data-open=false]': { display: 'none' } },
  '@media print': { display: 'none' },
});
const Back = styled('span')({ display: 'none', [ONE_PANE]: { display: 'block' } });
const Narrowly = styled('span')({ '@media (min-width: 1200px)': { display: 'none' } });

interface ConversationPaneProps {
  readonly chat: ChatSummary;
  readonly writing: Writing;
  /** Returns to the list, where it does not stand beside the conversation. */
  readonly onBack: () => void;
}

/** The open conversation with what it is about. */
export function ConversationPane({ chat, writing, onBack }: ConversationPaneProps) {
  const { t } = useTranslation(['messages', 'entities/message']);
  const user = useUser();
  const marina = useMarina();
  const about = useAboutWords();
  const status = useStatusWords();
  const [facts, setFacts] = useState(false);
  const { id: boater_id } = chat.boater;
  const { type: kind, redirect_id } = chat.chatFlow;
  const stay = useLoad(
    reservationCalls.get,
    { reservation_id: redirect_id },
    { topics: [{ topic: 'reservations', ids: [redirect_id] }], enabled: kind === 'reservation' },
  );
  const absence = useLoad(
    absenceCalls.get,
    { absence_report_id: redirect_id },
    { topics: [{ topic: 'absences', ids: [redirect_id] }], enabled: kind === 'absence_report' },
  );
  const boater = useLoad(boaterCalls.get, { boater_id }, { topics: [{ topic: 'customers', ids: [boater_id] }] });
  const reservation = stay.data ?? null;
  const relation = boater.data?.boater.relation_type ?? 'VISITOR';
  const hindrance = writeHindrance({
    chat: true,
    relation,
    who: principalOf({ user, marina }),
    mayWrite: boater.data === undefined || !boater.data.boater.erased,
  });
  const subject: ThreadSubject = { kind, boater_id, reservation_id: redirect_id, absence_report_id: redirect_id };
  return (
    <Both>
      <Middle aria-label={t('conversationWith', { name: nameOf(chat) })}>
        <Head>
          <Back>
            <IconButton label={t('backToList')} icon={<BackIcon />} onClick={onBack} />
          </Back>
          <Names>
            <Name>
              {nameOf(chat) || t('somebody')}
              {reservation !== null && <StatusChip {...status.short(statusFacts(reservation))} />}
            </Name>
            <div style={{ ...type.second, color: role.ink2 }}>{about(chat)}</div>
          </Names>
          <Narrowly>
            <Button size="small" aria-expanded={facts} onClick={() => setFacts(!facts)}>
              {t(facts ? 'trade:messages' : 'trade:details')}
            </Button>
          </Narrowly>
        </Head>
        <Body hidden={facts} style={facts ? { display: 'none' } : undefined}>
          <Thread
            subject={subject}
            reservation={reservation}
            lockedReason={hindrance === null ? null : t(`entities/message:writeHindrance_${hindrance}`)}
            writing={writing}
            noMessages={t('entities/message:noMessagesYet')}
            fills
          />
        </Body>
        {facts && (
          <Facts data-open="true" style={{ flex: 1 }}>
            <FactsPane
              chat={chat}
              reservation={reservation}
              absence={absence.data ?? null}
              boater={boater.data ?? null}
            />
          </Facts>
        )}
      </Middle>
      <Facts data-open="false" aria-label={t('trade:details')}>
        <FactsPane chat={chat} reservation={reservation} absence={absence.data ?? null} boater={boater.data ?? null} />
      </Facts>
    </Both>
  );
}

function statusFacts({ reservation_status, statuses, payment }: ReservationDetail) {
  const payment_due = payment.payment_standing === 'due';
  return { reservation_status, status_code: standingCode(statuses), statuses, payment_due };
}
