import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { TrafficEventRow } from '../../../../../contracts/traffic/traffic.js';
import { BerthInfoFloat } from '../../../entities/berth/berth-info-float.js';
import { RecordPaymentDialog } from '../../../entities/payment/record-payment-dialog.js';
import { DepartureDialog } from '../../../entities/stay-change/departure-dialog.js';
import type { DepartureMove } from '../../../entities/stay-change/departure-rules.js';
import { MenuButton } from '../../../ui/buttons/menu-button.js';
import type { MenuItem } from '../../../ui/buttons/menu-item.js';
import { MoreIcon } from '../../../ui/icons.js';
import { Unseen } from '../../../ui/page/unseen.js';
import type { Traffic } from '../api/use-traffic.js';
import { isOverdue } from '../model/activity-view.js';
import { type MenuMove, offeredMoves } from '../model/offered-moves.js';
import { DatesForm } from './dates-form.js';
import { MovementButtons } from './movement-buttons.js';
import { MovementFacts } from './movement-facts.js';
import { NotComing } from './not-coming.js';
import { BerthLink, RowFrame, RowLine } from './row-shapes.js';
import { useMovementRights } from './use-movement-rights.js';
import { useRowWords } from './use-row-words.js';

interface MovementRowProps {
  readonly row: TrafficEventRow;
  readonly today: string;
  readonly traffic: Traffic;
  readonly openId: string | null;
  readonly onOpen: (id: string | null) => void;
}

/** One arrival or departure: when, where, who, what it still costs, and what can be done now. */
export function MovementRow({ row, today, traffic, openId, onOpen }: MovementRowProps) {
  const { t } = useTranslation(['activity', 'entities/stay-change']);
  const navigate = useNavigate();
  const words = useRowWords(today);
  const may = useMovementRights();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asking, setAsking] = useState<'payment' | 'notComing' | DepartureMove | null>(null);
  const { reservation, berth } = row;
  const boat = words.boat(row);
  const open = openId === row.traffic_event_id;
  const overdue = isOverdue(row);
  const offered = offeredMoves(row, today, may);
  const frameLabel = [words.when(row) || t('today'), berth?.label ?? t('noBerth'), boat, words.person(row)].join(', ');
  const close = (): void => {
    onOpen(null);
    document.querySelector<HTMLElement>(`[data-row="${row.traffic_event_id}"]`)?.focus();
  };
  const openAbsence = (): void => void navigate(`/absence-reports/${row.absence_report?.id ?? ''}`);
  const menu: Readonly<Record<MenuMove, Omit<MenuItem, 'id'>>> = {
    open: { label: t('actions:openReservation'), run: () => void navigate(`/reservations/${reservation?.id ?? ''}`) },
    absence: { label: t('actions:openAbsence'), run: openAbsence },
    pay: { label: t('takePayment'), run: () => setAsking('payment') },
    edit: { label: t('actions:edit'), run: () => onOpen(row.traffic_event_id) },
    longer: { label: t('entities/stay-change:longer'), run: () => setAsking('longer') },
    earlier: { label: t('entities/stay-change:earlier'), run: () => setAsking('earlier') },
    elsewhere: { label: t('elsewhere'), run: () => traffic.askBerth(row) },
    arrived: { label: t('confirmArrival'), run: () => traffic.confirmArrival(row) },
    onTime: { label: t('onTime'), run: () => traffic.withdrawNotice(row) },
    restore: { label: t('restore'), run: () => traffic.takeBack(row) },
    notComing: { label: t('notComing'), danger: true, run: () => setAsking('notComing') },
  };
  const items = offered.menu.map((id) => ({ id, ...menu[id] }));

  return (
    <RowFrame data-overdue={overdue}>
      <RowLine tabIndex={0} role="group" aria-label={frameLabel} data-row={row.traffic_event_id}>
        <time dateTime={row.confirmed_at ?? row.date} data-overdue={overdue}>
          {words.when(row)}
          {words.when(row) === '' && <Unseen>{t('today')}</Unseen>}
        </time>
        <span>
          {berth !== null && (
            <BerthLink type="button" onClick={(event) => setAnchor(event.currentTarget)}>
              {berth.label}
            </BerthLink>
          )}
        </span>
        <MovementFacts row={row} words={words} />
        <MovementButtons
          {...{ row, words, traffic, offered, open, overdue }}
          mayConfirm={may.confirm}
          onDates={() => onOpen(open ? null : row.traffic_event_id)}
          onDeparture={setAsking}
          onNoShow={() => setAsking('notComing')}
          onAbsence={openAbsence}
        />
        {items.length > 0 ? (
          <MenuButton iconOnly label={t('more', { boat })} icon={<MoreIcon />} items={items} />
        ) : (
          <span />
        )}
      </RowLine>
      {open && offered.dates && (
        <DatesForm
          row={row}
          today={today}
          onClose={close}
          onNotComing={may.cancel ? () => setAsking('notComing') : null}
        />
      )}
      {asking === 'payment' && <Payment row={row} onClose={() => setAsking(null)} />}
      {(asking === 'longer' || asking === 'earlier') && reservation !== null && (
        <DepartureDialog stay={{ ...reservation, boat }} move={asking} onClose={() => setAsking(null)} />
      )}
      {asking === 'notComing' && reservation !== null && (
        <NotComing row={row} boat={boat} onClose={() => setAsking(null)} />
      )}
      {berth !== null && (
        <BerthInfoFloat anchor={anchor} berth={{ id: berth.id, name: berth.label }} onClose={() => setAnchor(null)} />
      )}
    </RowFrame>
  );
}

/** Records what the stay of a movement still costs. */
function Payment({ row: { reservation, to_pay }, onClose }: Pick<MovementRowProps, 'row'> & { onClose: () => void }) {
  if (reservation === null || to_pay === null) return null;
  return (
    <RecordPaymentDialog
      stay={{
        reservation_id: reservation.id,
        view_id: reservation.view_id,
        currency: to_pay.currency,
        balance: to_pay.amount,
        // A boat that is expected keeps its berth.
        expires: false,
      }}
      onClose={onClose}
    />
  );
}
