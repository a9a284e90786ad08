import type { berthCalls } from '../../../../contracts/berths/calls.js';
import { type ShownOccupancy, shownOccupancy } from '../../../../contracts/berths/rules/shown-occupancy.js';
import type { boaterCalls } from '../../../../contracts/customers/calls.js';
import type { cardCalls } from '../../../../contracts/memberships/calls.js';
import type { ReservationRow } from '../../../../contracts/reservations/list.js';
import type { AnswerOf, Call } from '../../../../contracts/vocabulary/call.js';
import { fullName } from '../../lib/format/full-name.js';

type RowOf<C extends Call<unknown, { readonly items: readonly unknown[] }>> = AnswerOf<C>['items'][number];
type BoaterRow = RowOf<typeof boaterCalls.getall>;
type BerthRecord = RowOf<typeof berthCalls.listBerths>;

/** A search result and the address that shows it. `to` is null if no screen shows it. */
export interface FoundRecord {
  readonly kind: 'reservation' | 'person' | 'boat' | 'berth' | 'card';
  readonly id: string;
  readonly title: string;
  readonly second: string;
  readonly to: string | null;
}

const kinds = ['card', 'reservation', 'person', 'boat', 'berth'] as const;

/** The kinds of the results in order: a berth whose whole name was typed comes first. */
export function kindsFor(query: string, found: readonly FoundRecord[]): readonly FoundRecord['kind'][] {
  const typed = query.trim().toLowerCase();
  const named = found.some(({ kind, title }) => kind === 'berth' && title.toLowerCase() === typed);
  return named ? ['berth', ...kinds.filter((kind) => kind !== 'berth')] : kinds;
}

/** The fields of the list rows that the search results use. */
export interface FoundRows {
  readonly reservations: readonly Pick<
    ReservationRow,
    'id' | 'view_id' | 'start_date' | 'end_date' | 'boater' | 'vessel'
  >[];
  readonly boaters: readonly Pick<BoaterRow, 'id' | 'first_name' | 'last_name' | 'email' | 'vessels'>[];
  readonly berths: readonly Pick<BerthRecord, 'id' | 'name' | 'occupancy' | 'current_berth_owner'>[];
  /** The card with the number that was typed, of any marina of the association; null: none. */
  readonly card: Pick<AnswerOf<typeof cardCalls.get>, 'card' | 'membership' | 'homeMarina'> | null;
}

interface FoundWords {
  readonly stay: (start: string, end: string) => string;
  readonly metres: (length: number) => string;
  readonly occupancy: (state: ShownOccupancy) => string;
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Converts list rows to search results. Reservations, people and boats link to their pages, a berth to its current stay.
 * Boats are included if their owner was found and their name fits.
 */
export function foundRecords(query: string, rows: FoundRows, words: FoundWords): FoundRecord[] {
  const fits = (text: string): boolean => plain(text).includes(plain(query));
  const reservations = rows.reservations.map(({ id, view_id, start_date, end_date, boater, vessel }): FoundRecord => ({
    kind: 'reservation',
    id,
    title: `${view_id} · ${vessel.name}`,
    second: `${fullName(boater)}, ${words.stay(start_date, end_date)}`,
    to: `/reservations/${id}`,
  }));
  const people = rows.boaters
    .filter((boater) => fits(`${fullName(boater)} ${boater.email ?? ''}`))
    .map((boater): FoundRecord => {
      const name = fullName(boater);
      const email = boater.email ?? '';
      return { kind: 'person', id: boater.id, title: name || email, second: email, to: `/boaters/${boater.id}` };
    });
  const boats = rows.boaters.flatMap((boater) =>
    boater.vessels.flatMap(({ id, name, length }): FoundRecord[] => {
      if (name === null || !fits(name)) return [];
      const second = [fullName(boater), words.metres(length)].filter((part) => part !== '').join(', ');
      return [{ kind: 'boat', id, title: name, second, to: `/vessels/${id}` }];
    }),
  );
  const berths = rows.berths.map((berth): FoundRecord => {
    const { id, name, current_berth_owner } = berth;
    const stay = current_berth_owner?.reservation_id ?? null;
    const to = stay === null ? null : `/reservations/${stay}`;
    return { kind: 'berth', id, title: name, second: words.occupancy(shownOccupancy(berth)), to };
  });
  return [...cardsIn(rows), ...reservations, ...people, ...boats, ...berths];
}

function cardsIn({ card: found }: FoundRows): FoundRecord[] {
  if (found === null) return [];
  const { card, membership, homeMarina } = found;
  const holder = membership.boater === null ? '' : fullName(membership.boater);
  const second = [holder, homeMarina.name].filter((part) => part !== '').join(', ');
  return [{ kind: 'card', id: card.card_id, title: card.card_number, second, to: `/cards/${card.card_number}` }];
}
