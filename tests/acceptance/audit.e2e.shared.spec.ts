import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { auditApi } from '../../contracts/audit/api.js';
import { berthApi } from '../../contracts/berths/api.js';
import { boaterApi, erasingApi } from '../../contracts/customers/api.js';
import { marinaApi } from '../../contracts/marinas/api.js';
import { pricingApi } from '../../contracts/pricing/api.js';
import type { AuditEntry } from '../../contracts/audit/entry.js';
import { EnsureBoater } from '../../contracts/customers/commands.js';
import { draftExample } from '../../contracts/pricing/examples.js';
import { reservationApi } from '../../contracts/reservations/api.js';
import { exampleCreate, examplePayment } from '../../contracts/reservations/examples.js';
import { languages } from '../../contracts/vocabulary/languages.js';
import { AuditWords } from '../../services/audit/words/audit-words.js';
import { AuditCatalogues } from '../../services/platform/audit-trail/audit-catalogues.js';
import { AuditViews } from '../../services/platform/audit-trail/audit-views.js';
import { EventRegistry } from '../../services/platform/event-sourcing/event-definition.js';
import { EventLog } from '../../services/platform/event-sourcing/event-log.js';
import { PASSWORD, type MarinaServer, startMarinaServer } from '../fixtures/marina-server.js';
import { EDITOR } from '../fixtures/permissions.js';
import { sharedServer } from '../fixtures/shared-server.js';

const HOUR = 3_600_000;

