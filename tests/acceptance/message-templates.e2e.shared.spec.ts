import { describe, expect, it } from '@jest/globals';
import { absenceApi } from '../../contracts/absences/api.js';
import { auditApi } from '../../contracts/audit/api.js';
import { availabilityApi } from '../../contracts/berths/api.js';
import { boaterApi, vesselApi } from '../../contracts/customers/api.js';
import { messageApi, templateApi } from '../../contracts/messages/api.js';
import type { TemplateForm } from '../../contracts/messages/template.js';
import { MOST_TEMPLATES } from '../../contracts/messages/vocabulary.js';
import type { TemplateEvent } from '../../services/messages/domain/template-events.js';
import { templateRecord } from '../../services/messages/records/template-record.js';
import { freshId } from '../../services/platform/event-sourcing/derived-id.js';
import { StreamRepository } from '../../services/platform/event-sourcing/stream-repository.js';
import { harbour, harbourForEachTest, inHarbour, server } from '../fixtures/harbour-for-each-test.js';
import { PETREL, PRICE, somebody } from '../fixtures/harbour.js';
import { VIEWER } from '../fixtures/permissions.js';

const FRENCH = 'Bonjour {boater_name}, {vessel_name} : du {start_date} au {end_date}, place {berth}, {amount_due}.';
const form: TemplateForm = { name: 'Your stay', texts: { en: 'Hello {boater_name}', fr: FRENCH } };

