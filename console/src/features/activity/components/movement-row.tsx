import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { absenceCalls } from '../../../../../contracts/absences/calls.js';
import { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import { trafficCalls } from '../../../../../contracts/traffic/calls.js';
import type { TrafficEventRow } from '../../../../../contracts/traffic/traffic.js';
import { BerthInfoFloat } from '../../../entities/berth/berth-info-float.js';
import { HolderMark } from '../../../entities/berth/holder-mark.js';
import { RecordPaymentDialog } from '../../../entities/payment/record-payment-dialog.js';
import { useMay } from '../../../lib/session/may.js';
import { Button } from '../../../ui/buttons/button.js';
import { MenuButton } from '../../../ui/buttons/menu-button.js';
import { MoreIcon, UndoIcon } from '../../../ui/icons.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import type { Traffic } from '../api/use-traffic.js';
import { isArrivalMissing, isOverdue } from '../model/activity-view.js';
import { mayChangeDates } from '../model/new-dates.js';
import { DatesForm } from './dates-form.js';
import { NotComing } from './not-coming.js';
import { BerthLink, RowActions, RowFrame, RowLine, RowWho } from './row-shapes.js';
import { useRowWords } from './use-row-words.js';
import { counterCalls } from '../../../../../contracts/reservations/counter-calls.js';
import { planGestureCalls } from '../../../../../contracts/berths/plan-calls.js';

interface MovementRowProps {
  readonly row: TrafficEventRow;
  readonly today: string;
  readonly traffic: Traffic;
  readonly openId: string | null;
  readonly onOpen: (id: string | null) => void;
}

/** One arrival or departure: when, where, who, what it still costs, and what can be done now. */
export function MovementRow({ row, today, traffic, openId, onOpen }: MovementRowProps) {
  const { t } = useTranslation('activity');
  const { money } = useFormats();
  const navigate = useNavigate();
  const words = useRowWords(today);
  const mayConfirm = useMay(trafficCalls.update.access);
  const mayPlan = useMay(planGestureCalls.planChange.access);
  const mayCancel = useMay(reservationCalls.updateMarinaMode.access);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const mayEditAbsence = useMay(absenceCalls.edit.access);
  const maySeeAbsence = useMay(absenceCalls.get.access);
  const mayTake = useMay(counterCalls.recordPayment.access);
  const [asking, setAsking] = useState(false);
  const [paying, setPaying] = useState(false);
  const { type, reservation, absence_report, berth, to_pay, conflict } = row;
  const boat = words.boat(row);
  const open = openId === row.traffic_event_id;
  const overdue = isOverdue(row);
  const done = row.confirmed_at !== null;
  // Whoever records movements may note a late boat; other dates need the plan.
  const changeable = reservation !== null && (mayPlan || mayConfirm) && mayChangeDates(row, today);
  const takes = reservation !== null && to_pay !== null && mayTake;
  const frameLabel = [words.when(row), berth?.label ?? t('noBerth'), boat, words.person(row)].join(', ');
  const close = (): void => {
    onOpen(null);
    document.querySelector<HTMLElement>(`[data-row="${row.traffic_event_id}"]`)?.focus();
  };
  const openAbsence = (id: string): void => void navigate(`/absence-reports/${id}`);
  const items = [
    ...(reservation === null
      ? []
      : [{ id: 'open', label: t('openReservation'), run: () => void navigate(`/reservations/${reservation.id}`) }]),
    ...(absence_report !== null && maySeeAbsence
      ? [{ id: 'absence', label: t('openAbsence'), run: () => openAbsence(absence_report.id) }]
      : []),
    ...(takes ? [{ id: 'pay', label: t('takePayment'), run: () => setPaying(true) }] : []),
    ...(changeable ? [{ id: 'edit', label: t('edit'), run: () => onOpen(row.traffic_event_id) }] : []),
    ...(reservation !== null && type === 'ARRIVAL' && row.can_confirm && mayConfirm
      ? [{ id: 'elsewhere', label: t('elsewhere'), run: () => traffic.askBerth(row) }]
      : []),
    ...(isArrivalMissing(row, today) && mayConfirm
      ? [{ id: 'arrived', label: t('confirmArrival'), run: () => traffic.confirmArrival(row) }]
      : []),
    ...(row.expected !== null && !done && mayConfirm
      ? [{ id: 'onTime', label: t('onTime'), run: () => traffic.withdrawNotice(row) }]
      : []),
    ...(row.can_restore && mayConfirm
      ? [{ id: 'restore', label: t('restore'), run: () => traffic.takeBack(row) }]
      : []),
    ...(reservation !== null && type === 'ARRIVAL' && !done && mayCancel
      ? [{ id: 'notComing', label: t('notComing'), danger: true, run: () => setAsking(true) }]
      : []),
  ];

  return (
    <RowFrame data-overdue={overdue}>
      <RowLine tabIndex={0} role="group" aria-label={frameLabel} data-row={row.traffic_event_id}>
        <time dateTime={row.confirmed_at ?? row.date} data-overdue={overdue}>
          {words.when(row)}
        </time>
        <span>
          {berth !== null && (
            <BerthLink type="button" onClick={(event) => setAnchor(event.currentTarget)}>
              {berth.label}
            </BerthLink>
          )}
        </span>
        <RowWho>
          <span>
            <b>{boat}</b> {words.person(row)} <HolderMark type={row.berth_holder_type} />
          </span>
          <small>
            {words.about(row)}
            {to_pay !== null && (
              <>
                {', '}
                <em>{t('toPay', { amount: money(to_pay.amount, to_pay.currency) })}</em>
              </>
            )}
            {conflict === 'BERTH_OCCUPIED' && (
              <>
                {' · '}
                <strong>{t('berthTaken')}</strong>
              </>
            )}
          </small>
        </RowWho>
        <RowActions>
          {done ? (
            <>
              <span>{words.confirmer(row)}</span>
              {row.can_undo && mayConfirm && (
                <Button kind="quiet" size="small" icon={<UndoIcon />} onClick={() => traffic.takeBack(row)}>
                  {t('undo')}
                </Button>
              )}
            </>
          ) : (
            <>
              <Button
                size="small"
                disabledReason={mayConfirm ? words.whyNotYet(row) : t('mayNotConfirm')}
                onClick={() => traffic.confirm(row)}
              >
                {t(`confirm_${type}`)}
              </Button>
              {changeable && (overdue || row.date > today) && (
                <Button
                  size="small"
                  aria-expanded={open}
                  kind={overdue && type === 'ARRIVAL' ? 'primary' : 'plain'}
                  onClick={() => onOpen(open ? null : row.traffic_event_id)}
                >
                  {overdue ? t(`late_${type}`) : t('edit')}
                </Button>
              )}
              {/* A berth holder's days are changed in the absence, which knows who else is in the berth. */}
              {absence_report !== null && mayEditAbsence && row.date > today && (
                <Button size="small" onClick={() => openAbsence(absence_report.id)}>
                  {t('edit')}
                </Button>
              )}
            </>
          )}
        </RowActions>
        {items.length > 0 ? (
          <MenuButton iconOnly label={t('more', { boat })} icon={<MoreIcon />} items={items} />
        ) : (
          <span />
        )}
      </RowLine>
      {open && changeable && (
        <DatesForm row={row} today={today} onClose={close} onNotComing={mayCancel ? () => setAsking(true) : null} />
      )}
      {paying && reservation !== null && to_pay !== null && (
        <RecordPaymentDialog
          stay={{
            reservation_id: reservation.id,
            view_id: reservation.view_id,
            currency: to_pay.currency,
            balance: to_pay.amount,
            // A boat that is expected keeps its berth.
            expires: false,
          }}
          onClose={() => setPaying(false)}
        />
      )}
      {asking && reservation !== null && <NotComing row={row} boat={boat} onClose={() => setAsking(false)} />}
      {berth !== null && (
        <BerthInfoFloat anchor={anchor} berth={{ id: berth.id, name: berth.label }} onClose={() => setAnchor(null)} />
      )}
    </RowFrame>
  );
}
