import * as z from 'zod';
import { callSchemas, commandReceipt, id, receiptExample } from '../vocabulary/route.js';
import { exampleIds, examplePayment, exampleStay, exampleTerms, exampleTotals } from './examples.js';
import { keptTerms } from './kept-terms.js';
import { datesOfReservation, pricedDates } from './priced-dates.js';
import { boaterReturns, returningBoater } from './returns.js';
import { calculatedPrice, calculatePrice, quote, totalBreakdown } from './quote.js';

export const reservationPriceSchemas = {
  calculatePrice: callSchemas({
    summary: "What the marina's pricing plan says a stay costs",
    body: calculatePrice,
    answer: calculatedPrice,
    rate: 'staff',
    example: {
      body: { vessel: { length: 11.2, beam: 3.65, hull_type: 'MONOHULL', type: 'SAIL' }, ...exampleStay },
      answer: {
        currency: 'EUR',
        price_per_night: 60,
        discount_percent: 0,
        available_custom_surcharges: [
          { id: 'electricity', name: 'Electricity', active: true, total_custom_surcharge: 15 },
        ],
        count_descriptions: null,
        deposit_rule: { deposit_type: 'PERCENTAGE', amount: 20 },
        deposit: 60,
        total_to_pay: 300,
      },
    },
  }),

  priceDates: callSchemas({
    summary: 'What a stay would cost on other dates, as a suggestion of them would offer it; nothing is stored',
    body: datesOfReservation,
    answer: pricedDates,
    rate: 'staff',
    example: {
      body: { reservation_id: exampleIds.reservation, ...exampleStay },
      answer: { ...exampleStay, currency: 'EUR', total: 300, difference: 60 },
    },
  }),

  terms: callSchemas({
    summary: 'The terms under which a stay was agreed, beside those that would hold if it were agreed today',
    body: z.strictObject({ reservation_id: id }),
    answer: keptTerms,
    rate: 'staff',
    example: { body: { reservation_id: exampleIds.reservation }, answer: exampleTerms },
  }),

  returns: callSchemas({
    summary: 'How often a boater came back to the marina, and how the bookings went that are over',
    body: returningBoater,
    answer: boaterReturns,
    rate: 'staff',
    example: {
      body: { boater_id: exampleIds.boater, vessel_id: exampleIds.vessel, reservation_id: exampleIds.reservation },
      answer: {
        stars: 4,
        bookings: 4,
        kept: 3,
        stays: 4,
        last_departure: '2026-08-19',
        no_shows: 0,
        late_payments: 1,
        stays_with_others: 1,
      },
    },
  }),

  offerTerms: callSchemas({
    summary:
      "Offers the boater of a booked stay today's price and rules; the booking stands as agreed until they accept",
    body: z.strictObject({ reservation_id: id }),
    answer: commandReceipt,
    rate: 'staff',
    example: { body: { reservation_id: exampleIds.reservation }, answer: receiptExample },
  }),

  withdrawTerms: callSchemas({
    summary: 'Withdraws the offer of other terms: the stay is as agreed',
    body: z.strictObject({ reservation_id: id }),
    answer: commandReceipt,
    rate: 'staff',
    example: { body: { reservation_id: exampleIds.reservation }, answer: receiptExample },
  }),

  quote: callSchemas({
    summary: 'The total of an offer line by line, and its deposit; nothing is stored',
    body: quote,
    answer: totalBreakdown,
    rate: 'staff',
    example: { body: { ...exampleStay, payment: examplePayment }, answer: exampleTotals },
  }),
};
