import { boaterCalls } from '../../../../contracts/customers/calls.js';
import { reservationCalls } from '../../../../contracts/reservations/calls.js';
import { useLoad } from '../../lib/api/use-load.js';
import { knownChoices, type PersonChoice, wholeSearchOf } from './person-choices.js';
import { useSettled } from './use-settled.js';

const TYPING_MS = 180;
const EACH = 8;
const FEWEST_LETTERS = 2;

interface PersonSearch {
  /** Empty until the answer for the whole typed text has arrived. */
  readonly choices: readonly PersonChoice[];
  readonly state: 'short' | 'searching' | 'failed' | 'done';
  /** People in the register who match; more than `choices` shows if the list is cut. */
  readonly total: number;
  readonly cut: boolean;
}

/**
 * Finds people of the marina's register by a part of their name, boat, mail address, phone or card. A whole mail
 * address or card number also finds those whose details are hidden, and cards of other marinas.
 */
export function usePersonSearch(text: string): PersonSearch {
  const typed = text.trim();
  const query = useSettled(typed, TYPING_MS);
  const wanted = query.length >= FEWEST_LETTERS;
  const topics = [{ topic: 'customers' as const }];
  const rows = useLoad(boaterCalls.getall, { search: query, page_size: EACH }, { topics, enabled: wanted });
  const whole = wholeSearchOf(query);
  const asksWhole = wanted && whole !== null && rows.data?.total === 0;
  const person = useLoad(reservationCalls.findBoater, whole ?? undefined, { topics, enabled: asksWhole });

  if (typed.length < FEWEST_LETTERS) return { choices: [], state: 'short', total: 0, cut: false };
  if (rows.isError) return { choices: [{ kind: 'new', typed }], state: 'failed', total: 0, cut: false };
  if (query !== typed || rows.data === undefined || (asksWhole && person.isPending)) {
    return { choices: [], state: 'searching', total: 0, cut: false };
  }
  const { items, total } = rows.data;
  const found = asksWhole ? person.data : undefined;
  const known: PersonChoice[] =
    found !== undefined && whole !== null && (found.boater !== null || found.partner_card !== null)
      ? [{ kind: 'whole', search: whole, found }]
      : knownChoices(query, items);
  const choices: PersonChoice[] = [...known, { kind: 'new', typed: query }];
  return { choices, state: 'done', total: Math.max(total, known.length), cut: total > items.length };
}
