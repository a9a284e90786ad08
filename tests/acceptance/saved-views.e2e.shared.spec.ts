import { describe, expect, it } from '@jest/globals';
import { auditApi } from '../../contracts/audit/api.js';
import { sessionApi, userApi } from '../../contracts/identity/api.js';
import { viewApi } from '../../contracts/views/api.js';
import { ListMailedViews } from '../../contracts/views/queries.js';
import type { SaveView } from '../../contracts/views/view.js';
import { QueryBus } from '../../services/platform/buses/buses.js';
import { VIEWER } from '../fixtures/permissions.js';
import { harbour, harbourForEachTest, inHarbour, server } from '../fixtures/harbour-for-each-test.js';

describe('saved views of lists', () => {
  harbourForEachTest();

  const save = (view: Partial<SaveView>, token = harbour.token) =>
    server.call(viewApi.save, { token, body: { list: 'reservations', name: 'Late', query: 'tab=PENDING', ...view } });
  const saved = async (view: Partial<SaveView>, token = harbour.token) => {
    const { status, body } = await save(view, token);
    expect(status).toBe(200);
    return body.id;
  };
  const list = (token = harbour.token, of: SaveView['list'] = 'reservations') =>
    server.must(viewApi.getall, { token, body: { list: of } });

  it('are shown to their owner, and shared ones to colleagues, by name', async () => {
    const colleague = await server.addStaff(harbour.marina);
    await saved({ name: 'Own' });
    await saved({ name: 'For all', shared: true });
    await saved({ name: 'Elsewhere', list: 'customers' });
    expect((await list()).items.map(({ name, mine }) => [name, mine])).toEqual([
      ['For all', true],
      ['Own', true],
    ]);
    expect((await list(colleague.token)).items.map(({ name, mine }) => [name, mine])).toEqual([['For all', false]]);
  });

  it('open the list if they are its default: one’s own before a colleague’s', async () => {
    const colleague = await server.addStaff(harbour.marina);
    const shared = await saved({ name: 'For all', shared: true, is_default: true });
    expect((await list(colleague.token)).default_id).toBe(shared);
    const own = await saved({ name: 'Mine', is_default: true }, colleague.token);
    expect((await list(colleague.token)).default_id).toBe(own);
    expect((await list()).default_id).toBe(shared);
  });

  it('open the list for colleagues only if a manager says so', async () => {
    const viewer = await server.addStaff(harbour.marina, VIEWER);
    const refused = { status: 403, body: { error_type: 'VIEW_DEFAULT_FOR_MANAGERS' } };
    expect(await save({ shared: true, is_default: true }, viewer.token)).toMatchObject(refused);
    const id = await saved({ shared: true }, viewer.token);
    expect(await save({ id, shared: true, is_default: true }, viewer.token)).toMatchObject(refused);
    await saved({ id, is_default: true }, viewer.token);
    expect((await list()).default_id).toBeNull();
  });

  it('keep no search text, and are not readable in the log', async () => {
    const id = await saved({ name: 'Boats of Mrs Quillon', query: 'search=Zephyrine&tab=PENDING', shared: true });
    expect((await list()).items).toMatchObject([{ id, query: 'tab=PENDING' }]);
    const logged: string[] = [];
    for await (const event of server.engines.eventStore.readStream(`savedview-${id}`, {})) {
      logged.push(JSON.stringify(event));
    }
    expect(logged).toHaveLength(1);
    expect(logged.join()).not.toMatch(/Zephyrine|Quillon/);
  });

  it('go with the user who leaves; shared ones pass to the managers of the marina', async () => {
    const leaving = await server.addStaff(harbour.marina, VIEWER, { role: 'secondary' });
    const viewer = await server.addStaff(harbour.marina, VIEWER);
    await saved({ name: 'Own' }, leaving.token);
    const id = await saved({ name: 'For all', shared: true }, leaving.token);
    await server.must(userApi.delete, { token: harbour.token, body: { user_id: leaving.id } });
    await server.settled();
    expect((await list(viewer.token)).items).toMatchObject([{ id, mine: false }]);
    expect((await list()).items).toMatchObject([{ id, mine: true }]);
    const body = { view_id: id };
    expect((await server.call(viewApi.delete, { token: viewer.token, body })).status).toBe(404);
    await saved({ id, name: 'Of the manager', shared: true });
    const other = await server.addStaff(harbour.marina);
    expect((await list(other.token)).items).toMatchObject([{ id, name: 'Of the manager', mine: false }]);
    await server.must(viewApi.delete, { token: harbour.token, body });
    expect((await list(viewer.token)).items).toEqual([]);
  });

  it('are all shown to their owner, however many colleagues share', async () => {
    const colleague = await server.addStaff(harbour.marina);
    const mine = await saved({ name: 'Zulu' });
    const many = Array.from({ length: 200 }, (_, at) => saved({ name: `A ${at}`, shared: true }, colleague.token));
    await Promise.all(many);
    await server.settled();
    const { items } = await list();
    expect(items).toHaveLength(201);
    expect(items.at(-1)).toMatchObject({ id: mine, mine: true });
  });

  it('of the reports that passed to the marina are mailed to the manager who sets the mail', async () => {
    const leaving = await server.addStaff(harbour.marina, VIEWER, { role: 'secondary' });
    const view = { list: 'reports' as const, name: 'Nights', query: 'report=occupancy', shared: true };
    const id = await saved({ ...view, mail: 'WEEK' }, leaving.token);
    await server.must(userApi.delete, { token: harbour.token, body: { user_id: leaving.id } });
    await server.settled();
    const mailed = async () => {
      const views = await server.app.get(QueryBus, { strict: false }).execute(new ListMailedViews());
      return views.filter((one) => one.id === id);
    };
    expect(await mailed()).toEqual([]);
    await saved({ ...view, id, mail: 'MONTH' });
    await server.settled();
    const { user } = await server.must(sessionApi.self, { token: harbour.token });
    expect(await mailed()).toMatchObject([{ user_id: user.id, mail: 'MONTH', name: 'Nights' }]);
  });

  it('are changed and deleted by their owner only', async () => {
    const colleague = await server.addStaff(harbour.marina);
    const id = await saved({ shared: true });
    const change = { id, name: 'Later', shared: true };
    expect((await save(change, colleague.token)).body).toMatchObject({ error_type: 'VIEW_NOT_FOUND' });
    await saved(change);
    expect((await list()).items.map(({ name }) => name)).toEqual(['Later']);
    const { status } = await server.call(viewApi.delete, { token: colleague.token, body: { view_id: id } });
    expect(status).toBe(404);
    await server.must(viewApi.delete, { token: harbour.token, body: { view_id: id } });
    expect((await list()).items).toEqual([]);
  });

  it('stay in their marina, and are in its history', async () => {
    const { token } = harbour;
    await saved({ name: 'For all', shared: true });
    const { items } = await server.must(auditApi.getall, { token, body: { filter: { kind: 'saved_view' } } });
    expect(items.map(({ title, record_label }) => [title, record_label])).toEqual([['List view saved', 'For all']]);
    await inHarbour();
    expect((await list()).items).toEqual([]);
  });

  it('are kept by administrators in no marina', async () => {
    const { token } = await server.addAdmin();
    const id = await saved({ list: 'reservations_admin', name: 'All late' }, token);
    expect((await list(token, 'reservations_admin')).items).toMatchObject([{ id, name: 'All late', mine: true }]);
    await server.must(viewApi.delete, { token, body: { view_id: id } });
  });

  it('refuse names, addresses and mails that make no sense', async () => {
    const wrong = async (view: Partial<SaveView>) => (await save(view)).body as { errors?: { code: string }[] };
    expect((await wrong({ name: ' ' })).errors).toMatchObject([{ code: 'viewNameRequired' }]);
    expect((await wrong({ query: 'a=1#<script>' })).errors).toMatchObject([{ code: 'viewQueryInvalid' }]);
    expect((await wrong({ mail: 'WEEK' })).errors).toMatchObject([{ code: 'onlyReportsMailed' }]);
  });
});
