import { loyaltyErrors } from '../../../contracts/loyalty/errors.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { PointParts } from '../../../contracts/loyalty/events.js';
import type { AccountEvent, AccountEventOf, GivenPoints } from './account-events.js';
import type { AccountState, MemberRecord } from './account-state.js';
import { balanceOn, changed, expiredParts, type Lot, newestFirst, oldestFirst, sumOf } from './lots.js';

export type AccountCommand =
  | ({ readonly type: 'Join'; readonly on: string } & MemberRecord)
  | { readonly type: 'Renew'; readonly on: string }
  | { readonly type: 'Give'; readonly points: GivenPoints }
  /** Sets what a reservation uses. */
  | { readonly type: 'Hold'; readonly reservation_id: string; readonly amount: number }
  | { readonly type: 'Take'; readonly amount: number }
  /** Takes what a withdrawn absence report earned: what is left of it, and as much of other points as stays use of it. */
  | { readonly type: 'TakeBack'; readonly absence_id: string }
  | { readonly type: 'Expire' };

interface Moment {
  /** UTC instant. */
  readonly at: string;
  /** UTC date, because members have accounts in marinas of several time zones. */
  readonly today: string;
}

export function decide(command: AccountCommand, state: AccountState, moment: Moment): AccountEvent[] | Refusal {
  const { at } = moment;
  if (command.type === 'Join') return joining(command, state, at);
  if (state.joined_on === null) return refuse('not_found', loyaltyErrors.member_not_found);
  switch (command.type) {
    case 'Renew':
      return command.on > state.joined_on ? [{ type: 'LoyaltyRenewed', data: { on: command.on, at } }] : [];
    case 'Give': {
      const { points } = command;
      const given = state.lots.some(({ grant_id }) => grant_id === points.grant_id);
      const isOver = points.absence_id !== undefined && points.absence_id in state.withdrawn;
      return given || isOver ? [] : [{ type: 'PointsGiven', data: { ...points, at } }];
    }
    case 'Hold':
      return holding(command, state, moment);
    case 'Take':
      return taking(command.amount, state, moment);
    case 'TakeBack':
      return takingBack(command.absence_id, state, moment);
    case 'Expire':
      return expiring(state.lots, moment).events;
    default:
      return command satisfies never;
  }
}

function joining(
  { marina_id, boater_id, on }: Extract<AccountCommand, { type: 'Join' }>,
  { joined_on, records }: AccountState,
  at: string,
): AccountEvent[] {
  if (joined_on === null) return [{ type: 'LoyaltyJoined', data: { marina_id, boater_id, on, at } }];
  const known = records.some((record) => record.marina_id === marina_id && record.boater_id === boater_id);
  return known ? [] : [{ type: 'LoyaltyRecordAdded', data: { marina_id, boater_id, at } }];
}

/** The points that have expired, and the lots without them. Whoever uses points never uses those. */
function expiring(lots: readonly Lot[], { at, today }: Moment): { events: AccountEvent[]; lots: readonly Lot[] } {
  const parts = expiredParts(lots, today);
  if (parts.length === 0) return { events: [], lots };
  const event: AccountEvent = { type: 'PointsExpired', data: { amount: sumOf(parts), parts, at } };
  return { events: [event], lots: changed(lots, parts, -1) };
}

function holding(
  { reservation_id, amount }: Extract<AccountCommand, { type: 'Hold' }>,
  state: AccountState,
  moment: Moment,
): AccountEvent[] | Refusal {
  const before = state.held[reservation_id] ?? [];
  const more = amount - sumOf(before);
  if (more === 0) return [];
  const { at } = moment;
  if (more < 0) {
    const parts = newestFirst(before, -more);
    const returned: AccountEvent = { type: 'PointsReturned', data: { reservation_id, amount: -more, parts, at } };
    const withdrawn = takingOwed(parts, state, at);
    const lots = changed(
      changed(state.lots, parts, 1),
      withdrawn.flatMap((event) => event.data.parts),
      -1,
    );
    // Returned points may have expired in the meantime.
    return [returned, ...withdrawn, ...expiring(lots, moment).events];
  }
  const { events, lots } = expiring(state.lots, moment);
  const parts = oldestFirst(lots, more);
  if (parts === null) return notEnough(state, moment);
  return [...events, { type: 'PointsSpent', data: { reservation_id, amount: more, parts, at } }];
}

/** Never below zero: what other points do not cover is written off, unless a stay returns it. */
function takingBack(absence_id: string, state: AccountState, moment: Moment): AccountEvent[] {
  const ofReport = (lot: Lot): boolean => lot.absence_id === absence_id;
  const grants = new Set(state.lots.filter(ofReport).map(({ grant_id }) => grant_id));
  if (grants.size === 0 || absence_id in state.withdrawn) return [];
  const { at } = moment;
  const { events, lots } = expiring(state.lots, moment);
  const own = lots.filter((lot) => ofReport(lot) && lot.left > 0);
  const others = lots.filter((lot) => !ofReport(lot));
  const used = sumOf(
    Object.values(state.held)
      .flat()
      .filter(({ grant_id }) => grants.has(grant_id)),
  );
  const covered = Math.min(
    used,
    others.reduce((sum, { left }) => sum + left, 0),
  );
  const parts = [
    ...own.map(({ grant_id, left: amount }) => ({ grant_id, amount })),
    ...(oldestFirst(others, covered) ?? []),
  ];
  const taken: AccountEvent[] =
    parts.length === 0 ? [] : [{ type: 'PointsTaken', data: { amount: sumOf(parts), parts, at } }];
  return [...events, ...taken, { type: 'VacancyWithdrawn', data: { absence_id, uncovered: used - covered, at } }];
}

/** The part of returned points that pays for points of withdrawn reports. */
function takingOwed(
  returned: PointParts,
  { lots, withdrawn }: AccountState,
  at: string,
): AccountEventOf<'PointsTaken'>[] {
  return Object.entries(withdrawn).flatMap(([absence_id, uncovered]) => {
    const own = new Set(lots.filter((lot) => lot.absence_id === absence_id).map(({ grant_id }) => grant_id));
    const back = returned.filter(({ grant_id }) => own.has(grant_id));
    const parts = newestFirst(back, uncovered);
    return parts.length === 0
      ? []
      : [{ type: 'PointsTaken' as const, data: { amount: sumOf(parts), parts, absence_id, at } }];
  });
}

function taking(amount: number, state: AccountState, moment: Moment): AccountEvent[] | Refusal {
  const { events, lots } = expiring(state.lots, moment);
  const parts = oldestFirst(lots, amount);
  if (parts === null) return notEnough(state, moment);
  return [...events, { type: 'PointsTaken', data: { amount, parts, at: moment.at } }];
}

function notEnough({ lots }: AccountState, { today }: Moment): Refusal {
  return refuse('conflict', loyaltyErrors.not_enough, { details: { points: balanceOn(lots, today) / 100 } });
}
