import { describe, expect, it } from '@jest/globals';
import { berthForm } from '../../contracts/berths/records.js';
import { vesselForm } from '../../contracts/customers/vessel.js';
import { contactForm } from '../../contracts/customers/contact.js';
import { planDraft } from '../../contracts/pricing/plan.js';
import { addDays } from '../../contracts/vocabulary/dates.js';
import { Agenda, type Course, eachOf } from './agenda.js';
import { Chance } from './chance.js';
import { demoSizes, HALF_A_YEAR_DAYS, SECOND_MARINA_SHARE } from './demo-sizes.js';
import type { DemoWorld } from './demo-world.js';
import type { DemoMarina } from './marinas.js';
import { People } from './people.js';
import { pricingPlan } from './pricing-plan.js';
import { drawQuay } from './quay.js';
import { arrivalsOn, seasonOf } from './season.js';
import { planAhead, planVisits } from './visits.js';

const pier_id = '0190f3a2-7001-7d11-8b21-0a5b7c9d1e33';

describe('the quay of a demo marina', () => {
  it.each(Object.entries(demoSizes))('of size %s has the specified number of berths', (_size, { berths }) => {
    const piers = drawQuay(berths, new Chance('quay'));
    expect(piers.flatMap((pier) => pier.berths)).toHaveLength(berths);
    expect(new Set(piers.map(({ form }) => form.name)).size).toBe(piers.length);
  });

  it('is valid for the forms', () => {
    const drawn = drawQuay(255, new Chance('quay')).flatMap((pier) => pier.berths);
    for (const { form } of drawn) berthForm.parse({ ...form, pier_id });
    const lengths = drawn.map(({ form }) => form.max_loa);
    expect([Math.min(...lengths) >= 6, Math.max(...lengths) <= 26]).toEqual([true, true]);
    expect(drawn.some(({ form }) => form.instant_booking)).toBe(true);
    expect(drawn.some(({ form }) => form.active === false)).toBe(true);
    expect(drawn.some(({ form }) => form.offered === false)).toBe(true);
    expect(drawn.some(({ extends_over_next }) => extends_over_next)).toBe(true);
  });
});

describe('the people of a demo marina', () => {
  it('have unique addresses, and data valid for the forms', () => {
    const people = new People(new Chance('people'));
    const crowd = Array.from({ length: 600 }, () => people.newcomer());
    for (const { contact, boat } of crowd) {
      contactForm.parse(contact);
      vesselForm.parse(boat);
    }
    expect(new Set(crowd.map(({ contact }) => contact.email)).size).toBe(600);
    expect(new Set(crowd.map(({ contact }) => contact.language)).size).toBe(5);
  });

  it('come back, but never while they are here', () => {
    const people = new People(new Chance('people'));
    const stays = new Map<string, string>();
    let returned = 0;
    for (let day = 0; day < 300; day += 1) {
      const start = addDays('2027-01-01', day);
      const end = addDays(start, 5);
      const { contact } = people.visitor(start, end);
      const last = stays.get(contact.email);
      if (last !== undefined) returned += 1;
      expect(last === undefined || last <= start).toBe(true);
      stays.set(contact.email, end);
    }
    expect(returned).toBeGreaterThan(50);
  });
});

describe('the season', () => {
  it('peaks in August', () => {
    const year = Array.from({ length: 365 }, (_, day) => addDays('2027-01-01', day));
    const busiest = year.reduce((best, date) => (seasonOf(date) > seasonOf(best) ? date : best));
    expect(busiest.slice(0, 7)).toBe('2027-08');
  });

  it('brings about the requested number of boats', () => {
    const chance = new Chance('season');
    const august = Array.from({ length: 28 }, (_, day) => arrivalsOn(addDays('2027-08-02', day), 50, chance));
    const mean = august.reduce((sum, count) => sum + count, 0) / 28;
    expect(Math.abs(mean - 48)).toBeLessThan(6);
  });
});

describe('the prices', () => {
  it('are a plan valid for the form', () => {
    for (const level of [0.85, 1]) planDraft.parse(pricingPlan(level, '2027-09-20'));
  });
});

describe('the agenda', () => {
  it('continues a course at its slot, and never in the past', async () => {
    const agenda = new Agenda('2027-01-01');
    const seen: number[] = [];
    const course = async function* (): Course {
      seen.push(agenda.slot);
      yield 5;
      seen.push(agenda.slot);
      yield 2;
      seen.push(agenda.slot);
      await Promise.resolve();
    };
    agenda.plan(3, course());
    for (let slot = 0; slot < 10; slot += 1) await agenda.live(slot);
    expect(seen).toEqual([3, 5, 6]);
  });

  it('counts slots by days and stops before the present', () => {
    const agenda = new Agenda('2027-01-01');
    const last = agenda.lastSlotBefore(Date.parse('2027-01-03T12:00:00Z'));
    expect(agenda.dateOf(last)).toBe('2027-01-03');
    expect(agenda.timeOf(last)).toBeLessThan(Date.parse('2027-01-03T12:00:00Z'));
    expect(agenda.timeOf(last + 1)).toBeGreaterThanOrEqual(Date.parse('2027-01-03T12:00:00Z'));
  });

  it('runs with limited concurrency, and throws the first error', async () => {
    let atOnce = 0;
    let most = 0;
    const work = async (item: number) => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await Promise.resolve();
      atOnce -= 1;
      if (item === 70) throw new Error('seventy');
    };
    const all = Array.from({ length: 100 }, (_, index) => index);
    await expect(eachOf(all, work)).rejects.toThrow('seventy');
    expect(most).toBe(32);
  });
});

describe('the visits of a demo marina of size M', () => {
  it('are more than five thousand after a season, and still few enough for a quick start', () => {
    const today = '2027-11-01';
    const chance = new Chance('quayside');
    let planned = 0;
    const agenda = new Agenda(addDays(today, -HALF_A_YEAR_DAYS));
    agenda.plan = () => {
      planned += 1;
    };
    const people = new People(chance.branch('people'));
    const world = { size: demoSizes.M, chance, people, agenda, today } as unknown as DemoWorld;
    const marina = (code: string) => ({ code }) as DemoMarina;
    planVisits(world, marina('FIRST'), 1, []);
    planVisits(world, marina('SECOND'), SECOND_MARINA_SHARE, []);
    planAhead(world, marina('FIRST'));
    expect(planned).toBeGreaterThan(5000);
    expect(planned).toBeLessThan(7000);
  });
});
