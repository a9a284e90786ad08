import { reservationCalls } from '../../../../contracts/reservations/calls.js';
import { useLoad } from '../../lib/api/use-load.js';
import { radius } from '../../ui/theme/measures.js';
import { role } from '../../ui/theme/role.js';
import { styled } from '../../ui/theme/styled.js';
import { ComparedStays } from './compared-stays.js';
import type { OtherBerth } from './other-berths.js';

const Sheet = styled('div')({
  margin: '8px 0',
  border: `1px solid ${role.line}`,
  borderRadius: radius.control,
  backgroundColor: role.surface,
  overflow: 'hidden',
});

/** A stay, and the nights that it is to have; without them, those that it has. */
export interface ComparedQuestion {
  readonly reservation_id: string;
  readonly start_date?: string;
  readonly end_date?: string;
}

interface ComparedWithOthersProps {
  readonly asked: ComparedQuestion;
  readonly berths: readonly OtherBerth[];
}

/** A stay beside each stay that has a berth for the same boat. A berth of a resident has nothing to compare. */
export function ComparedWithOthers({ asked, berths }: ComparedWithOthersProps) {
  const others = berths.flatMap(({ reservation_id }) => reservation_id ?? []);
  const { data } = useLoad(reservationCalls.sameBoat, asked, {
    topics: [{ topic: 'reservations' }],
    enabled: others.length > 0,
  });
  if (data === undefined) return null;
  return data.stays
    .filter(({ reservation_id }) => others.includes(reservation_id))
    .map((other) => (
      <Sheet key={other.reservation_id}>
        <ComparedStays asked={data.asked} other={other} here={false} />
      </Sheet>
    ));
}
