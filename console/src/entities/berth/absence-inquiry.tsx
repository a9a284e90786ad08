import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { berthInfoCalls } from '../../../../contracts/berths/calls.js';
import { useSend } from '../../lib/api/use-send.js';
import { useFormats } from '../../lib/format/use-formats.js';
import { useProblemWords } from '../../lib/i18n/use-problem-words.js';
import { useMay } from '../../lib/session/may.js';
import { Button } from '../../ui/buttons/button.js';
import { DoneIcon } from '../../ui/icons.js';
import { type } from '../../ui/theme/measures.js';
import { role } from '../../ui/theme/role.js';
import { styled } from '../../ui/theme/styled.js';
import { useToast } from '../../ui/toast/toast-context.js';

const Sent = styled('span')({
  ...type.label,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  width: 'fit-content',
  padding: '4px 9px',
  borderRadius: 6,
  backgroundColor: role.booked.bg,
  color: role.booked.on,
  '& svg': { width: 15, height: 15 },
});

interface AbsenceInquiryProps {
  berthId: string;
  /** The resident's boat; null: there is none. */
  vesselId: string | null;
  allowed: boolean;
  /** Null: no inquiry was sent. */
  sentAt: string | null;
  /** Why it cannot be sent now. */
  hindrance?: string | null;
}

/** Asks the resident of an occupied berth whether the boat will be away; once sent, the time of it. */
export function AbsenceInquiry({ berthId, vesselId, allowed, sentAt, hindrance }: AbsenceInquiryProps) {
  const { t } = useTranslation('entities/berth');
  const { instant } = useFormats();
  const problemWords = useProblemWords();
  const toast = useToast();
  const may = useMay(berthInfoCalls.inquireForAbsence.access);
  const [doneAt, setDoneAt] = useState<string | null>(null);
  const { send, isPending } = useSend(berthInfoCalls.inquireForAbsence, {
    topics: [{ topic: 'berths', ids: [berthId] }],
    onDone: () => setDoneAt(new Date().toISOString()),
    onRefused: (error) => toast({ kind: 'wrong', text: problemWords(error) }),
  });
  const sent = sentAt ?? doneAt;
  if (sent !== null) {
    return (
      <Sent role="status">
        <DoneIcon />
        {t('inquirySent', { at: instant(sent) })}
      </Sent>
    );
  }
  if (!may || !allowed || vesselId === null) return null;
  return (
    <div>
      <Button
        size="small"
        busy={isPending}
        disabledReason={hindrance}
        onClick={() => void send({ vessel_id: vesselId, berth_id: berthId })}
      >
        {t('inquire')}
      </Button>
    </div>
  );
}
