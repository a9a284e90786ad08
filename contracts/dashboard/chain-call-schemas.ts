import * as z from 'zod';
import { marinaExample } from '../marinas/call-schemas.js';
import { callSchemas, listAnswer } from '../vocabulary/route.js';
import { associationAnswer, chainAnswer, chainReport, type chainRow, chainSearch } from './chain.js';

const { id, name, code, country, association, marina_settings } = marinaExample;
const marina = { id, name, code, country, association };
const answered = { answered_at: '2027-07-03T07:42:00.000Z', last_answer_at: '2027-07-03T07:42:00.000Z' };

const row: z.input<typeof chainRow> = {
  marina: { ...marina, currency: marina_settings.currency, permissions: marina_settings.permissions },
  figures: {
    berths: 249,
    taken: 197,
    our_moves: 12,
    oldest_move_at: '2027-06-30T09:00:00.000Z',
    arrivals: 14,
    departures: 11,
    revenue: 41280,
    revenue_before: 38222.5,
    months: [9120, 8400, 7010.5, 9930, 15200, 28750, 41100, 60320, 88140, 90210, 51020, 41280],
  },
  ...answered,
};

const months = [0, 0, 2, 9, 20, 41, 4, 0, 0, 0, 0, 0];

export const chainDashboardSchemas = {
  getAll: callSchemas({
    summary: "A chain manager's marinas with their figures of tonight and this month; an administrator sees all",
    body: chainSearch,
    answer: chainAnswer,
    rate: 'staff',
    example: {
      body: { countries: ['FR'], waiting: true, sort: { by: 'revenue', direction: 'desc' } },
      answer: {
        items: [row],
        total: 1,
        totals: {
          marinas: 1,
          unanswered: 0,
          berths: 249,
          taken: 197,
          our_moves: 12,
          waiting_marinas: 1,
          oldest_move_at: '2027-06-30T09:00:00.000Z',
          arrivals: 14,
          departures: 11,
          revenue: [{ currency: marina_settings.currency, amount: 41280, before: 38222.5 }],
        },
        countries: ['ES', 'FR'],
      },
    },
  }),
  list: callSchemas({
    summary: 'What each marina of the chain last answered, without asking it again',
    answer: listAnswer(chainReport),
    rate: 'staff',
    example: { answer: { items: [{ marina, figures: row.figures, ...answered }], total: 1 } },
  }),
  reset: callSchemas({
    summary: 'Forget the answers of the chain and ask each marina again; returns how many answered',
    answer: z.object({ marinas: z.number().int(), answered: z.number().int() }),
    rate: 'staff',
    example: { answer: { marinas: 9, answered: 9 } },
  }),
  association: callSchemas({
    summary: "An association's marinas with their berths, cards and visits of the year",
    answer: associationAnswer,
    rate: 'staff',
    example: {
      answer: {
        year: 2027,
        items: [
          {
            marina,
            figures: { berths: 249, taken: 197, active_cards: 143, visits: 76, nights_redeemed: 236 },
            ...answered,
          },
        ],
        total: 1,
        totals: { marinas: 1, unanswered: 0, berths: 249, taken: 197, active_cards: 143 },
        visits: months,
        nights_redeemed: months,
      },
    },
  }),
};
