import type { HistoryLine } from '../../../contracts/loyalty/member.js';
import { toDecimal } from '../../../contracts/vocabulary/money.js';
import type { AccountEvent } from './account-events.js';

export type LedgerLine = Omit<HistoryLine, 'promotion' | 'reservation'> & {
  readonly promotion_id: string | null;
  readonly reservation_id: string | null;
};

/** A member's history with the balance after each line, the latest first. Records of the same person are no lines. */
export function historyLines(events: readonly AccountEvent[]): LedgerLine[] {
  const lines: LedgerLine[] = [];
  let balance = 0;
  for (const event of events) {
    const line = lineOf(event);
    if (line === null) continue;
    balance += line.minor;
    const { minor, ...shown } = line;
    lines.push({ ...NOTHING, ...shown, at: event.data.at, amount: toDecimal(minor), balance: toDecimal(balance) });
  }
  return lines.reverse();
}

const NOTHING = { source: null, expires_on: null, promotion_id: null, reservation_id: null };

function lineOf(event: AccountEvent): (Partial<LedgerLine> & Pick<LedgerLine, 'kind'> & { minor: number }) | null {
  switch (event.type) {
    case 'LoyaltyJoined':
      return { kind: 'JOINED', minor: 0 };
    case 'LoyaltyRecordAdded':
    case 'VacancyWithdrawn':
      return null;
    case 'LoyaltyRenewed':
      return { kind: 'RENEWED', minor: 0 };
    case 'PointsGiven': {
      const { amount, source, expires_on, promotion_id = null, reservation_id = null } = event.data;
      return { kind: 'GIVEN', minor: amount, source, expires_on, promotion_id, reservation_id };
    }
    case 'PointsSpent':
      return { kind: 'SPENT', minor: -event.data.amount, reservation_id: event.data.reservation_id };
    case 'PointsReturned':
      return { kind: 'RETURNED', minor: event.data.amount, reservation_id: event.data.reservation_id };
    case 'PointsTaken':
      return { kind: 'TAKEN', minor: -event.data.amount };
    case 'PointsExpired':
      return { kind: 'EXPIRED', minor: -event.data.amount };
    default:
      return event satisfies never;
  }
}
