import { useTranslation } from 'react-i18next';
import type { BerthDetail } from '../../../../contracts/berths/berth-info.js';
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

/** Asks the resident of an occupied berth whether the boat will be away; once sent, the time of it. */
export function AbsenceInquiry({ berth }: { berth: BerthDetail }) {
  const { t } = useTranslation('entities/berth');
  const { instant } = useFormats();
  const problemWords = useProblemWords();
  const toast = useToast();
  const may = useMay(berthInfoCalls.inquireForAbsence.access);
  const { send, isPending } = useSend(berthInfoCalls.inquireForAbsence, {
    topics: [{ topic: 'berths', ids: [berth.id] }],
    onRefused: (error) => toast({ kind: 'wrong', text: problemWords(error) }),
  });
  if (berth.absence_inquiry !== null) {
    return (
      <Sent role="status">
        <DoneIcon />
        {t('inquirySent', { at: instant(berth.absence_inquiry.sent_at) })}
      </Sent>
    );
  }
  const vesselId = berth.resident?.vessel_id ?? null;
  if (!may || !berth.allow_inquire_for_absence || vesselId === null) return null;
  return (
    <div>
      <Button size="small" busy={isPending} onClick={() => void send({ vessel_id: vesselId, berth_id: berth.id })}>
        {t('inquire')}
      </Button>
    </div>
  );
}
