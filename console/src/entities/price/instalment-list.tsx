import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StayInstalment } from '../../../../contracts/reservations/detail.js';
import type { Currency } from '../../../../contracts/vocabulary/money.js';
import { useFormats } from '../../lib/format/use-formats.js';
import type { StatusKind } from '../../ui/status/status-kind.js';
import { StatusChip } from '../../ui/status/status-chip.js';
import { styled } from '../../ui/theme/styled.js';
import { role } from '../../ui/theme/role.js';

const List = styled('ol')({ listStyle: 'none', display: 'grid', gap: 8 });

const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 12,
  rowGap: 4,
  alignItems: 'baseline',
  '& time': { color: role.ink2, fontSize: 13 },
});

const Under = styled('span')({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 12px',
  alignItems: 'center',
  color: role.ink2,
  fontSize: 13,
});

const shown = {
  paid: { kind: 'booked', words: 'instalmentPaid' },
  due: { kind: 'payment_due', words: 'instalmentDue' },
  overdue: { kind: 'our_move', words: 'instalmentOverdue' },
  upcoming: { kind: 'waiting', words: 'instalmentUpcoming' },
} as const satisfies Record<StayInstalment['standing'], { kind: StatusKind; words: string }>;

interface InstalmentListProps {
  readonly instalments: readonly StayInstalment[];
  readonly currency: Currency;
  /** Shown under an instalment, by its number. */
  readonly under?: ((number: number) => ReactNode) | undefined;
}

/** The instalments of a long-term contract in the order in which they fall due, with what is paid of them. */
export function InstalmentList({ instalments, currency, under }: InstalmentListProps) {
  const { t } = useTranslation('entities/price');
  const { dateLong, money } = useFormats();
  return (
    <List aria-label={t('trade:instalments')}>
      {instalments.map(({ number, due_on, amount, standing }) => (
        <Row key={number}>
          <span>
            {t('instalment', { number })}, <time dateTime={due_on}>{dateLong(due_on)}</time>
          </span>
          <b>{money(amount, currency)}</b>
          <StatusChip kind={shown[standing].kind} label={t(shown[standing].words)} />
          {under !== undefined && <Under>{under(number)}</Under>}
        </Row>
      ))}
    </List>
  );
}
