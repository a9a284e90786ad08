import { describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import type { Route } from '../vocabulary/route.js';
import { reservationApi, attachmentApi, boaterReservationApi, reservationPriceApi } from './api.js';
import { boaterReservation } from './boater.js';
import { exampleDetail } from './examples.js';

const apis: Record<string, Route>[] = [reservationApi, reservationPriceApi, attachmentApi, boaterReservationApi];
const routes = apis.flatMap((api) => Object.values(api)).map((one): [string, Route] => [one.path, one]);

/** Places of a JSON schema that limit neither size nor fields. */
function openPlaces(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const node = schema as Record<string, unknown>;
  const bounded = ['const', 'enum', 'maxLength'].some((key) => key in node) || node['format'] === 'uuid';
  const here = [
    node['type'] === 'string' && !bounded ? `${path}: text without a maximum` : '',
    node['type'] === 'array' && !('maxItems' in node) ? `${path}: list without a maximum` : '',
    node['type'] === 'number' && !('maximum' in node) ? `${path}: number without a maximum` : '',
    node['type'] === 'object' && node['additionalProperties'] !== false && !('propertyNames' in node)
      ? `${path}: takes unknown fields`
      : '',
  ].filter((place) => place !== '');
  return [...here, ...Object.entries(node).flatMap(([key, value]) => openPlaces(value, `${path}/${key}`))];
}

describe('reservation calls', () => {
  it('have paths of their own', () => {
    const paths = routes.map(([path]) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => path.endsWith('/'))).toEqual([]);
  });

  it.each(routes)('%s: the example body and answer follow their schemas', (_, { body, answer, example }) => {
    if (body !== undefined) expect(body.safeParse(example.body).error?.issues).toBeUndefined();
    expect(answer.safeParse(example.answer).error?.issues).toBeUndefined();
    expect(body === undefined).toBe(example.body === undefined);
  });

  it.each(routes)('%s: can be written down as JSON schema', (_, { body, answer }) => {
    if (body !== undefined) expect(() => z.toJSONSchema(body, { io: 'input' })).not.toThrow();
    expect(() => z.toJSONSchema(answer)).not.toThrow();
  });

  it.each(routes)('%s: every text, list and number has a maximum and unknown fields are refused', (_, { body }) => {
    const open = body === undefined ? [] : openPlaces(z.toJSONSchema(body, { io: 'input' }));
    expect(open).toEqual([]);
  });

  it.each(routes)('%s: changes need reservations EDITOR, a link, or are open to the public', (_, { access, does }) => {
    if (does === 'query') return;
    const mayChange =
      access.kind === 'staff' ? access.needs?.area === 'reservations' : ['public', 'boater_link'].includes(access.kind);
    expect(mayChange).toBe(true);
  });

  it('let boaters open only what the link names', () => {
    const calls = Object.values(boaterReservationApi).filter(({ access }) => access.kind !== 'boater_link');
    expect(calls.map(({ path }) => path)).toEqual(['/boater/reservation/request', '/boater/reservation/instant_book']);
  });

  it("drop what a boater may not see from the boater's answer", () => {
    const seen = boaterReservation.parse({
      ...exampleDetail,
      marina: { ...exampleDetail.marina, country: 'FR', time_zone: 'Europe/Paris' },
      refund_tiers: [],
      berth_offer: null,
      pays_on: 'form',
      allowed_actions: [],
    });
    for (const secret of ['internal_notes', 'matches', 'selected_match', 'marina_requirements', 'card_number']) {
      expect(exampleDetail).toHaveProperty(secret);
      expect(seen).not.toHaveProperty(secret);
    }
    for (const secret of ['payout_status', 'pricing_plan', 'current_pricing_plan']) {
      expect(exampleDetail.payment).toHaveProperty(secret);
      expect(seen.payment).not.toHaveProperty(secret);
    }
  });
});
