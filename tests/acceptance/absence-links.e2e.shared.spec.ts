import { describe, expect, it } from '@jest/globals';
import { absenceApi, holderAbsenceApi } from '../../contracts/absences/api.js';
import { chainApi } from '../../contracts/identity/api.js';
import { erasingApi } from '../../contracts/customers/api.js';
import { IssueAbsenceLink } from '../../contracts/absences/commands.js';
import { isRefusal } from '../../contracts/vocabulary/refusal.js';
import { freshId } from '../../services/platform/event-sourcing/derived-id.js';
import {
  absentHolderForEachTest,
  berthHolder,
  plans,
  reported,
  resident,
  show,
  stay,
} from '../fixtures/absent-holder.js';
import { PRICE } from '../fixtures/harbour.js';
import { harbour, server } from '../fixtures/harbour-for-each-test.js';
import { PASSWORD } from '../fixtures/marina-server.js';

absentHolderForEachTest();

const mailsTo = async (to: string) => {
  await server.settled();
  const sent = await server.engines.outbox?.list({ marina_ids: [harbour.marina], page: 1, page_size: 50 });
  return (sent?.items ?? []).filter((mail) => mail.to === to);
};

describe("the berth holder's link", () => {
  const sendLink = (body = {}) =>
    server.call(absenceApi.sendLink, {
      token: harbour.token,
      body: { vessel_id: resident.vessel_id, ...body },
    });
  const linkOf = async (holder: { boater_id: string; vessel_id: string }) => {
    const issued = await server.execute(new IssueAbsenceLink(holder, server.context({ marina_id: harbour.marina })));
    if (isRefusal(issued)) throw new Error(issued.code);
    return issued.link.split('/').at(-1)!;
  };
  const page = (token: string) => server.call(holderAbsenceApi.get, { token });
  const email = () => resident.email;

  it('is mailed, and opens a page on which the holder files, changes and withdraws', async () => {
    expect((await sendLink()).status).toBe(200);
    const [mail] = await mailsTo(email());
    expect(mail).toMatchObject({ subject: 'Report when Havørn is away' });
    const token = await linkOf(resident);
    expect((await server.engines.outbox?.get(mail!.id))?.text).toContain(`/away/${token}`);
    expect((await page(token)).body).toMatchObject({
      first_name: 'Olav',
      vessel_name: 'Havørn',
      berth_name: 'A1',
      absences: [],
    });

    const filed = await server.must(holderAbsenceApi.create, { token, body: plans });
    expect((await show(filed.id)).body).toMatchObject({ updated_by: 'BOATER', berth_name: 'A1' });
    expect((await page(token)).body.absences).toMatchObject([
      { absence_report_id: filed.id, ...plans, nights: 10, tab: 'UPCOMING', updated_by: 'BOATER' },
    ]);
    const body = { absence_report_id: filed.id, ...plans, return_date: '2027-06-15' };
    expect((await server.call(holderAbsenceApi.edit, { token, body })).status).toBe(200);
    expect((await show(filed.id)).body).toMatchObject({ return_date: '2027-06-15' });
    const { id: absence_report_id } = filed;
    expect((await server.call(holderAbsenceApi.delete, { token, body: { absence_report_id } })).status).toBe(200);
    expect((await page(token)).body.absences).toEqual([]);
  });

  it('stays open when a former contact of the boat gets mail about an absence', async () => {
    const token = await linkOf(resident);
    const former = await berthHolder('Kaia', 'Lund', 'Terna', null);
    const holder = { vessel_id: resident.vessel_id, boater_id: former.boater_id };
    const issued = await server.execute(new IssueAbsenceLink(holder, server.context({ marina_id: harbour.marina })));
    expect(issued).toMatchObject({ code: 'NOT_A_VESSEL_CONTACT' });
    expect((await page(token)).status).toBe(200);
  });

  it('opens nothing while the marina has no absence reports', async () => {
    const token = await linkOf(resident);
    const { token: administrator } = await server.addAdmin();
    const may = (absence_report: boolean) => ({
      token: administrator,
      body: { edit_marina_id: harbour.marina, permissions: { absence_report, inventory: true } },
    });
    await server.must(chainApi.permissions, may(false));
    await server.settled();
    expect((await page(token)).status).toBe(401);
    expect((await server.call(holderAbsenceApi.create, { token, body: plans })).status).toBe(401);
    await server.must(chainApi.permissions, may(true));
    await server.settled();
    expect((await page(token)).status).toBe(200);
  });

  it('goes out with a report if staff wish so', async () => {
    await reported({ send_link: true });
    expect(await mailsTo(email())).toHaveLength(1);
    expect((await mailsTo(email()))[0]!.subject).toBe('Report when Havørn is away');
  });

  it('never takes a berth from a visitor', async () => {
    const id = await reported();
    await harbour.approved(stay('2027-06-12', '2027-06-15'), PRICE, harbour.berth('A1'));
    const token = await linkOf(resident);
    const body = { absence_report_id: id };
    const refused = await server.call(holderAbsenceApi.delete, { token, body });
    expect(refused).toMatchObject({ status: 409, body: { error_type: 'ABSENCE_IN_USE' } });
  });

  it('opens one vessel only', async () => {
    await harbour.addBerth('A', 2);
    const other = await berthHolder('Kaia', 'Lund', 'Terna', 'A2');
    const id = await reported();
    const token = await linkOf(other);
    expect((await page(token)).body).toMatchObject({ vessel_name: 'Terna', absences: [] });
    const body = { absence_report_id: id };
    expect((await server.call(holderAbsenceApi.delete, { token, body })).status).toBe(404);
    expect((await server.call(holderAbsenceApi.edit, { token, body: { ...body, ...plans } })).status).toBe(404);
  });

  it('opens nothing after it expired, was revoked or forged, or once the boater was erased', async () => {
    const token = await linkOf(resident);
    expect((await page(`${token}x`)).status).toBe(401);
    expect((await page(token.replace('.1.', '.2.'))).status).toBe(401);
    server.clock.set('2027-08-30T08:00:00.000Z');
    expect((await page(token)).status).toBe(401);
    server.clock.set('2027-06-02T08:00:00.000Z');
    expect((await page(token)).status).toBe(200);
    const revoke = { token: harbour.token, body: { vessel_id: resident.vessel_id } };
    expect((await server.call(absenceApi.revokeLink, revoke)).status).toBe(200);
    expect((await page(token)).status).toBe(401);
    const again = await linkOf(resident);
    expect((await page(again)).status).toBe(200);
    expect((await page(token)).status).toBe(401);
    const admin = await server.addAdmin();
    await server.must(erasingApi.erase, {
      token: admin.token,
      headers: { 'X-Marina-Id': harbour.marina },
      body: { boater_id: resident.boater_id, password: PASSWORD },
    });
    expect((await page(again)).status).toBe(401);
  });

  it('is shown to staff, who may revoke it, and nobody of another marina may', async () => {
    const id = await reported();
    expect((await show(id)).body).toMatchObject({ link: null });
    await sendLink();
    expect((await show(id)).body).toMatchObject({ link: { sent_at: server.clock.nowIso(), state: 'VALID' } });
    const other = await server.addStaff(await server.openMarina());
    const body = { vessel_id: resident.vessel_id };
    expect((await server.call(absenceApi.revokeLink, { token: other.token, body })).status).toBe(404);
    expect((await server.call(absenceApi.sendLink, { token: other.token, body })).status).toBe(404);
    await server.must(absenceApi.revokeLink, { token: harbour.token, body });
    expect((await show(id)).body).toMatchObject({ link: { state: 'REVOKED' } });
  });

  it('goes to a contact of the vessel', async () => {
    expect((await sendLink({ boater_id: freshId() })).body.error_type).toBe('NOT_A_VESSEL_CONTACT');
    expect((await sendLink({ vessel_id: freshId() })).body.error_type).toBe('VESSEL_NOT_FOUND');
  });
});
