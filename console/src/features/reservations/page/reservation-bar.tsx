import { useTranslation } from 'react-i18next';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { heldAmount } from '../../../entities/price/amount-due.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { MenuButton } from '../../../ui/buttons/menu-button.js';
import { BottomBar } from '../../../ui/page/bottom-bar.js';
import { type as text } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { useNarrow } from '../../../ui/theme/use-narrow.js';
import type { ReservationValues } from '../model/form-values.js';
import { isUsable, type Offered } from '../model/page-facts.js';
import { depositDiffers, type DraftTotals } from '../model/price-draft.js';
import type { BarAction } from './bar-actions.js';

const Reason = styled('span')({ ...text.body, alignSelf: 'center', maxWidth: 320, color: role.ink2 });

interface ReservationBarProps {
  readonly values: ReservationValues;
  readonly nights: number;
  readonly totals: DraftTotals | null;
  readonly instantBook: boolean;
  /** Paid and still to pay; null before a reservation exists. */
  readonly settled: Pick<ReservationDetail['payment'], 'paid_amount' | 'refunded_amount' | 'balance'> | null;
  /** The main action is the last one. */
  readonly actions: readonly BarAction[];
  readonly busy: boolean;
}

/** The bar at the foot of the page, with the total and the actions. */
export function ReservationBar({ values, nights, totals, instantBook, settled, actions, busy }: ReservationBarProps) {
  const { t } = useTranslation('reservations');
  const facts = useBarFacts({ values, nights, totals, instantBook, settled });
  const narrow = useNarrow();
  const reason = commonReason(actions);
  return (
    <BottomBar label={t('actions')} facts={facts}>
      {reason !== null && <Reason data-note>{t(reason)}</Reason>}
      {narrow ? <PhoneActions actions={actions} busy={busy} /> : <WideActions actions={actions} busy={busy} />}
    </BottomBar>
  );
}

/** Why none of the actions can be used now, where one reason holds for all of them. */
function commonReason(actions: readonly BarAction[]): Offered['reason'] {
  const [first, ...others] = actions.flatMap((action) => action.items ?? [action]).map(({ offered }) => offered.reason);
  return first !== undefined && others.every((reason) => reason === first) ? first : null;
}

function useBarFacts({ values, nights, totals, instantBook, settled }: Omit<ReservationBarProps, 'actions' | 'busy'>) {
  const { t } = useTranslation(['reservations', 'entities/price']);
  const { dateRange, weekdays, money, number } = useFormats();
  const { start_date, end_date, payment } = values;
  const dated = start_date !== null && end_date !== null && nights > 0;
  return [
    ...(dated
      ? [
          { label: weekdays(start_date, end_date), value: dateRange(start_date, end_date) },
          { label: t('nightsWord', { count: nights }), value: number(nights) },
        ]
      : [{ label: t('trade:stay'), value: '–' }]),
    {
      label: t(instantBook ? 'trade:instantBooking' : 'totalWord'),
      value: money(totals?.total ?? null, payment.currency),
    },
    ...(totals !== null && depositDiffers(totals)
      ? [{ label: t('depositWord'), value: money(totals.deposit, payment.currency) }]
      : []),
    ...(totals === null || totals.firstInstalment === null
      ? []
      : [{ label: t('entities/price:firstInstalment'), value: money(totals.firstInstalment, payment.currency) }]),
    ...(settled === null || settled.paid_amount === 0
      ? []
      : [{ label: t('trade:paid'), value: money(heldAmount(settled), payment.currency) }]),
    ...(settled === null || settled.balance === null || settled.paid_amount === 0
      ? []
      : [{ label: t('trade:balance'), value: money(settled.balance, payment.currency) }]),
  ];
}

interface ActionsProps {
  readonly actions: readonly BarAction[];
  readonly busy: boolean;
}

function WideActions({ actions, busy }: ActionsProps) {
  const { t } = useTranslation('reservations');
  return actions.map(({ id, label, kind, offered, run, items }) => {
    const reason = offered.reason === null ? null : t(offered.reason);
    if (items !== undefined) {
      return (
        <MenuButton
          key={id}
          label={label}
          kind={kind}
          busy={busy}
          items={items.map((item) => ({
            id: item.id,
            label: item.label,
            run: item.run,
            disabledReason: item.offered.reason === null ? null : t(item.offered.reason),
          }))}
        />
      );
    }
    return (
      <Button key={id} kind={kind} busy={busy && kind === 'primary'} disabledReason={reason} onClick={run}>
        {label}
      </Button>
    );
  });
}

/** The main action. A "More" menu holds the others. */
function PhoneActions({ actions, busy }: ActionsProps) {
  const { t } = useTranslation('reservations');
  const flat = actions.flatMap((action) => action.items ?? [action]);
  const main = flat.findLast((action) => isUsable(action.offered)) ?? flat.at(-1);
  const rest = flat.filter((action) => action !== main);
  const words = (action: BarAction): string | null =>
    action.offered.reason === null ? null : t(action.offered.reason);
  return (
    <>
      {rest.length > 0 && (
        <MenuButton
          label={t('actions:more')}
          items={rest.map((action) => ({
            id: action.id,
            label: action.label,
            run: action.run,
            danger: action.kind === 'danger',
            disabledReason: words(action),
          }))}
        />
      )}
      {main !== undefined && (
        <Button kind="primary" size="large" busy={busy} disabledReason={words(main)} onClick={main.run}>
          {main.label}
        </Button>
      )}
    </>
  );
}
