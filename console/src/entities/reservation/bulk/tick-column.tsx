import { useTranslation } from 'react-i18next';
import type { Column } from '../../../ui/list/column.js';
import { Tick } from '../../../ui/list/tick.js';
import type { TickedRow } from './bulk-move.js';
import type { TickedRows } from './use-ticked-rows.js';

/** The first column of a list whose rows can be ticked. */
export function useTickColumn<Row extends TickedRow>(ticked: TickedRows<Row>): Column<Row> & { sortKey?: undefined } {
  const { t } = useTranslation('entities/reservation/bulk');
  return {
    id: 'tick',
    header: '',
    width: 40,
    head: (
      <Tick
        type="checkbox"
        aria-label={t('tickAll')}
        checked={ticked.page === 'all'}
        ref={(box) => {
          if (box !== null) box.indeterminate = ticked.page === 'some';
        }}
        onChange={ticked.tickPage}
      />
    ),
    cell: (row) => <RowTick row={row} ticked={ticked} />,
  };
}

interface RowTickProps<Row extends TickedRow> {
  row: Row;
  ticked: TickedRows<Row>;
}

/** The check box of a row or a card. */
export function RowTick<Row extends TickedRow>({ row, ticked }: RowTickProps<Row>) {
  const { t } = useTranslation('entities/reservation/bulk');
  return (
    <Tick
      type="checkbox"
      aria-label={t('tickRow', { boat: row.vessel.name, number: row.view_id })}
      checked={ticked.isTicked(row)}
      onChange={() => ticked.tick(row)}
    />
  );
}
