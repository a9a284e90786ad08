import { describe, expect, it } from '@jest/globals';
import { reservationApi } from '../../contracts/reservations/api.js';
import { ContactDisclosureJob } from '../../services/reservations/policies/contact-disclosure-job.js';
import { type Asked, PRICE, somebody } from '../fixtures/harbour.js';
import { harbour, harbourForEachTest, inHarbour, server } from '../fixtures/harbour-for-each-test.js';
import { eventsOf } from '../fixtures/harbour.js';

const marina = { permissions: { reservation: true, inventory: true, hide_contact_details: true } };
harbourForEachTest({ marina });

const soon = { start_date: '2027-06-03', end_date: '2027-06-05' };
const later = { start_date: '2027-06-04', end_date: '2027-06-06' };

async function phoneOf(asked: Asked): Promise<string | null> {
  await server.settled();
  return (await harbour.show(asked)).boater.phone;
}

const reasonsFor = async (asked: Asked) => {
  const { boater } = await harbour.show(asked);
  const events = await eventsOf(server, `boater-${boater.id}`);
  return events.filter(({ type }) => type === 'BoaterContactRevealed').map(({ data }) => data);
};

describe('hidden contact details', () => {
  it('are shown of whoever asks for a stay that begins within two days, and the history keeps why', async () => {
    const boater = somebody();
    const [tonight, afterwards] = [await harbour.request({ boater, ...soon }), await harbour.request({ ...later })];
    expect(await phoneOf(tonight)).toBe(boater.phone);
    expect(await reasonsFor(tonight)).toMatchObject([{ reason: 'begins_soon' }]);
    expect(await phoneOf(afterwards)).toMatch(/^\+\*+$/);
    expect(await reasonsFor(afterwards)).toEqual([]);
  });

  it('are shown once the day of arrival comes near, by the job, once', async () => {
    const boater = somebody();
    const asked = await harbour.request({ boater, ...later });
    server.clock.set('2027-06-02T08:00:00.000Z');
    const job = server.app.get(ContactDisclosureJob, { strict: false });
    await job.run();
    await job.run();
    expect(await phoneOf(asked)).toBe(boater.phone);
    expect(await reasonsFor(asked)).toMatchObject([{ reason: 'begins_soon' }]);
  });

  it('are shown of a boater on record whom the desk sends a price after a call', async () => {
    const boater = somebody();
    const asked = await harbour.request({ boater });
    const { id } = (await harbour.show(asked)).boater;
    const { first_name, last_name } = boater;
    await server.settled();
    const offered = await harbour.created('NOTIFY', {
      boater: { id, first_name, last_name },
      ...later,
      payment: PRICE,
    });
    expect(await phoneOf(offered)).toBe(boater.phone);
    expect(await reasonsFor(offered)).toMatchObject([{ reason: 'booked_by_marina' }]);
  });

  it('stay hidden until the approval where the marina says so', async () => {
    await inHarbour({ marina, settings: { contacts_shown_days: null } });
    const boater = somebody();
    const asked = await harbour.request({ boater, ...soon });
    expect(await phoneOf(asked)).toMatch(/^\+\*+$/);
    const { id } = (await harbour.show(asked)).boater;
    const { first_name, last_name } = boater;
    const offered = await harbour.created('NOTIFY', {
      boater: { id, first_name, last_name },
      ...later,
      payment: PRICE,
    });
    expect(await phoneOf(offered)).toMatch(/^\+\*+$/);
  });
});

describe('the contacts for the export of the list', () => {
  const contactsOf = async (...asked: readonly Asked[]) => {
    await server.settled();
    const body = { reservation_ids: asked.map(({ id }) => id) };
    return (await server.must(reservationApi.contacts, { token: harbour.token, body })).items;
  };

  it('are masked where the page of the reservation masks them, and are those of its own marina only', async () => {
    const [soonHere, hidden] = [somebody(), somebody()];
    const [tonight, afterwards] = [
      await harbour.request({ boater: soonHere, ...soon }),
      await harbour.request({ boater: hidden, ...later }),
    ];
    const shown = await contactsOf(tonight, afterwards);
    expect(shown).toHaveLength(2);
    expect(shown).toContainEqual({ reservation_id: tonight.id, email: soonHere.email, phone: soonHere.phone });
    expect(shown.find(({ reservation_id }) => reservation_id === afterwards.id)).toMatchObject({
      email: expect.stringMatching(/^\w\*+$/),
      phone: expect.stringMatching(/^\+\*+$/),
    });
    await inHarbour();
    expect(await contactsOf(tonight)).toEqual([]);
  });
});

describe('a telephone number that a known boater gives with a new request', () => {
  it('stands beside the one on record until the desk takes it over, and is never dropped', async () => {
    await inHarbour();
    const boater = somebody();
    const first = await harbour.request({ boater });
    const again = await harbour.request({ boater: { ...boater, phone: '+33611223344' }, ...later });
    await server.settled();
    const both = await harbour.show(again);
    expect([both.boater.phone, both.given_phone]).toEqual([boater.phone, '+33611223344']);
    expect((await harbour.show(first)).given_phone).toBeNull();
    await server.must(reservationApi.adoptPhone, { token: harbour.token, body: { reservation_id: again.id } });
    await server.settled();
    const taken = await harbour.show(again);
    expect([taken.boater.phone, taken.given_phone]).toEqual(['+33611223344', null]);
    // The earlier request keeps what it said.
    expect((await harbour.show(first)).given_phone).toBe(boater.phone);
  });
});
