import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { boaterLinkCalls } from '../../../../contracts/reservations/boater-link-calls.js';
import { reservationCalls } from '../../../../contracts/reservations/calls.js';
import { trafficCalls } from '../../../../contracts/traffic/calls.js';
import { partsOfTrafficEventId } from '../../../../contracts/traffic/rules/traffic-event-id.js';
import type { Topic } from '../../lib/api/topics.js';
import { useLoad } from '../../lib/api/use-load.js';
import { RefusalBanner } from '../reservation/refusal-banner.js';
import { useSend } from '../../lib/api/use-send.js';
import { useFormats } from '../../lib/format/use-formats.js';
import { useProblemWords } from '../../lib/i18n/use-problem-words.js';
import { Button } from '../../ui/buttons/button.js';
import { Dialog } from '../../ui/dialogs/dialog.js';
import { useToast } from '../../ui/toast/toast-context.js';
import { RecordPaymentDialog } from '../payment/record-payment-dialog.js';

const CHANGED: readonly Topic[] = [
  { topic: 'traffic' },
  { topic: 'reservations' },
  { topic: 'occupancy' },
  { topic: 'dockwalk' },
];

/** A departure that was refused because money is open. */
export interface OwingDeparture {
  readonly traffic_event_id: string;
  /** The boat left before its last day. */
  readonly left_early: boolean;
}

interface OpenBalanceQuestionProps {
  readonly departure: OwingDeparture;
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

/** Asks what happens to the open amount of a boat that leaves: take the payment, send the link to pay, or let it go. */
export function OpenBalanceQuestion({ departure, onDone, onClose }: OpenBalanceQuestionProps) {
  const { t } = useTranslation('entities/arrival');
  const toast = useToast();
  const problemWords = useProblemWords();
  const { money } = useFormats();
  const [paying, setPaying] = useState(false);
  const { traffic_event_id, left_early } = departure;
  const { record_id: reservation_id } = partsOfTrafficEventId(traffic_event_id);
  const topics = [{ topic: 'reservations', ids: [reservation_id] }] as const;
  const { data: stay, error: unread } = useLoad(reservationCalls.get, { reservation_id }, { topics });
  const depart = useSend(trafficCalls.update, { topics: CHANGED });
  const link = useSend(boaterLinkCalls.send);
  const leave = async (words: 'owesLeft' | 'owesLinkSent', open_balance: 'ASK' | 'LET_GO'): Promise<void> => {
    const confirmed = { traffic_event_id, action: 'CONFIRM', left_early, open_balance } as const;
    if ((await depart.send(confirmed)) === null) return;
    toast({ kind: 'done', text: t(words, { boat }) });
    onDone?.();
    onClose();
  };
  const unreadable = unread !== null;
  useEffect(() => {
    if (!unreadable) return;
    toast({ kind: 'wrong', text: problemWords(unread) });
    onClose();
  }, [unreadable, unread, toast, problemWords, onClose]);
  if (stay === undefined) return null;
  const { vessel, boater, payment, view_id } = stay;
  const boat = vessel.name === '' ? t('trade:unnamedBoat') : vessel.name;
  const balance = (payment.terms?.online ?? 0) + (payment.terms?.rest ?? 0);
  if (paying) {
    const payable = { reservation_id, view_id, currency: payment.currency, balance, expires: false };
    return (
      <RecordPaymentDialog
        stay={payable}
        onClose={() => setPaying(false)}
        onPaid={() => void leave('owesLeft', 'ASK')}
      />
    );
  }
  const busy = depart.isPending || link.isPending;
  return (
    <Dialog
      open
      urgent
      size="small"
      title={t('owesTitle', { boat, amount: money(balance, payment.currency) })}
      busy={busy}
      onClose={onClose}
      actions={
        <>
          <Button disabled={busy} onClick={() => void leave('owesLeft', 'LET_GO')}>
            {t('owesLetGo')}
          </Button>
          <Button
            disabled={busy}
            onClick={() =>
              void link
                .send({ reservation_id })
                .then((sent) => (sent === null ? undefined : leave('owesLinkSent', 'LET_GO')))
            }
          >
            {t('owesLink')}
          </Button>
          <Button kind="primary" autoFocus disabled={busy} onClick={() => setPaying(true)}>
            {t('owesPay')}
          </Button>
        </>
      }
    >
      <p>{t('owesText', { boater: boater.first_name || boater.last_name || boater.email })}</p>
      <RefusalBanner reservationId={reservation_id} error={depart.error ?? link.error} />
    </Dialog>
  );
}
