import { Stack } from '../../../ui/layout/stack.js';
import { styled } from '../../../ui/theme/styled.js';
import type { ListedReservation } from '../../../../../contracts/reservations/list.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { StatusChip } from '../../../ui/status/status-chip.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import type { ReactNode } from 'react';
import type { BerthShown } from '../model/berth-shown.js';
import { BerthCell } from './berth-cell.js';
import { UnreadMark } from './unread-mark.js';
import { useRowWords } from './use-row-words.js';

const Line = styled('span')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minWidth: 0,
});
const Words = styled('span')({ minWidth: 0, overflowWrap: 'anywhere' });
const Fixed = styled('span')({ flex: 'none', fontWeight: 600 });
const Second = styled(Line)({ ...type.second, color: role.ink2 });

interface ReservationCardProps {
  row: ListedReservation;
  berth: BerthShown;
  /** The marina's name, in a list across marinas. */
  marina?: string | undefined;
  /** The check box of the row, in lists whose rows can be ticked. */
  tick?: ReactNode;
}

/** A reservation on a phone. */
export function ReservationCard({ row, berth, marina, tick }: ReservationCardProps) {
  const formats = useFormats();
  const words = useRowWords();
  const { kind, label } = words.status(row);
  const stay = `${formats.dateRange(row.start_date, row.end_date)}, ${formats.nights(row.nights)}`;
  return (
    <Stack as="span" gap={4} shrinks>
      <Line>
        <StatusChip kind={kind} label={label} />
        <span style={{ ...type.second, flex: 'none', color: role.ink3 }}>
          {row.view_id}
          <UnreadMark count={row.unread_messages} />
        </span>
        {tick}
      </Line>
      <Line>
        <Words>
          <strong>{words.boat(row)}</strong>
          <span style={{ color: role.ink2 }}>{`, ${words.boater(row)}`}</span>
        </Words>
        <Fixed>{formats.money(row.total_to_pay, row.currency)}</Fixed>
      </Line>
      <Second>
        <Words>{`${stay}, ${formats.metres(row.vessel.length)}`}</Words>
        {berth.kind !== 'nothing' && (
          <Fixed>
            <BerthCell shown={berth} />
          </Fixed>
        )}
      </Second>
      <Second>
        <Words>{words.next(row)}</Words>
        {marina !== undefined && <Words>{marina}</Words>}
      </Second>
    </Stack>
  );
}
