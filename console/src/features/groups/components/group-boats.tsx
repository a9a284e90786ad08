import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ShownGroup } from '../../../../../contracts/reservations/group.js';
import { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import { BulkBar } from '../../../entities/reservation/bulk/bulk-bar.js';
import { RowTick, useTickColumn } from '../../../entities/reservation/bulk/tick-column.js';
import { usePrinting } from '../../../entities/reservation/bulk/use-printing.js';
import { useTickedRows } from '../../../entities/reservation/bulk/use-ticked-rows.js';
import { useStatusWords } from '../../../entities/reservation/use-status-words.js';
import { groupCalls } from '../../../../../contracts/reservations/group-calls.js';
import { useSend } from '../../../lib/api/use-send.js';
import { fullName } from '../../../lib/format/full-name.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useMay } from '../../../lib/session/may.js';
import { MenuButton } from '../../../ui/buttons/menu-button.js';
import type { MenuItem } from '../../../ui/buttons/menu-item.js';
import { AnchorIcon, CalendarIcon, CardIcon, CloseIcon, EditIcon, MoreIcon, MoveIcon } from '../../../ui/icons.js';
import { Row } from '../../../ui/layout/row.js';
import { Stack } from '../../../ui/layout/stack.js';
import type { Column } from '../../../ui/list/column.js';
import { ListTable } from '../../../ui/list/list-table.js';
import { TwoLines } from '../../../ui/list/two-lines.js';
import type { Reloaded } from '../../../ui/states/not-refreshed.js';
import { StatusChip } from '../../../ui/status/status-chip.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { boatsLeft, isComing, losesDiscount } from '../model/boats-left.js';
import { isOrganisers } from '../model/group-turn.js';

export type GroupBoat = ShownGroup['boats'][number];

const Tag = styled('span')({
  marginLeft: 6,
  padding: '1px 8px',
  borderRadius: 10,
  fontSize: 12,
  fontWeight: 600,
  color: role.seaStrong,
  backgroundColor: role.seaSoft,
});

interface GroupBoatsProps {
  group: ShownGroup;
  load: Reloaded;
  onCancel: (boat: GroupBoat) => void;
  onTakeOut: (boat: GroupBoat) => void;
}

/** The boats of a group, which can be approved, messaged, printed, exported and cancelled together or in part. */
export function GroupBoats({ group, load, ...moves }: GroupBoatsProps) {
  const { t } = useTranslation('groups');
  const { money } = useFormats();
  const toast = useToast();
  const problemWords = useProblemWords();
  const ticked = useTickedRows(group.boats);
  const others = ({ id }: GroupBoat) => boatsLeft(group.boats.filter((boat) => boat.id !== id));
  const organiser = fullName(group.organiser) || t('organiser');
  const { send } = useSend(groupCalls.setPayer, {
    topics: [{ topic: 'reservations' }],
    onRefused: (error) => toast({ kind: 'wrong', text: problemWords(error) }),
  });
  const onPayer = ({ id: reservation_id, paid_by_organiser }: GroupBoat) =>
    void send({ group_id: group.id, reservation_id, payer: paid_by_organiser ? 'EACH' : 'ORGANISER' });
  const menuOf = useBoatMenu({ ...moves, others, organiser, onPayer });
  const boatColumns = useBoatColumns(group);
  const columns = [useTickColumn(ticked), ...boatColumns, menuColumn(menuOf, t('trade:actions'))];
  const [printing, print] = usePrinting();
  const left = losesDiscount(group, ticked.rows);
  const { discount } = group;
  const status = useStatusOfBoat();
  return (
    <>
      <ListTable
        label={t('trade:boats')}
        columns={columns}
        rows={printing ? ticked.rows : group.boats}
        rowId={({ id }) => id}
        rowHref={({ id }) => `/reservations/${id}`}
        rowLabel={({ view_id, vessel }) => `${view_id}, ${vessel.name}`}
        edge={(boat) => isComing(boat) && boat.action_required === 'MARINA'}
        folds
        card={(boat) => (
          <Stack as="span" gap={4} shrinks>
            <Row gap={12} align="center" justify="space-between">
              <StatusChip {...status(boat)} />
              <RowTick row={boat} ticked={ticked} />
            </Row>
            <Row gap={12} align="center" justify="space-between" shrinks>
              <TwoLines main={<b>{boat.vessel.name}</b>} second={boat.skipper ?? ''} wraps />
              <Row gap={4} align="center">
                <span>{money(boat.total_to_pay, boat.currency)}</span>
                {menuOf(boat)}
              </Row>
            </Row>
            <span>{[berthOf(boat), boatColumns.find(({ id }) => id === 'size')?.text?.(boat)].join(', ')}</span>
          </Stack>
        )}
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

async function exported(name: string, columns: readonly Column<GroupBoat>[], rows: readonly GroupBoat[]) {
  const { csvOf, saveFile } = await import('../../../ui/list/csv.js');
  saveFile(`${name}.csv`, csvOf(columns, rows));
}

const berthOf = ({ berth }: GroupBoat) => (berth === null ? '–' : `${berth.pier_name}${berth.number}`);

function menuColumn(menuOf: (boat: GroupBoat) => ReactNode, label: string): Column<GroupBoat> {
  return { id: 'menu', header: '', head: <span aria-label={label} />, width: 48, align: 'right', cell: menuOf };
}

function useStatusOfBoat() {
  const status = useStatusWords();
  return ({ reservation_status, status_code, statuses, payment_standing }: GroupBoat) =>
    status.full({ reservation_status, status_code, statuses, payment_due: payment_standing === 'due' });
}

interface OfGroup {
  /** By name. */
  readonly organiser: string;
  /** The organiser pays for the boat, or no more. */
  readonly onPayer: (boat: GroupBoat) => void;
  /** How many other boats of the group still come. */
  readonly others: (boat: GroupBoat) => number;
}

/** What can be done with one boat, which touches no other. */
function useBoatMenu({
  onCancel,
  onTakeOut,
  onPayer,
  organiser,
  others,
}: Pick<GroupBoatsProps, 'onCancel' | 'onTakeOut'> & OfGroup) {
  const { t } = useTranslation('groups');
  const navigate = useNavigate();
  const mayChange = useMay(reservationCalls.update.access);
  const opened = (boat: GroupBoat, what: 'dates' | 'berth' | 'size') => () =>
    void navigate(`/reservations/${boat.id}?do=${what}`);
  return (boat: GroupBoat) => {
    if (!mayChange) return null;
    const { name } = boat.vessel;
    const gone = isComing(boat) ? null : t('boatGone');
    const items: MenuItem[] = [
      {
        id: 'dates',
        label: t('otherDates'),
        icon: <CalendarIcon />,
        run: opened(boat, 'dates'),
        disabledReason: gone,
      },
      { id: 'berth', label: t('otherBerth'), icon: <AnchorIcon />, run: opened(boat, 'berth'), disabledReason: gone },
      { id: 'size', label: t('correctSize'), icon: <EditIcon />, run: opened(boat, 'size'), disabledReason: gone },
      {
        id: 'payer',
        label: t(boat.paid_by_organiser ? 'paysItself' : 'organiserPays', { name: organiser }),
        icon: <CardIcon />,
        run: () => onPayer(boat),
        disabledReason: gone ?? (boat.has_paid ? t('payerStays') : null),
      },
      {
        id: 'takeOut',
        label: t('takeOut'),
        icon: <MoveIcon />,
        run: () => onTakeOut(boat),
        disabledReason: others(boat) === 0 ? t('lastBoat') : null,
      },
      {
        id: 'cancel',
        label: t('cancelBoat', { boat: name }),
        icon: <CloseIcon />,
        run: () => onCancel(boat),
        danger: true,
        disabledReason: gone,
      },
    ];
    return <MenuButton label={t('menuOf', { boat: name })} iconOnly icon={<MoreIcon />} items={items} />;
  };
}

function useBoatColumns(group: ShownGroup): Column<GroupBoat>[] {
  const { t } = useTranslation('groups');
  const formats = useFormats();
  const statusOf = useStatusOfBoat();
  const own = ({ start_date, end_date }: GroupBoat) =>
    start_date === group.start_date && end_date === group.end_date ? '' : formats.dateSpan(start_date, end_date);
  return [
    {
      id: 'boat',
      header: t('trade:boat'),
      width: 130,
      cell: (boat) => <TwoLines main={<b>{boat.vessel.name}</b>} second={own(boat)} />,
      text: ({ vessel }) => vessel.name,
      exported: [
        { header: t('trade:boat'), value: ({ vessel }) => vessel.name },
        { header: t('trade:arrival'), value: (boat) => boat.start_date },
        { header: t('trade:departure'), value: (boat) => boat.end_date },
      ],
    },
    {
      id: 'skipper',
      header: t('skipper'),
      width: 160,
      cell: (boat) => (
        <>
          {boat.skipper ?? '–'}
          {isOrganisers(boat, group) && <Tag>{t('isOrganiser')}</Tag>}
        </>
      ),
      text: ({ skipper }) => skipper,
    },
    {
      id: 'size',
      header: t('trade:size'),
      width: 132,
      align: 'right',
      cell: ({ vessel: { length, beam } }) => formats.sizes({ length, beam }),
      text: ({ vessel }) => formats.sizes(vessel),
    },
    { id: 'berth', header: t('trade:berth'), width: 84, cell: (boat) => <b>{berthOf(boat)}</b>, text: berthOf },
    {
      id: 'status',
      header: t('trade:status'),
      width: 180,
      cell: (boat) => <StatusChip {...statusOf(boat)} />,
      text: (boat) => statusOf(boat).label,
    },
    {
      id: 'total',
      header: group.price.currency,
      width: 90,
      align: 'right',
      cell: ({ total_to_pay }) => <b>{formats.amount(total_to_pay)}</b>,
      text: ({ total_to_pay }) => total_to_pay,
      exported: [{ header: t('trade:total'), value: ({ total_to_pay }) => total_to_pay }],
    },
  ];
}
