import { describe, expect, it } from '@jest/globals';
import { boatsLeft, losesDiscount } from './boats-left.js';

const boat = (id: string, reservation_status: Parameters<typeof boatsLeft>[0][number]['reservation_status']) => ({
  id,
  reservation_status,
});
const boats = [
  boat('a', 'approved'),
  boat('b', 'waiting'),
  boat('c', 'canceled_by_boater'),
  boat('d', 'payment_expired'),
  boat('e', 'finished'),
];

describe('the boats of a group that still come', () => {
  it('are those that were neither cancelled nor have expired', () => {
    expect(boatsLeft(boats)).toBe(3);
  });

  it('keep the discount as long as they are enough', () => {
    expect(losesDiscount({ boats, discount: { percent: 10, boats: 2 } }, [{ id: 'a' }])).toBeNull();
    expect(losesDiscount({ boats, discount: { percent: 10, boats: 3 } }, [{ id: 'a' }])).toBe(2);
    expect(losesDiscount({ boats, discount: { percent: 10, boats: 3 } }, [{ id: 'c' }])).toBeNull();
    expect(losesDiscount({ boats, discount: null }, [{ id: 'a' }])).toBeNull();
  });
});
