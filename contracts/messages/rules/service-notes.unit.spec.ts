import type { ServiceCode } from '../vocabulary.js';
import { serviceCodes } from '../vocabulary.js';
import { describe, expect, it } from '@jest/globals';
import type { DepositType } from '../../reservations/vocabulary-schemas.js';
import type { StatusCode } from '../../reservations/vocabulary.js';
import { type ServiceNote, serviceNotes } from './service-notes.js';

const reservation = (deposit: DepositType, ...codes: StatusCode[]) => ({
  payment: { deposit: { type: deposit, amount: deposit === 'NONE' ? null : 30 } },
  statuses: codes.map((status_code) => ({ status_code })),
});

const expected: Partial<Record<ServiceCode, readonly ServiceNote[]>> = {
  APPROVED: ['deposit'],
  BOATER_ACCEPTED: ['approval'],
  PAYED: ['approval'],
  CANCELED_BY_MARINA: ['refund'],
  CANCELED_BY_BOATER: ['refund'],
  EXPIRED_NO_MARINA_RESPONSE: ['refund'],
  EXPIRED_NO_BOATER_RESPONSE: ['refund'],
};

describe('the notes of a service message', () => {
  it('belong to the seventeen messages of the specification', () => {
    expect(new Set(serviceCodes).size).toBe(17);
  });

  it.each(serviceCodes)('of %s are those of the specification', (code) => {
    expect(serviceNotes(code, reservation('PERCENTAGE', 'INITIATED', 'UPDATED'))).toEqual(expected[code] ?? []);
  });

  it('tell of a deposit only where there is one', () => {
    expect(serviceNotes('APPROVED', reservation('NONE', 'APPROVED'))).toEqual([]);
    expect(serviceNotes('APPROVED', reservation('FIXED_AMOUNT', 'APPROVED'))).toEqual(['deposit']);
  });

  it('tell of the whole amount where the deposit is all of the price', () => {
    const { statuses } = reservation('PERCENTAGE', 'APPROVED');
    const payment = { deposit: { type: 'PERCENTAGE', amount: 100 } } as const;
    expect(serviceNotes('APPROVED', { payment, statuses })).toEqual(['full_payment']);
  });

  it.each<StatusCode>(['APPROVED', 'INSTANT_BOOK'])('let a payment wait for nobody once it stands at %s', (code) => {
    expect(serviceNotes('PAYED', reservation('NONE', 'INITIATED', code))).toEqual([]);
  });
});
