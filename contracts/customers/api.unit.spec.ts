import { describe, expect, it } from '@jest/globals';
import { cardApi } from '../memberships/api.js';
import { boaterApi, customerListApi, vesselApi } from './api.js';
import type { Route } from '../vocabulary/route.js';
import { contactPatch } from './contact.js';

const areas: readonly Readonly<Record<string, Route>>[] = [boaterApi, customerListApi, vesselApi, cardApi];
const routes = areas.flatMap((area) => Object.values(area));

describe('the calls of customers and memberships', () => {
  it.each(routes.map((route) => [route.path, route] as const))('%s has examples that parse', (_path, route) => {
    if (route.body !== undefined) route.body.parse(route.example.body);
    expect(route.answer.parse(route.example.answer)).toEqual(route.example.answer);
  });

  it('a change of contact data names only what changes: no default comes with it', () => {
    expect(contactPatch.parse({ phone: '' })).toEqual({ phone: '' });
  });

  it('takes no masked mail address or phone number', () => {
    expect(contactPatch.safeParse({ email: 'i***************' }).success).toBe(false);
    expect(contactPatch.safeParse({ phone: '+************' }).success).toBe(false);
  });

  it('asks for memberships of a boater or of a vessel, not of both or neither', () => {
    const { body } = cardApi.memberships;
    const id = '0190f3a2-6a01-7d11-8b21-0a5b7c9d1e22';
    expect(body?.safeParse({ boater_id: id }).success).toBe(true);
    expect(body?.safeParse({}).success).toBe(false);
    expect(body?.safeParse({ boater_id: id, vessel_id: id }).success).toBe(false);
  });

  it('reads the pages of a GET call from text', () => {
    const { body } = customerListApi.visitors;
    const paged = { membership: 'all', page: 2, page_size: 20 };
    expect(body?.parse({ page: '2', page_size: '20' })).toEqual(paged);
    expect(body?.parse({})).toEqual({ membership: 'all', page: 1, page_size: 10 });
    expect(body?.safeParse({ page: '0' }).success).toBe(false);
  });
});