describe('templates for messages', () => {
  harbourForEachTest({ berths: [12, 12] });

  const create = async (more: Partial<TemplateForm> = {}) =>
    (await server.must(templateApi.create, { token: harbour.token, body: { ...form, ...more } })).id;
  const list = (token = harbour.token) => server.must(templateApi.getall, { token });
  const filled = (
    template_id: string,
    about: { boater_id: string; reservation_id?: string; absence_report_id?: string },
  ) => server.must(templateApi.fill, { token: harbour.token, body: { template_id, ...about } });

  it('are created, changed against the revision that was shown, and deleted', async () => {
    const { token } = harbour;
    const id = await create();
    await create({ name: 'arrival' });
    expect((await list()).items).toMatchObject([{ name: 'arrival' }, { id, ...form, revision: 0 }]);

    expect((await list()).items.map(({ about }) => about)).toEqual([null, null]);

    const texts = { de: 'Guten Tag {boater_name}', fr: '' };
    const body = { template_id: id, name: 'Stay', about: 'reservation' as const, texts };
    const change = () => server.call(templateApi.update, { token, body, headers: { 'If-Match': '"0"' } });
    expect((await change()).status).toBe(200);
    expect((await list()).items[1]).toMatchObject({ name: 'Stay', about: 'reservation', revision: 1 });
    expect((await list()).items[1]?.texts).toEqual({ de: 'Guten Tag {boater_name}' });
    const late = { ...body, name: 'Late' };
    const stale = await server.call(templateApi.update, { token, body: late, headers: { 'If-Match': '"0"' } });
    expect(stale.status).toBe(412);

    await server.must(templateApi.delete, { token, body: { template_id: id } });
    expect((await list()).items.map(({ name }) => name)).toEqual(['arrival']);
    const gone = await server.call(templateApi.update, { token, body });
    expect([gone.status, gone.body]).toMatchObject([404, { error_type: 'MESSAGE_TEMPLATE_NOT_FOUND' }]);

    const { items } = await server.must(auditApi.getall, { token, body: { filter: { kind: 'message_template' } } });
    expect(items.map(({ title }) => title)).toContain('Message template deleted');
  });

  it('are filled with the facts of a reservation in the language of the boater, and sent once edited', async () => {
    const { token } = harbour;
    const boater = somebody({ first_name: 'Inès', last_name: 'Delacroix', language: 'fr' });
    const stay = await harbour.approved({ boater, vessel: PETREL }, PRICE);
    const { boater_id, ...shown } = await harbour.show(stay);
    await server.settled();
    const about = { boater_id, reservation_id: stay.id };
    const id = await create();
    const answer = await filled(id, about);
    expect(answer).toMatchObject({ language: 'fr', boater_language: 'fr', missing: [] });
    expect(answer.text).toMatch(
      /^Bonjour Inès Delacroix, Petrel : du \d+ \S+ 2027 au \d+ \S+ 2027, place A\d, EUR\s[\d,.]+\.$/,
    );
    expect(answer.text).not.toContain(shown.start_date);
    expect((await server.call(messageApi.create, { token, body: { ...about, text: answer.text } })).status).toBe(200);

    // A boater who reads another language gets English, which the template has.
    const italian = await harbour.request({ boater: somebody({ language: 'it' }) });
    const theirs = { boater_id: (await harbour.show(italian)).boater_id, reservation_id: italian.id };
    expect(await filled(id, theirs)).toMatchObject({ language: 'en', boater_language: 'it' });
  });

  it('keep placeholders whose fact is not known, which no message may have', async () => {
    const { token } = harbour;
    const asked = await harbour.request();
    const about = { boater_id: (await harbour.show(asked)).boater_id, reservation_id: asked.id };
    const id = await create({ texts: { en: 'Berth {berth}, to pay {amount_due}, {marina_name}' } });
    const { text, missing } = await filled(id, about);
    expect(missing).toEqual(['berth', 'amount_due']);
    expect(text).toContain('Berth {berth}, to pay {amount_due}, ');
    const refused = await server.call(messageApi.create, { token, body: { ...about, text } });
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'text', code: 'messagePlaceholderLeft' }] },
    });
  });

  it('are filled for an absence and for the boater alone', async () => {
    const { token } = harbour;
    const contact = { first_name: 'Ole', last_name: 'Hansen', email: 'ole@example.org', language: 'de' as const };
    const { id: boater_id } = await server.must(boaterApi.add, {
      token,
      body: { ...contact, relation_type: 'RESIDENT' },
    });
    const { id: vessel_id } = await server.must(vesselApi.add, {
      token,
      body: { boater_id, vessel: { ...PETREL, name: 'Möwe' } },
    });
    await server.must(availabilityApi.allocateVessel, { token, body: { berth_id: harbour.berth('A1'), vessel_id } });
    await server.settled();
    const away = { departure_date: '2027-07-10', return_date: '2027-07-24', reason: 'OTHER' as const };
    const absence = await server.must(absenceApi.create, { token, body: { vessel_id, ...away } });
    await server.settled();
    const id = await create({ texts: { de: '{boater_name}: {vessel_name}, {berth}, {start_date}–{end_date}' } });
    expect(await filled(id, { boater_id, absence_report_id: absence.id })).toMatchObject({
      text: 'Ole Hansen: Möwe, A1, 10. Juli 2027–24. Juli 2027',
      missing: [],
    });
    expect(await filled(id, { boater_id })).toMatchObject({
      text: 'Ole Hansen: Möwe, A1, {start_date}–{end_date}',
      missing: ['start_date', 'end_date'],
    });
  });

  it('belong to one marina, whose settings permit to write them', async () => {
    const id = await create();
    const asked = await harbour.request();
    const { boater_id } = await harbour.show(asked);
    const viewer = await server.addStaff(harbour.marina, VIEWER);
    expect((await list(viewer.token)).items).toHaveLength(1);
    expect((await server.call(templateApi.create, { token: viewer.token, body: form })).status).toBe(403);
    const before = harbour.token;
    await inHarbour();
    const { token } = harbour;
    expect((await list()).items).toEqual([]);
    const calls = [
      server.call(templateApi.delete, { token, body: { template_id: id } }),
      server.call(templateApi.fill, { token, body: { template_id: id, boater_id } }),
      // The own template, but another marina's boater.
      server.call(templateApi.fill, { token, body: { template_id: await create(), boater_id } }),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await list(before)).items).toHaveLength(1);
  });

  it('refuse names and texts that make no sense, with stable codes', async () => {
    const wrong = async (more: Partial<TemplateForm>) => {
      const { status, body } = await server.call(templateApi.create, {
        token: harbour.token,
        body: { ...form, ...more },
      });
      return [status, ...((body as { errors?: { path: string; code: string }[] }).errors ?? [])];
    };
    const refusedFor = (path: string, code: string) => [400, { path, code }];
    expect(await wrong({ name: ' ' })).toEqual(refusedFor('name', 'templateNameRequired'));
    expect(await wrong({ texts: {} })).toEqual(refusedFor('texts', 'templateTextRequired'));
    expect(await wrong({ texts: { en: ' ' } })).toEqual(refusedFor('texts', 'templateTextRequired'));
    expect(await wrong({ texts: { fr: 'À {brth}' } })).toEqual(refusedFor('texts.fr', 'templatePlaceholderUnknown'));
    expect(await wrong({ texts: { en: 'x'.repeat(2001) } })).toEqual(refusedFor('texts.en', 'tooLong'));
  });

  it('do not share a name in one language, whatever its case', async () => {
    const { token } = harbour;
    const body = (name: string, texts: TemplateForm['texts']) => ({ token, body: { name, texts } });
    const refused = { status: 409, body: { error_type: 'MESSAGE_TEMPLATE_NAME_TAKEN' } };
    const { id } = await server.must(templateApi.create, body('Arrival', { en: 'Welcome', de: 'Willkommen' }));
    const both = await Promise.all([
      server.call(templateApi.create, body('Departure', { en: 'Goodbye' })),
      server.call(templateApi.create, body('Departure', { en: 'Farewell' })),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await server.call(templateApi.create, body(' ARRIVAL', { de: 'Moin' }))).toMatchObject(refused);
    // Another language may have the same name, until it gets a text that the other one has.
    const french = await server.must(templateApi.create, body('Arrival', { fr: 'Bienvenue' }));
    const change = (more: Partial<TemplateForm>) =>
      server.call(templateApi.update, {
        token,
        body: { template_id: french.id, name: 'Arrival', texts: { fr: 'Bienvenue' }, ...more },
      });
    expect(await change({ texts: { fr: 'Bienvenue', en: 'Hello' } })).toMatchObject(refused);
    expect((await change({ texts: { fr: 'Bienvenue au port' } })).status).toBe(200);
    // A name that is given up is free at once.
    expect((await change({ name: 'Arrivée' })).status).toBe(200);
    await server.must(templateApi.create, body('Arrival', { fr: 'Bonjour' }));
    await server.must(templateApi.delete, { token, body: { template_id: id } });
    await server.must(templateApi.create, body('Arrival', { en: 'Hello' }));
  });

  it('from before that rule keep the name that they share', async () => {
    const { token, marina: marina_id } = harbour;
    const streams = server.app.get(StreamRepository, { strict: false });
    const [first] = await Promise.all(
      [freshId(), freshId()].map(async (id) => {
        const created: TemplateEvent = {
          type: 'MessageTemplateCreated',
          data: { marina_id, name: 'Berth', texts: { en: 'Hello' }, at: server.clock.nowIso() },
        };
        const context = server.context({ marina_id });
        await streams.execute(templateRecord, id, context, () => [created]);
        return id;
      }),
    );
    await server.settled();
    expect((await list()).items.map(({ name }) => name)).toEqual(['Berth', 'Berth']);
    const third = await server.call(templateApi.create, { token, body: { name: 'Berth', texts: { en: 'Ahoy' } } });
    expect(third.body.error_type).toBe('MESSAGE_TEMPLATE_NAME_TAKEN');
    const body = { template_id: first!, name: 'Berth', texts: { en: 'Hello again' } };
    expect((await server.call(templateApi.update, { token, body })).status).toBe(200);
  });

  it('are limited to a number that a list can show', async () => {
    for (let made = 0; made < MOST_TEMPLATES; made += 1) await create({ name: `Number ${made}` });
    await server.settled();
    const { status, body } = await server.call(templateApi.create, { token: harbour.token, body: form });
    expect([status, body]).toMatchObject([409, { error_type: 'MESSAGE_TEMPLATE_LIMIT_REACHED' }]);
  });
});
