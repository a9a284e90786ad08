import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { trafficEventIdOf } from '../../../../../contracts/traffic/rules/traffic-event-id.js';
import { trafficCalls } from '../../../../../contracts/traffic/calls.js';
import type { TrafficEventRow } from '../../../../../contracts/traffic/traffic.js';
import { counterCalls } from '../../../../../contracts/reservations/counter-calls.js';
import { useAskRefusalText } from '../../../entities/reservation/use-refusal-text.js';
import type { ApiError } from '../../../lib/api/api-error.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useShowConfirmed } from './use-activity.js';
import type { OwingDeparture } from '../../../entities/arrival/open-balance-question.js';
import { type BerthTakenBy, takenBy } from '../../../entities/arrival/berth-taken.js';
import { useToast } from '../../../ui/toast/toast-context.js';

export type AskBerth = (arrival: TrafficEventRow, taken?: BerthTakenBy) => void;

export interface Traffic {
  readonly confirm: (row: TrafficEventRow) => void;
  /** Confirms an arrival and records that what the stay still costs was paid by card. */
  readonly arrivedAndPaid: (row: TrafficEventRow) => void;
  /** Confirms the arrival that the departure of this row waits for. */
  readonly confirmArrival: (row: TrafficEventRow) => void;
  readonly takeBack: (row: TrafficEventRow) => void;
  /** The boat gave notice that it is late, and comes or leaves as booked after all. */
  readonly withdrawNotice: (row: TrafficEventRow) => void;
  /** Asks which berth the boat of an arrival went to. `taken`: the boat that is recorded as present in its own. */
  readonly askBerth: AskBerth;
}

/**
 * Confirms arrivals and departures and takes them back, and reports each with its undo. Where another boat still has the
 * berth, confirming asks which berth the boat went to, or whether both lie there; where a boat leaves with money open, it
 * asks what happens to it.
 */
export function useTraffic(askBerth: AskBerth, askMoney: (departure: OwingDeparture) => void): Traffic {
  const { t } = useTranslation('activity');
  const toast = useToast();
  const navigate = useNavigate();
  const { money, today } = useFormats();
  const showConfirmed = useShowConfirmed();
  const refusalText = useAskRefusalText();
  /** The row of the call that was sent last. */
  const sent = useRef<TrafficEventRow | null>(null);
  const refused = async (error: ApiError): Promise<void> => {
    toast({ kind: 'wrong', text: await refusalText(sent.current?.reservation?.id ?? null, error) });
  };
  /** The arrival that was sent last. */
  const arriving = useRef<TrafficEventRow | null>(null);
  /** The departure that was sent last. */
  const leaving = useRef<OwingDeparture | null>(null);
  const { send: sendTraffic } = useSend(trafficCalls.update, {
    topics: [{ topic: 'traffic' }, { topic: 'reservations' }, { topic: 'occupancy' }],
    onRefused: (error) => {
      const taken = takenBy(error);
      if (error.error_type === 'TRAFFIC_BALANCE_OPEN' && leaving.current !== null) askMoney(leaving.current);
      else if (taken === null || arriving.current === null) void refused(error);
      else askBerth(arriving.current, taken);
    },
  });
  const send = (row: TrafficEventRow, body: Omit<Parameters<typeof sendTraffic>[0], 'traffic_event_id'>) => {
    sent.current = row;
    return sendTraffic({ traffic_event_id: row.traffic_event_id, ...body });
  };
  const pay = useSend(counterCalls.recordPayment, {
    topics: [{ topic: 'traffic' }, { topic: 'reservations' }, { topic: 'payments' }],
    onRefused: (error) => void refused(error),
  });
  /** Closes the toast of a confirmation, which no longer holds once it was taken back. */
  const confirmations = useRef(new Map<string, () => void>());
  const boatOf = ({ vessel }: TrafficEventRow): string => (vessel.name === '' ? t('trade:unnamedBoat') : vessel.name);

  const takeBack = async (row: TrafficEventRow, action: 'UNDO' | 'RESTORE'): Promise<void> => {
    const answer = await send(row, { action });
    if (answer === null) return;
    confirmations.current.get(row.traffic_event_id)?.();
    confirmations.current.delete(row.traffic_event_id);
    toast({ kind: 'news', text: t(`takenBack_${row.type}`, { boat: boatOf(row) }) });
  };
  const confirm = async (row: TrafficEventRow): Promise<void> => {
    arriving.current = row.type === 'ARRIVAL' ? row : null;
    leaving.current = row.type === 'DEPARTURE' ? { traffic_event_id: row.traffic_event_id, left_early: false } : null;
    const asks = row.type === 'DEPARTURE' ? { open_balance: 'ASK' as const } : {};
    const answer = await send(row, { action: 'CONFIRM', ...asks });
    if (answer === null) return;
    showConfirmed(row.traffic_event_id);
    const words = { boat: boatOf(row), berth: row.berth?.label ?? '' };
    const text = t(row.berth === null ? `confirmedNoBerth_${row.type}` : `confirmed_${row.type}`, words);
    const close = toast({
      kind: 'done',
      text,
      action: { label: t('actions:undo'), run: () => void takeBack(row, 'UNDO') },
    });
    confirmations.current.set(row.traffic_event_id, close);
  };
  const arrivedAndPaid = async (row: TrafficEventRow): Promise<void> => {
    const { reservation, to_pay, traffic_event_id } = row;
    if (reservation === null || to_pay === null) return;
    arriving.current = row;
    if ((await send(row, { action: 'CONFIRM' })) === null) return;
    showConfirmed(traffic_event_id);
    const { amount, currency } = to_pay;
    const paid = await pay.send({
      reservation_id: reservation.id,
      amount,
      method: 'CARD',
      received_on: today(),
      mail_receipt: false,
      reference: '',
    });
    if (paid === null) return;
    const words = { boat: boatOf(row), amount: money(amount, currency) };
    const action = {
      label: t('actions:openReservation'),
      run: () => void navigate(`/reservations/${reservation.id}`),
    };
    toast({ kind: 'done', text: t('arrivedPaid', words), action });
  };
  const confirmArrival = async (row: TrafficEventRow): Promise<void> => {
    if (row.reservation === null) return;
    const traffic_event_id = trafficEventIdOf('ARRIVAL', row.reservation.id);
    const arrival = { ...row, type: 'ARRIVAL' as const, traffic_event_id };
    arriving.current = arrival;
    const answer = await send(arrival, { action: 'CONFIRM' });
    if (answer === null) return;
    const words = { boat: boatOf(row), berth: row.berth?.label ?? '' };
    toast({ kind: 'done', text: t(row.berth === null ? 'confirmedNoBerth_ARRIVAL' : 'confirmed_ARRIVAL', words) });
  };
  const withdrawNotice = async (row: TrafficEventRow): Promise<void> => {
    const answer = await send(row, { action: 'ON_TIME' });
    if (answer !== null) toast({ kind: 'news', text: t('notedOnTime', { boat: boatOf(row) }) });
  };
  return {
    askBerth,
    withdrawNotice: (row) => void withdrawNotice(row),
    confirm: (row) => (row.conflict === 'BERTH_OCCUPIED' ? askBerth(row) : void confirm(row)),
    arrivedAndPaid: (row) => void arrivedAndPaid(row),
    confirmArrival: (row) => void confirmArrival(row),
    takeBack: (row) => void takeBack(row, row.can_undo ? 'UNDO' : 'RESTORE'),
  };
}
