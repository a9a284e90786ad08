import { useTranslation } from 'react-i18next';
import type { ShownGroup } from '../../../../../contracts/reservations/group.js';
import { BulkBar } from '../../../entities/reservation/bulk/bulk-bar.js';
import { useTickColumn } from '../../../entities/reservation/bulk/tick-column.js';
import { usePrinting } from '../../../entities/reservation/bulk/use-printing.js';
import { useTickedRows } from '../../../entities/reservation/bulk/use-ticked-rows.js';
import { useStatusWords } from '../../../entities/reservation/use-status-words.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import type { Column } from '../../../ui/list/column.js';
import { ListTable } from '../../../ui/list/list-table.js';
import { TwoLines } from '../../../ui/list/two-lines.js';
import type { Reloaded } from '../../../ui/states/not-refreshed.js';
import { StatusChip } from '../../../ui/status/status-chip.js';
import { losesDiscount } from '../model/boats-left.js';

type Boat = ShownGroup['boats'][number];

interface GroupBoatsProps {
  group: ShownGroup;
  load: Reloaded;
}

/** The boats of a group, which can be approved, messaged, printed, exported and cancelled together or in part. */
export function GroupBoats({ group, load }: GroupBoatsProps) {
  const { t } = useTranslation('groups');
  const ticked = useTickedRows(group.boats);
  const columns = [useTickColumn(ticked), ...useBoatColumns()];
  const [printing, print] = usePrinting();
  const left = losesDiscount(group, ticked.rows);
  const { discount } = group;
  return (
    <>
      <ListTable
        label={t('trade:boats')}
        columns={columns}
        rows={printing ? ticked.rows : group.boats}
        rowId={({ id }) => id}
        rowHref={({ id }) => `/reservations/${id}`}
        rowLabel={({ view_id, vessel }) => `${view_id}, ${vessel.name}`}
        card={(boat) => <TwoLines main={boat.vessel.name} second={boat.skipper ?? ''} />}
        load={load}
      />
      <BulkBar
        ticked={ticked}
        onPrint={print}
        onExport={() => void exported(group.name, columns, ticked.rows)}
        beforeCancel={
          left === null || discount === null
            ? undefined
            : t('losesDiscount', { left, needed: discount.boats, percent: discount.percent })
        }
      />
    </>
  );
}

async function exported(name: string, columns: readonly Column<Boat>[], rows: readonly Boat[]) {
  const { csvOf, saveFile } = await import('../../../ui/list/csv.js');
  saveFile(`${name}.csv`, csvOf(columns, rows));
}

function useBoatColumns(): Column<Boat>[] {
  const { t } = useTranslation('groups');
  const formats = useFormats();
  const status = useStatusWords();
  const statusOf = ({ reservation_status, status_code, statuses, action_required }: Boat) =>
    status.full({ reservation_status, status_code, statuses, payment_due: action_required === 'BOATER' });
  const berthOf = ({ berth }: Boat) => (berth === null ? '–' : `${berth.pier_name}${berth.number}`);
  return [
    {
      id: 'boat',
      header: t('trade:boat'),
      width: 130,
      cell: ({ vessel }) => <b>{vessel.name}</b>,
      text: ({ vessel }) => vessel.name,
    },
    {
      id: 'skipper',
      header: t('skipper'),
      width: 150,
      cell: ({ skipper }) => skipper ?? '–',
      text: ({ skipper }) => skipper,
    },
    {
      id: 'size',
      header: t('trade:size'),
      width: 130,
      cell: ({ vessel }) => formats.sizes(vessel),
      text: ({ vessel }) => formats.sizes(vessel),
    },
    {
      id: 'stay',
      header: t('trade:stay'),
      width: 120,
      cell: (boat) => formats.dateSpan(boat.start_date, boat.end_date),
      exported: [
        { header: t('trade:arrival'), value: (boat) => boat.start_date },
        { header: t('trade:departure'), value: (boat) => boat.end_date },
      ],
    },
    { id: 'berth', header: t('trade:berth'), width: 70, cell: berthOf, text: berthOf },
    {
      id: 'status',
      header: t('trade:status'),
      width: 180,
      cell: (boat) => <StatusChip {...statusOf(boat)} />,
      text: (boat) => statusOf(boat).label,
    },
    {
      id: 'total',
      header: t('trade:total'),
      width: 110,
      align: 'right',
      cell: ({ total_to_pay, currency }) => formats.money(total_to_pay, currency),
      text: ({ total_to_pay }) => total_to_pay,
    },
  ];
}