describe('the history of a marina', () => {
  let server: MarinaServer;
  let marina: string;
  let token: string;
  let hanna: string;

  beforeAll(async () => {
    server = await sharedServer();
  });
  beforeEach(async () => {
    marina = await server.openMarina({ name: 'Port Solvik' });
    const staff = await server.addStaff(marina, EDITOR, { first_name: 'Hanna', last_name: 'Lindqvist' });
    ({ token, id: hanna } = staff);
  });

  const search = (filter: object = {}, as = token, page_size = 100) =>
    server.must(auditApi.getall, { token: as, body: { filter, page_size } });
  const asOf = (kind: string, id: string, at: string, as = token) =>
    server.call(auditApi.asOf, { token: as, body: { kind, id, at } });
  const setHours = (answer_hours: number) =>
    server.must(marinaApi.reservationSettings, { token, body: { reservation_settings: { answer_hours } } });
  const addPier = async (name: string) =>
    (await server.must(berthApi.createPier, { token, body: { pier: { name } } })).id;
  const addBerth = async (pier_id: string, number: number, more: object = {}) => {
    const berth = { pier_id, number, max_loa: 12, max_beam: 4, max_draft: 2.5, ...more };
    return (await server.must(berthApi.createBerth, { token, body: { berth } })).id;
  };
  const value = (facts: readonly { field: string; value: string | null }[] | undefined, field: string) =>
    facts?.find((fact) => fact.field === field)?.value?.replace(/\s/gu, ' ');
  const change = ({ changes }: AuditEntry, field: string) => {
    const found = changes.find((one) => one.field === field);
    return [found?.label, found?.from?.replace(/\s/gu, ' '), found?.to?.replace(/\s/gu, ' ')];
  };

  it('shows who changed a setting, when, and both values', async () => {
    server.clock.advance(HOUR);
    await setHours(72);
    const { items } = await search({ kind: 'marina', event_types: ['ReservationSettingsSet'] });
    expect(items).toMatchObject([
      {
        at: server.clock.nowIso(),
        kind: 'marina',
        record_id: marina,
        record_label: 'Port Solvik',
        action: 'marina.reservation_settings_set',
        title: 'Reservation settings changed',
        words: 'Reservation settings changed by Hanna Lindqvist, staff',
        actor: { kind: 'staff', id: hanna, name: 'Hanna Lindqvist', erased: false },
        changes: [{ field: 'answer_hours', label: 'Time to answer and to pay', from: '48 hours', to: '72 hours' }],
        caused_by: { kind: 'command', words: 'by staff', entry_id: null },
      },
    ]);
    const typesFound = async (filter: object) =>
      new Set((await search({ kind: 'marina', ...filter })).items.map((entry) => entry.event_type));
    expect(await typesFound({ changes: ['settings'] })).toContain('ReservationSettingsSet');
    expect((await typesFound({ changes: ['money'] })).size).toBe(0);
    const named = { event_types: ['ReservationSettingsSet', 'PriceSent'] };
    expect([...(await typesFound({ ...named, changes: ['settings', 'money'] }))]).toEqual(['ReservationSettingsSet']);
  });

  it('speaks the reader’s language', async () => {
    await setHours(72);
    const french = await server.addStaff(marina, EDITOR, { language: 'fr' });
    const { items } = await search({ kind: 'marina', event_types: ['ReservationSettingsSet'] }, french.token);
    expect(items).toMatchObject([
      {
        words: 'Réglages des réservations modifiés par Hanna Lindqvist, équipe du port',
        changes: [{ label: 'Délai de réponse et de paiement', from: '48 heures', to: '72 heures' }],
      },
    ]);
  });

  it('speaks the language of the page it is read on, whatever the account’s is', async () => {
    await setHours(72);
    const french = await server.addStaff(marina, EDITOR, { language: 'fr' });
    const spoken = async (language: string) => {
      const body = { filter: { kind: 'marina' as const, event_types: ['ReservationSettingsSet'] } };
      const headers = { 'Accept-Language': language };
      return (await server.must(auditApi.getall, { token: french.token, headers, body })).items[0]?.title;
    };
    expect(await Promise.all(['de-AT, fr;q=0.5', 'it', 'pt', '*'].map(spoken))).toEqual([
      'Reservierungseinstellungen geändert',
      'Impostazioni delle prenotazioni modificate',
      'Réglages des réservations modifiés',
      'Réglages des réservations modifiés',
    ]);
  });

  it('shows a record as it stood at any moment', async () => {
    const before = server.clock.nowIso();
    server.clock.advance(HOUR);
    const pier = await addPier('C');
    const created = server.clock.nowIso();
    server.clock.advance(HOUR);
    await server.must(berthApi.updatePier, {
      token,
      body: { pier: { id: pier, name: 'Charlie', instant_booking: true } },
    });
    const changed = server.clock.nowIso();
    expect(await asOf('pier', pier, before)).toMatchObject({
      status: 404,
      body: { error_type: 'AUDIT_RECORD_NOT_FOUND' },
    });
    const { body: first } = await asOf('pier', pier, created);
    expect(first).toMatchObject({ record_label: 'C', revision: 0, last_change: { title: 'Pier added' } });
    expect([value(first.facts, 'pier_name'), value(first.facts, 'instant_booking')]).toEqual(['C', 'no']);
    const { body: second } = await asOf('pier', pier, changed);
    expect(second).toMatchObject({
      record_label: 'Charlie',
      revision: 1,
      last_change: { title: 'Pier changed', at: changed, actor: { name: 'Hanna Lindqvist' } },
    });
    expect([value(second.facts, 'pier_name'), value(second.facts, 'instant_booking')]).toEqual(['Charlie', 'yes']);
  });

  it('names berths by the pier’s name and the number', async () => {
    const pier = await addPier('C');
    const berth = await addBerth(pier, 7, { notes: 'Ring is loose' });
    const { items } = await search({ kind: 'berth', id: berth });
    const created = items.find(({ event_type }) => event_type === 'BerthCreated')!;
    expect(created.record_label).toBe('C7');
    expect(change(created, 'pier')).toEqual(['Pier', undefined, 'C']);
    expect(change(created, 'max_length')).toEqual(['Length up to', undefined, '12.00 m']);
    expect(items.map(({ title }) => title)).toContain('Notes on the berth changed');
  });

  it('follows a reservation, its price, its berth and its place in the plan', async () => {
    const pier = await addPier('C');
    const berth = await addBerth(pier, 7, { max_loa: 15 });
    const { id } = await server.must(reservationApi.create, { token, body: exampleCreate });
    const approvedBefore = server.clock.nowIso();
    server.clock.advance(HOUR);
    const payment = { ...examplePayment, price_per_night: 70, marina_discount_percent: 0 };
    await server.must(reservationApi.updateMarinaMode, {
      token,
      body: { reservation_id: id, action: 'APPROVE', payload: { payment, berth_id: berth } },
    });
    await server.settled();
    const { items } = await search({ kind: 'reservation', id });
    const types = items.map(({ event_type }) => event_type);
    expect(types).toEqual(
      expect.arrayContaining(['ReservationCreatedByMarina', 'PriceSent', 'ReservationApproved', 'BerthAllocated']),
    );
    const approved = items.find(({ event_type }) => event_type === 'ReservationApproved')!;
    expect(approved.record_label).toMatch(/\w/);
    expect(change(approved, 'status')).toEqual(['Status', 'Waiting for boater', 'Approved']);
    expect(change(approved, 'price_per_night')).toEqual(['Price per night', 'EUR 60.00', 'EUR 70.00']);
    expect(change(approved, 'discount')).toEqual(['Discount', '10%', undefined]);
    const allocated = items.find(({ event_type }) => event_type === 'BerthAllocated')!;
    expect(allocated).toMatchObject({ kind: 'berth', record_id: berth, record_label: 'C7', title: 'Berth C7 held' });
    expect(change(allocated, 'nights')).toEqual(['Nights', undefined, '14 – 19 July 2027, 5 nights']);
    const plan = await search({ kind: 'berth', id: berth });
    expect(plan.items.map(({ event_type }) => event_type)).toContain('BerthAllocated');
    const { body } = await asOf('reservation', id, approvedBefore);
    expect([value(body.facts, 'status'), value(body.facts, 'price_per_night')]).toEqual([
      'Waiting for boater',
      'EUR 60.00',
    ]);
    const codes = Object.fromEntries(body.facts.map(({ field, code }) => [field, code]));
    expect(codes).toMatchObject({ status: 'UPDATED', next_move: 'BOATER', price_per_night: null });
  });

  it('is searched by words of the reader’s language, for one reservation', async () => {
    const { id } = await server.must(reservationApi.create, { token, body: exampleCreate });
    const notes = { reservation_id: id, action: 'UPDATE_NOTE' as const, payload: { internal_notes: 'Quai côté Est' } };
    await server.must(reservationApi.updateMarinaMode, { token, body: notes });
    await server.settled();
    const clerk = await server.addStaff(marina, { ...EDITOR, marina_settings: 'NOT_ALLOWED' }, { language: 'fr' });
    const found = async (search: string, as = token, more: object = {}) => {
      const body = { reservation_id: id, search, ...more };
      const { items, total } = await server.must(auditApi.ofReservation, { token: as, body });
      return { total, types: items.map(({ event_type }) => event_type) };
    };
    const noted = { total: 1, types: ['ReservationNoteUpdated'] };
    // Case, accents and the order of the words do not matter; the words may be those of the change or of its author.
    expect(await found('cote quai')).toEqual(noted);
    expect(await found('COTE lindqvist')).toEqual(noted);
    expect(await found('côté ouest')).toEqual({ total: 0, types: [] });
    const all = await found('');
    expect(all.total).toBeGreaterThan(1);
    expect((await found('hanna')).total).toBe(all.total);
    expect((await found('hanna', token, { page: 2, page_size: 1 })).types).toEqual([all.types[1]]);
    // The title is found in the language that the reader sees.
    const body = { reservation_id: id };
    const [title] = (await server.must(auditApi.ofReservation, { token: clerk.token, body })).items.map(
      (one) => one.title,
    );
    expect(await found(title ?? '', clerk.token)).toEqual(noted);
    expect((await found(title ?? '')).total).toBe(0);
    const tooLong = { token, body: { reservation_id: id, search: 'x'.repeat(101) } };
    expect(await server.call(auditApi.ofReservation, tooLong)).toMatchObject({ status: 400 });
  });

  it('shows the cause of a change', async () => {
    await addBerth(await addPier('C'), 7, { max_loa: 15 });
    const { id } = await server.must(reservationApi.create, {
      token,
      body: { ...exampleCreate, action: 'APPROVE' },
    });
    await server.settled();
    const { items } = await search({ kind: 'reservation', id });
    const allocated = items.find(({ event_type }) => event_type === 'BerthAllocated');
    expect(allocated?.correlation_id).toBe(items.at(-1)?.correlation_id);
    expect(allocated?.caused_by.words).toMatch(/^caused by “.+”$/);
    expect(items.map((item) => item.id)).toContain(allocated?.caused_by.entry_id);
    const together = await search({ correlation_id: allocated?.correlation_id });
    expect(together.total).toBeGreaterThanOrEqual(items.length);
  });

  it('finds the actions of a person and the entries about a person', async () => {
    const other = await server.addStaff(marina, EDITOR, { first_name: 'Lena', last_name: 'Krüger' });
    await setHours(72);
    const boater = await server.must(boaterApi.add, {
      token: other.token,
      body: { first_name: 'Jonas', last_name: 'Weber', email: 'jonas@example.org' },
    });
    const created = await server.must(reservationApi.create, {
      token,
      body: {
        ...exampleCreate,
        boater: { id: boater.id, first_name: 'Jonas', last_name: 'Weber', email: 'jonas@example.org' },
      },
    });
    const lenas = await search({ person: other.id, actor_kind: 'staff' });
    expect(new Set(lenas.items.map(({ actor }) => actor.name))).toEqual(new Set(['Lena Krüger']));
    expect(lenas.items.map(({ event_type }) => event_type)).toContain('BoaterRegistered');
    const about = await search({ person: boater.id });
    const records = new Set(about.items.map(({ kind, record_id }) => `${kind} ${record_id}`));
    expect([...records]).toEqual(expect.arrayContaining([`boater ${boater.id}`, `reservation ${created.id}`]));
    expect(about.items.map(({ event_type }) => event_type)).toContain('PriceSent');
    expect(about.items.map(({ event_type }) => event_type)).not.toContain('ReservationSettingsSet');
  });

  it('forgets erased persons, and keeps the events', async () => {
    const { id } = await server.must(boaterApi.add, {
      token,
      body: { first_name: 'Amalthea', last_name: 'Zephyrine', email: 'amalthea@example.org' },
    });
    expect(JSON.stringify(await search({ person: id }))).toContain('Amalthea Zephyrine');
    await server.must(erasingApi.erase, {
      token: (await server.addAdmin()).token,
      headers: { 'X-Marina-Id': marina },
      body: { boater_id: id, password: PASSWORD },
    });
    const { items } = await search({ person: id });
    expect(items.map(({ title }) => title)).toEqual(expect.arrayContaining(['Boater added', 'Personal data erased']));
    expect(new Set(items.map(({ record_label }) => record_label))).toEqual(new Set(['erased person']));
    expect(JSON.stringify(items)).not.toMatch(/Amalthea|Zephyrine/);
  });

  it('hides contact details in the history where the marina hides them', async () => {
    const shy = await server.openMarina({ permissions: { reservation: true, hide_contact_details: true } });
    const staff = await server.addStaff(shy);
    const boater = {
      first_name: 'Jonas',
      last_name: 'Weber',
      email: 'jonas.weber@example.org',
      phone: '+49-1701234567',
    };
    const contact = {
      ...boater,
      language: 'de' as const,
    };
    await server.execute(
      new EnsureBoater(
        { contact },
        server.context({ marina_id: shy, actor: { kind: 'boater', id: 'anonymous', name: null } }),
      ),
    );
    await server.settled();
    const { items } = await search({ kind: 'boater' }, staff.token);
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ record_label: 'Jonas Weber', actor: { name: 'not signed in', erased: false } });
    expect(JSON.stringify(items)).not.toMatch(/jonas\.weber|1701234567/);
  });

  it('goes by the calendar of the marina, also when the clocks are changed', async () => {
    // In Paris clocks change in the night to Sunday, 28 March 2027: the day has 23 hours.
    const moments = [
      '2027-03-27T22:59:59.999Z',
      '2027-03-27T23:00:00.000Z',
      '2027-03-28T21:59:59.999Z',
      '2027-03-28T22:00:00.000Z',
    ];
    const spring = await startMarinaServer({ now: moments[0]! });
    try {
      const port = await spring.openMarina({ time_zone: 'Europe/Paris' });
      const staff = await spring.addStaff(port);
      for (const [index, moment] of moments.entries()) {
        spring.clock.set(moment);
        const body = { reservation_settings: { answer_hours: index + 1 } };
        await spring.must(marinaApi.reservationSettings, { token: staff.token, body });
      }
      const on = async (filter: object) => {
        const body = { filter: { ...filter, event_types: ['ReservationSettingsSet'] } };
        const { items } = await spring.must(auditApi.getall, { token: staff.token, body });
        return items.map(({ changes }) => changes[0]?.to);
      };
      expect(await on({ day: '2027-03-27' })).toEqual(['1 hour']);
      expect(await on({ day: '2027-03-28' })).toEqual(['3 hours', '2 hours']);
      expect(await on({ day: '2027-03-29' })).toEqual(['4 hours']);
      expect(await on({ from: '2027-03-28' })).toEqual(['4 hours', '3 hours', '2 hours']);
      expect(await on({ to: '2027-03-28' })).toEqual(['3 hours', '2 hours', '1 hour']);
      expect(await on({ from: '2027-03-27', to: '2027-03-27' })).toEqual(['1 hour']);
    } finally {
      await spring.close();
    }
  });

  it('is the marina’s own', async () => {
    const pier = await addPier('C');
    const elsewhere = await server.openMarina();
    const stranger = (await server.addStaff(elsewhere)).token;
    expect((await search({ id: pier }, stranger)).total).toBe(0);
    expect((await search({ kind: 'marina', id: marina }, stranger)).total).toBe(0);
    expect((await search({ person: hanna }, stranger)).total).toBe(0);
    expect(await asOf('pier', pier, server.clock.nowIso(), stranger)).toMatchObject({ status: 404 });
    const admin = (await server.addAdmin()).token;
    const named = { token: admin, headers: { 'X-Marina-Id': marina } };
    const { items } = await server.must(auditApi.getall, { ...named, body: { filter: { id: pier } } });
    expect(items).toMatchObject([{ event_type: 'PierCreated' }]);
    expect(await server.call(auditApi.getall, { token: admin, body: {} })).toMatchObject({ status: 403 });
  });

  it('is for those who may change the marina’s settings', async () => {
    const clerk = await server.addStaff(marina, { ...EDITOR, marina_settings: 'NOT_ALLOWED' });
    expect(await server.call(auditApi.getall, { token: clerk.token, body: {} })).toMatchObject({ status: 403 });
    expect(await asOf('marina', marina, server.clock.nowIso(), clerk.token)).toMatchObject({ status: 403 });
    expect(await server.call(auditApi.getall, { body: {} })).toMatchObject({ status: 401 });
  });

  it('shows prices rate by rate', async () => {
    await server.must(pricingApi.createPlan, { token, body: { season_pricing_plan: draftExample } });
    const { season_pricing_plan: plan } = await server.must(pricingApi.getPlan, { token });
    const [summer, ...others] = plan!.seasons;
    const seasons = [{ ...summer!, rates: summer!.rates.map((rates) => ({ ...rates, daily: 9.9 })) }, ...others];
    await server.must(pricingApi.updatePlan, { token, body: { season_pricing_plan: { ...plan!, seasons } } });
    const { items } = await search({ kind: 'pricing' });
    expect(items[0]).toMatchObject({ title: 'Season prices changed', record_label: 'Season prices' });
    expect(items[0]?.changes).toHaveLength(summer!.rates.length);
    expect(items[0]?.changes[0]).toMatchObject({ field: 'season_daily', label: `Price per day, ${summer!.name}` });
    expect(items[0]?.changes[0]?.to?.replace(/\s/gu, ' ')).toBe('EUR 9.90');
  });

  it('refuses unreadable input', async () => {
    const refused = (body: object) => server.send('POST', auditApi.getall.path, { token, body });
    expect(await refused({ filter: { from: '2027-06-02', to: '2027-06-01' } })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'filter.to', code: 'endBeforeStart' }] },
    });
    expect(await refused({ filter: { day: '2027-02-30' } })).toMatchObject({ status: 400 });
    expect(await refused({ filter: { kind: 'Marina!' } })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'filter.kind', code: 'unknownKind' }] },
    });
    expect(await asOf('unheard_of', marina, server.clock.nowIso())).toMatchObject({ status: 404 });
  });

  describe('as the areas have it shown', () => {
    const views = () => server.app.get(AuditViews, { strict: false }).all();

    it.each(languages)('has a word for everything in %s', (language) => {
      const catalogues = server.app.get(AuditCatalogues, { strict: false });
      const { events, fields, values } = catalogues.catalogue(language) as unknown as {
        events: Record<string, string>;
        fields: Record<string, string>;
        values: Record<string, Record<string, string> | undefined>;
      };
      const missing = views().flatMap((view) => {
        const shown = Object.entries(view.events).filter(([, how]) => how !== 'silent');
        const codes = Object.entries(view.sets ?? {}).flatMap(([set, all]) => all.map((code) => [set, code] as const));
        return [
          ...shown.filter(([type]) => !(type in events)).map(([type]) => type),
          ...view.fields.filter((field) => !(field in fields)),
          ...codes.filter(([set, code]) => values[set]?.[code] === undefined).map((pair) => pair.join('.')),
        ];
      });
      expect(missing).toEqual([]);
      expect(new AuditWords(catalogues, language).field('status', null)).not.toContain('.');
    });

    it('covers every event type, as an entry or as silent', () => {
      const known = views().flatMap((view) => Object.keys(view.events));
      // Claims only guard names; the records that own the names have histories.
      const claims = ['NameClaimed', 'NameReleased'];
      const registered = server.app.get(EventRegistry, { strict: false }).types();
      expect([...registered].sort()).toEqual([...known, ...claims].sort());
    });

    it('leaves out no stream that anybody writes', async () => {
      const log = server.app.get(EventLog, { strict: false });
      const known = views().map(({ prefix }) => prefix);
      const unknown = new Set<string>();
      for (let position = 0; ;) {
        const events = await log.after(position, 1000);
        if (events.length === 0) break;
        for (const { stream } of events) unknown.add(`${stream.split('-')[0]}-`);
        position = events.at(-1)!.position;
      }
      expect([...unknown].filter((prefix) => prefix !== 'claim-' && !known.includes(prefix))).toEqual([]);
    });
  });
});
