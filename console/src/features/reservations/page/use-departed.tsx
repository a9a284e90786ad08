import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { trafficCalls } from '../../../../../contracts/traffic/calls.js';
import { trafficEventIdOf } from '../../../../../contracts/traffic/rules/traffic-event-id.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { lazyWithRetry } from '../../../ui/floats/lazy-with-retry.js';
import { useToast } from '../../../ui/toast/toast-context.js';

// Few departures owe money, and the form of a payment checks its fields with the schemas of the contract.
const OpenBalanceQuestion = lazyWithRetry(
  async () => (await import('../../../entities/arrival/open-balance-question.js')).OpenBalanceQuestion,
);

interface Departed {
  /** Records that the boat has left. */
  readonly confirm: () => void;
  readonly isPending: boolean;
  /** Asks what happens to the money that is open; null: nothing to ask. */
  readonly question: ReactNode;
}

/** Confirms the departure of a stay as the list of departures does, with the question about open money. */
export function useDeparted({ id, vessel }: Pick<ReservationDetail, 'id' | 'vessel'>): Departed {
  const { t } = useTranslation('entities/arrival');
  const toast = useToast();
  const problemWords = useProblemWords();
  const [owes, setOwes] = useState(false);
  const traffic_event_id = trafficEventIdOf('DEPARTURE', id);
  const { send, isPending } = useSend(trafficCalls.update, {
    topics: [{ topic: 'traffic' }, { topic: 'reservations' }, { topic: 'occupancy' }, { topic: 'dockwalk' }],
    onRefused: (error) => {
      if (error.error_type === 'TRAFFIC_BALANCE_OPEN') setOwes(true);
      else toast({ kind: 'wrong', text: problemWords(error) });
    },
  });
  const confirm = async (): Promise<void> => {
    if ((await send({ traffic_event_id, action: 'CONFIRM', open_balance: 'ASK' })) === null) return;
    toast({
      kind: 'done',
      text: t('owesLeft', { boat: vessel.name === '' ? t('trade:unnamedBoat') : vessel.name }),
      action: { label: t('actions:undo'), run: () => void send({ traffic_event_id, action: 'UNDO' }) },
    });
  };
  return {
    confirm: () => void confirm(),
    isPending,
    question: owes ? (
      <Suspense fallback={null}>
        <OpenBalanceQuestion departure={{ traffic_event_id, left_early: false }} onClose={() => setOwes(false)} />
      </Suspense>
    ) : null,
  };
}
