import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { auditApi } from '../../contracts/audit/api.js';
import { localEventApi as routes } from '../../contracts/marinas/api.js';
import type { MarinaServer } from '../fixtures/marina-server.js';
import { VIEWER } from '../fixtures/permissions.js';
import { sharedServer } from '../fixtures/shared-server.js';

const features = { permissions: { dynamic_pricing: true, reservation: true } };
const week = { start_date: '2027-07-11', end_date: '2027-07-18' };
const regatta = {
  start_date: '2027-07-09',
  end_date: '2027-07-11',
  event_name: 'Regatta',
  event_url: 'regatta.example',
};

let server: MarinaServer;
let marina: string;
let editor: string;
beforeAll(async () => {
  server = await sharedServer();
});
beforeEach(async () => {
  marina = await server.openMarina(features);
  editor = (await server.addStaff(marina)).token;
});

const create = (change: object = {}, token = editor) =>
  server.call(routes.create, { token, body: { marina_event_details: { ...regatta, ...change } } });
const list = async (on = week, token = editor) => (await server.must(routes.getall, { token, body: on })).items;
const namesOn = async (start_date: string, end_date = start_date) =>
  (await list({ start_date, end_date })).map(({ event_name }) => event_name);

describe('what happens near a marina', () => {
  it('is found on each of its days, and on no other', async () => {
    await create();
    expect(await namesOn('2027-07-08')).toEqual([]);
    for (const day of ['2027-07-09', '2027-07-10', '2027-07-11']) expect(await namesOn(day)).toEqual(['Regatta']);
    expect(await namesOn('2027-07-12')).toEqual([]);
  });

  it('is told with its address as a browser takes it, by its first day', async () => {
    await create({ event_name: 'Late', start_date: '2027-07-18', end_date: '2027-07-18', event_url: '' });
    const { body } = await create();
    const [first, second] = await list();
    expect(first).toEqual({ id: body.id, ...regatta, event_url: 'https://regatta.example' });
    expect(second).toMatchObject({ event_name: 'Late', event_url: null });
  });

  it('is taken off the list, by two at once as well', async () => {
    const { body } = await create();
    const remove = () => server.call(routes.delete, { token: editor, body: { event_id: body.id } });
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(200);
    expect(await list()).toEqual([]);
  });

  it('is another marina’s as little as anything else', async () => {
    const { body } = await create();
    const other = (await server.addStaff(await server.openMarina(features))).token;
    expect(await list(week, other)).toEqual([]);
    const foreign = await server.call(routes.delete, { token: other, body: { event_id: body.id } });
    expect(foreign).toMatchObject({ status: 404, body: { error_type: 'LOCAL_EVENT_NOT_FOUND' } });
    expect(await list()).toHaveLength(1);
  });

  it.each([
    [{ event_name: ' ' }, { path: 'marina_event_details.event_name', code: 'eventNameRequired' }],
    [{ event_name: 'x'.repeat(121) }, { path: 'marina_event_details.event_name', code: 'tooLong' }],
    [{ end_date: '2027-07-08' }, { path: 'marina_event_details.end_date', code: 'endBeforeStart' }],
    [{ end_date: '2028-07-09' }, { path: 'marina_event_details.end_date', code: 'eventTooLong' }],
    [{ start_date: '2027-02-30' }, { path: 'marina_event_details.start_date', code: 'inValidDate' }],
    [{ event_url: 'javascript:alert(1)' }, { path: 'marina_event_details.event_url', code: 'eventUrlInvalid' }],
    [
      { event_url: 'javascript://regatta.example/%0aalert(1)' },
      { path: 'marina_event_details.event_url', code: 'eventUrlInvalid' },
    ],
    [{ event_url: 'see the notice board' }, { path: 'marina_event_details.event_url', code: 'eventUrlInvalid' }],
  ])('is refused as %j', async (change, error) => {
    expect(await create(change)).toMatchObject({ status: 400, body: { error_type: 'VALIDATION', errors: [error] } });
    expect(await list()).toEqual([]);
  });

  it('is readable with the permission for prices, and writable with that for editing reservations', async () => {
    const viewer = (await server.addStaff(marina, VIEWER)).token;
    expect((await create({}, viewer)).status).toBe(403);
    const { body } = await create();
    expect(await list(week, viewer)).toHaveLength(1);
    expect((await server.call(routes.delete, { token: viewer, body: { event_id: body.id } })).status).toBe(403);
  });

  it('needs the feature that it is for', async () => {
    const plain = (await server.addStaff(await server.openMarina({ permissions: { reservation: true } }))).token;
    expect((await server.call(routes.getall, { token: plain, body: week })).status).toBe(403);
    expect((await create({}, plain)).status).toBe(403);
  });

  it('is in the history of the marina', async () => {
    const { body } = await create();
    await server.must(routes.delete, { token: editor, body: { event_id: body.id } });
    const filter = { kind: 'local_event', id: body.id };
    const { items } = await server.must(auditApi.getall, { token: editor, body: { filter } });
    expect(items.map(({ title, record_label }) => [title, record_label])).toEqual([
      ['Local event removed', 'Regatta'],
      ['Local event added', 'Regatta'],
    ]);
    expect(items[1]?.changes.map(({ label, to }) => `${label}: ${to}`)).toEqual([
      'Event: Regatta',
      'First day: 9 July 2027',
      'Last day: 11 July 2027',
      'Web address: https://regatta.example',
    ]);
  });
});
