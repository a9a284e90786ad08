import { describe, expect, it } from '@jest/globals';
import { customerListApi } from '../../contracts/customers/api.js';
import { cardApi, invitationApi, requestApi } from '../../contracts/memberships/api.js';
import { eventsOf, openHarbour, somebody } from '../fixtures/harbour.js';
import { harbour, harbourForEachTest, inHarbour, server } from '../fixtures/harbour-for-each-test.js';
import { VIEWER } from '../fixtures/permissions.js';

harbourForEachTest();

describe('invitations to the membership', () => {
  const boat = { name: 'Alouette', length: 9, beam: 3, draft: 1.5 };
  const holder = somebody();
  const invite = (emails: string[], token = harbour.token, headers = {}) =>
    server.call(invitationApi.invite, { token, headers, body: { emails } });
  const info = (token = harbour.token) => server.must(invitationApi.info, { token });
  const addCard = (email: string) => {
    const { first_name, last_name } = holder;
    const boaters = [{ first_name, last_name, email }];
    return server.must(cardApi.add, { token: harbour.token, body: { vessel: boat, boaters, membership: {} } });
  };
  const mailsTo = async (to: string) => {
    const { outbox } = server.engines;
    if (outbox === null) throw new Error('this server keeps no mails');
    const { items } = await outbox.list({ marina_ids: [harbour.marina], to, page: 1, page_size: 20 });
    return Promise.all(items.map(({ id }) => outbox.get(id)));
  };

  it('are sent to every good address once, with a code, and name the reason for each of the others', async () => {
    const member = somebody().email;
    await addCard(member);
    await server.settled();
    const good = somebody().email;
    const { status, body } = await invite([good, 'goulven@example', ` ${good.toUpperCase()} `, member]);
    expect(status).toBe(200);
    expect(body).toEqual({
      success_boaters: [{ email: good }],
      failed_boaters: [
        { email: 'goulven@example', reason: 'INVALID' },
        { email: good, reason: 'DUPLICATE' },
        { email: member, reason: 'ALREADY_MEMBER' },
      ],
      totals: { sent: 1, failed: 3 },
    });
    await server.settled();
    const shown = await info();
    expect(shown).toMatchObject({
      referral: { valid_until: '2027-12-31', used: 0 },
      berth_holders: 1,
      invited: 1,
      joined: 0,
    });
    const mails = await mailsTo(good);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(shown.referral?.code);
  });

  it('go out once when the same send arrives twice', async () => {
    const email = somebody().email;
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    await invite([email], harbour.token, headers);
    expect((await invite([email], harbour.token, headers)).body.totals).toEqual({ sent: 1, failed: 0 });
    expect(await mailsTo(email)).toHaveLength(1);
    await invite([email]);
    await server.settled();
    expect(await mailsTo(email)).toHaveLength(2);
    expect((await info()).invited).toBe(1);
  });

  it('count as joined when the holder of the address receives a card', async () => {
    const email = somebody().email;
    await invite([email]);
    await addCard(email);
    await server.settled();
    expect(await info()).toMatchObject({ invited: 1, joined: 1 });
    await addCard(somebody().email);
    await server.settled();
    const body = { filter: { member_types: ['popeye' as const] } };
    const { items } = await server.must(customerListApi.residents, { token: harbour.token, body });
    expect(items.map((row) => row.email)).toEqual([email]);
  });

  it('have a code that a boater enters with a request; another code is refused', async () => {
    const { code, valid_until } = await server.must(invitationApi.generateCode, { token: harbour.token });
    expect(code).toMatch(/^[A-Z]{3}-[2-9A-Z]{4}$/);
    expect(valid_until).toBe('2027-12-31');
    const { link } = await harbour.request({ boater: somebody() });
    await server.settled();
    const file = (referral_code: string) =>
      server.call(requestApi.file, { token: link, body: { kind: 'MEMBERSHIP', referral_code } });
    expect(await file('XXX-0000')).toMatchObject({ status: 409, body: { error_type: 'REFERRAL_CODE_UNKNOWN' } });
    expect((await file(code.toLowerCase())).status).toBe(200);
    await server.settled();
    expect((await info()).referral).toMatchObject({ code, used: 1 });
    const requests = await server.must(requestApi.membershipRequests, { token: harbour.token, body: {} });
    expect(requests.items).toMatchObject([{ kind: 'MEMBERSHIP', referral_code: code }]);
    const next = await server.must(invitationApi.generateCode, { token: harbour.token });
    expect(next.code).not.toBe(code);
    expect((await info()).referral).toMatchObject({ code: next.code, used: 0 });
  });

  it('leave no mail address in the log', async () => {
    const email = somebody().email;
    await invite([email]);
    await server.settled();
    const events = await eventsOf(server, `referral-${harbour.marina}`);
    expect(events.map(({ type }) => type)).toEqual(['ReferralCodeGenerated']);
    const text: string[] = [];
    for await (const event of server.engines.eventStore.readAll({ after: 0 })) text.push(JSON.stringify(event));
    expect(text.filter((event) => event.includes(email))).toEqual([]);
  });

  it('are sent by users who may write residents’ records, in marinas of the association', async () => {
    const viewer = await server.addStaff(harbour.marina, VIEWER);
    expect((await invite([somebody().email], viewer.token)).status).toBe(403);
    const other = await openHarbour(server);
    await invite([somebody().email]);
    await server.settled();
    expect(await info(other.token)).toMatchObject({ referral: null, invited: 0 });
    await inHarbour({ marina: { association_code: null } });
    expect((await invite([somebody().email])).body).toMatchObject({ error_type: 'MEMBERSHIPS_NOT_AVAILABLE' });
  });

  it('are at most 200 in one send', async () => {
    const emails = Array.from({ length: 201 }, (_, index) => `berth-${index}@invited.example`);
    expect((await invite(emails)).status).toBe(400);
  });
});
