import { beforeEach, describe, expect, it } from '@jest/globals';
import { boaterApi, customerListApi, vesselApi } from '../../contracts/customers/api.js';
import { cardApi } from '../../contracts/memberships/api.js';
import { messageApi } from '../../contracts/messages/api.js';
import { trafficApi } from '../../contracts/traffic/api.js';
import { harbour, harbourForEachTest, server } from '../fixtures/harbour-for-each-test.js';
import { somebody, STAY, WEEK_LATER } from '../fixtures/harbour.js';

/** A marina of the association, so that it has cards. */
const TEM = { marina: { association_code: 'TEM' as const, name: 'Port Neuf' } };

interface Resident {
  readonly id: string;
  readonly vessel_id: string;
}

describe("the customers' tables", () => {
  harbourForEachTest(TEM);

  let token: string;
  beforeEach(() => {
    token = harbour.token;
  });

  async function resident(boat: string, last_name: string, more: object = {}): Promise<Resident> {
    const body = {
      first_name: 'Ana',
      last_name,
      email: `${last_name.toLowerCase()}@example.org`,
      relation_type: 'RESIDENT' as const,
    };
    const { id } = await server.must(boaterApi.add, { token, body });
    const vessel = { name: boat, length: 11.4, beam: 3.85, draft: 1.9, type: 'SAIL' as const, ...more };
    const { id: vessel_id } = await server.must(vesselApi.add, { token, body: { boater_id: id, vessel } });
    return { id, vessel_id };
  }
  const card = async ({ id, vessel_id }: Resident, membership: object = {}) =>
    (
      await server.must(cardApi.add, {
        token,
        body: { vessel: { vessel_id }, boaters: [{ boater_id: id }], membership },
      })
    ).id;
  const setStatus = (customer_id: string, new_status: 'active' | 'disabled' | 'archived') =>
    server.must(cardApi.changeStatus, { token, body: { customer_id, new_status } });
  const residents = (body: object = {}) => server.must(customerListApi.residents, { token, body });
  const boats = async (body: object = {}) => (await residents(body)).items.map(({ boat_name }) => boat_name);
  const visitors = (body: object = {}) => server.must(customerListApi.visitors, { token, body });

  describe('residents', () => {
    it('show boat, holder, home marina and the card that counts', async () => {
      const ines = await resident('Belle Étoile', 'Delacroix');
      await card(ines, { expires_on: '2027-12-31', auto_renew: true });
      const { items, total, counts } = await residents();
      expect(items).toMatchObject([
        {
          id: ines.id,
          full_name: 'Ana Delacroix',
          email: 'delacroix@example.org',
          vessel_id: ines.vessel_id,
          boat_name: 'Belle Étoile',
          vessel_type: 'SAIL',
          vessel_length: 11.4,
          vessel_beam: 3.85,
          vessel_draft: 1.9,
          home_marina: { name: 'Port Neuf', verified: true },
          membership_card: { status: 'active', expires_on: '2027-12-31', auto_renew: true, nights_available: 5 },
        },
      ]);
      expect({ total, counts }).toEqual({ total: 1, counts: { residents: 1, visitors: 0, archived: 0 } });
    });

    it('are sorted by home marina, those of one marina by boat, and visitors with cards after the residents', async () => {
      for (const [boat, name] of [
        ['Cormoran', 'Aa'],
        ['Alcyon', 'Bb'],
        ['Bora', 'Cc'],
      ] as const) {
        await setStatus(await card(await resident(boat, name)), 'archived');
      }
      const guest = await resident('Aar', 'Dd', { home_marina_name: 'Brest' });
      await setStatus(await card(guest), 'archived');
      await server.must(boaterApi.update, { token, body: { boater_id: guest.id, relation_type: 'VISITOR' } });
      const by = (direction: 'asc' | 'desc') => ({ sort: { field: 'home_marina' as const, direction } });
      expect(await boats(by('asc'))).toEqual(['Alcyon', 'Bora', 'Cormoran']);
      expect(await boats(by('desc'))).toEqual(['Cormoran', 'Bora', 'Alcyon']);
      const archive = await server.must(customerListApi.archived, { token, body: by('asc') });
      expect(archive.items.map(({ boat_name }) => boat_name)).toEqual(['Alcyon', 'Bora', 'Cormoran', 'Aar']);
    });

    it('are filtered by the state of their card, also after its last day, and expired includes archived', async () => {
      await card(await resident('Active', 'Aa'));
      await card(await resident('Ending', 'Bb'), { expires_on: '2027-06-01' });
      await setStatus(await card(await resident('Disabled', 'Cc')), 'disabled');
      await setStatus(await card(await resident('Archived', 'Dd')), 'archived');
      await resident('Cardless', 'Ee');
      const by = (membership: string) => boats({ filter: { membership } });
      expect(await by('all')).toEqual(['Active', 'Archived', 'Cardless', 'Disabled', 'Ending']);
      expect(await by('boaters')).toEqual(['Cardless']);
      expect(await by('active')).toEqual(['Active', 'Ending']);
      expect(await by('expired')).toEqual(['Archived']);
      server.clock.set('2027-06-02T08:00:00.000Z');
      expect(await by('active')).toEqual(['Active']);
      expect(await by('expired')).toEqual(['Archived', 'Ending']);
    });

    it('follow a card that is renewed, archived and restored', async () => {
      const id = await card(await resident('Alcyon', 'Lombardi'), { expires_on: '2027-06-01' });
      server.clock.set('2027-06-02T08:00:00.000Z');
      await server.must(cardApi.renew, { token, body: { customer_id: id } });
      expect(await boats({ filter: { membership: 'active' } })).toEqual(['Alcyon']);
      await setStatus(id, 'archived');
      const archive = await server.must(customerListApi.archived, { token });
      expect(archive).toMatchObject({
        items: [{ boat_name: 'Alcyon', relation_type: 'RESIDENT', membership_card: { status: 'archived' } }],
        total: 1,
        counts: { archived: 1 },
      });
      await setStatus(id, 'active');
      expect(await server.must(customerListApi.archived, { token })).toMatchObject({ items: [], total: 0 });
    });

    it('are filtered by member type, of which several may be chosen', async () => {
      await card(await resident('Carded', 'Aa'));
      await resident('Cardless', 'Bb');
      const asked = await harbour.request();
      const { boater } = await harbour.show(asked);
      await server.must(boaterApi.update, { token, body: { boater_id: boater.id, relation_type: 'RESIDENT' } });
      const by = (...member_types: string[]) => boats({ filter: { member_types } });
      expect(await by('TEM')).toEqual(['Carded']);
      expect(await by('signed')).toEqual(['Petrel']);
      expect(await by('non')).toEqual(['Cardless', 'Petrel']);
      expect(await by('TEM', 'signed')).toEqual(['Carded', 'Petrel']);
      expect(await by()).toHaveLength(3);
    });

    it('are filtered by size and found by boat, person, contact and card number', async () => {
      const small = await resident('Small', 'Petit', { length: 6, beam: 2.5 });
      await resident('Large', 'Grand', { length: 15, beam: 5 });
      await card(small, { card_number: 'PNF0042' });
      expect(await boats({ filter: { vessel_length: { to: 10 } } })).toEqual(['Small']);
      expect(await boats({ filter: { vessel_length: { from: 10, to: 20 } } })).toEqual(['Large']);
      for (const search of ['smal', 'ana petit', 'pnf0042', 'petit@example']) {
        expect(await boats({ search })).toEqual(['Small']);
      }
    });

    it('are sorted by boat, full name and email in both directions', async () => {
      await resident('Zephyr', 'Abel');
      await resident('Éole', 'Zola');
      const sorted = (field: string, direction: string) => boats({ sort: { field, direction } });
      expect(await boats()).toEqual(['Éole', 'Zephyr']);
      expect(await sorted('boat_name', 'desc')).toEqual(['Zephyr', 'Éole']);
      expect(await sorted('full_name', 'asc')).toEqual(['Zephyr', 'Éole']);
      expect(await sorted('email', 'desc')).toEqual(['Éole', 'Zephyr']);
      expect(await sorted('home_marina', 'asc')).toHaveLength(2);
    });

    it('are sorted by a second field where the first is equal, page by page', async () => {
      for (const [boat, name] of [
        ['Alcyon', 'Bb'],
        ['Alcyon', 'Cc'],
        ['Alcyon', 'Aa'],
        ['Bora', 'Dd'],
      ] as const) {
        await resident(boat, name);
      }
      const people = async (direction: 'asc' | 'desc', page: number) => {
        const sort = { field: 'boat_name' as const, then: { field: 'full_name' as const, direction } };
        const { items } = await server.must(customerListApi.residents, { token, body: { sort, page, page_size: 2 } });
        return items.map(({ boat_name, full_name }) => `${boat_name} ${full_name?.split(' ')[1]}`);
      };
      expect(await people('asc', 1)).toEqual(['Alcyon Aa', 'Alcyon Bb']);
      expect(await people('asc', 2)).toEqual(['Alcyon Cc', 'Bora Dd']);
      expect(await people('desc', 1)).toEqual(['Alcyon Cc', 'Alcyon Bb']);
      expect(await people('desc', 2)).toEqual(['Alcyon Aa', 'Bora Dd']);
    });

    it('are sorted by name where they have no boat, page by page', async () => {
      await resident('Alcyon', 'Zola');
      for (const last_name of ['Dd', 'Bb', 'Ee', 'Cc', 'Aa']) {
        const body = {
          first_name: 'Ana',
          last_name,
          email: `${last_name}@example.org`,
          relation_type: 'RESIDENT' as const,
        };
        await server.must(boaterApi.add, { token, body });
      }
      for (const field of ['boat_name', 'home_marina'] as const) {
        const sort = { field, direction: 'asc' as const };
        const pages = [1, 2].map(async (page) => (await residents({ sort, page, page_size: 3 })).items);
        const names = (await Promise.all(pages)).flat().map(({ full_name }) => full_name?.split(' ')[1]);
        expect(names.filter((name) => name !== 'Zola')).toEqual(['Aa', 'Bb', 'Cc', 'Dd', 'Ee']);
      }
    });

    it('refuse filters and orders that do not exist', async () => {
      for (const body of [{ filter: { membership: 'gone' } }, { sort: { field: 'phone' } }, { filter: { age: 3 } }]) {
        const { status } = await server.call(customerListApi.residents, { token, body: body as object });
        expect(status).toBe(400);
      }
    });
  });

  describe('the reports', () => {
    const textOf = ({ content }: { content: string }) => Buffer.from(content, 'base64').toString('utf8').slice(1);

    it('are CSV files of all residents and all visitors, with texts that no spreadsheet runs', async () => {
      const id = await card(await resident('=cmd()', 'Delacroix'), { card_number: 'PNF0043' });
      await setStatus(id, 'disabled');
      const asked = await harbour.approved();
      const residentsFile = await server.must(customerListApi.residentsReport, { token });
      expect(residentsFile.file_name).toBe('all_residents_report-2027-06-01.csv');
      const [titles, row] = textOf(residentsFile).split('\r\n');
      expect(titles).toBe(
        'Boat,Type,Length (m),Beam (m),Draft (m),Full name,Email,Phone,Country,Card,Membership,Valid to,Nights left',
      );
      expect(row).toMatch(
        /^'=cmd\(\),SAIL,11\.4,3\.85,1\.9,Ana Delacroix,delacroix@example\.org,,,PNF0043,disabled,2028-06-01,5$/,
      );
      const headers = { 'Accept-Language': 'de' };
      const visitorsFile = await server.must(customerListApi.visitorsReport, { token, headers });
      expect(visitorsFile.file_name).toBe('all_visitors_report-2027-06-01.csv');
      const [columns, visitor] = textOf(visitorsFile).split('\r\n');
      expect(columns).toBe(
        'Name,E-Mail,Telefon,Land,Boot,Heimathafen,Karte,Mitgliedschaft,Letzter Kontakt,Nächster Besuch,Abreise',
      );
      expect(visitor).toMatch(new RegExp(`,2027-06-01,${STAY.start_date},${STAY.end_date}$`));
      expect(visitor?.split(',')).toHaveLength(11);
      expect((await harbour.show(asked)).start_date).toBe(STAY.start_date);
    });

    it('count no nights of a card that has expired, as the list does', async () => {
      await card(await resident('Albatros', 'Delacroix'), { card_number: 'PNF0044' });
      const nightsOn = async (day: string) => {
        server.clock.set(`${day}T08:00:00.000Z`);
        await server.settled();
        const [, row] = textOf(await server.must(customerListApi.residentsReport, { token })).split('\r\n');
        return row?.split(',').slice(-4);
      };
      expect(await nightsOn('2027-06-01')).toEqual(['PNF0044', 'active', expect.any(String), '5']);
      expect(await nightsOn('2029-06-01')).toEqual(['PNF0044', 'expired', expect.any(String), '0']);
    });

    it('are for marinas of the association only', async () => {
      const other = (await server.addStaff(await server.openMarina({ association_code: 'IGY' }))).token;
      for (const route of [customerListApi.residentsReport, customerListApi.visitorsReport]) {
        const answer = await server.call(route, { token: other });
        expect(answer).toMatchObject({ status: 403, body: { error_type: 'MEMBERSHIPS_NOT_AVAILABLE' } });
      }
    });
  });

  describe('visitors', () => {
    it('show the last interaction and the next stay', async () => {
      const guest = somebody();
      const asked = await harbour.approved({ boater: guest });
      const { boater } = await harbour.show(asked);
      await harbour.created('ADD_TO_WAITING_LIST', { boater: guest, ...WEEK_LATER });
      const { items } = await visitors();
      expect(items).toMatchObject([
        {
          id: boater.id,
          last_interaction_kind: 'waiting',
          next_visit: { reservation_id: asked.id, ...STAY, nights: 3, reservation_status: 'approved' },
        },
      ]);
      await harbour.cancelByBoater(asked, 'ill');
      expect((await visitors()).items).toMatchObject([
        { last_interaction_kind: 'cancelled', next_visit: { ...WEEK_LATER, reservation_status: 'waiting_list' } },
      ]);
    });

    it('are here once their arrival is confirmed, not from the first night that they booked', async () => {
      const { id } = await harbour.approved({ start_date: '2027-06-01', end_date: '2027-06-04' });
      const presence = async () => {
        await server.settled();
        return (await visitors()).items.map(({ next_visit }) => next_visit?.presence);
      };
      expect(await presence()).toEqual(['TO_COME']);
      const body = { traffic_event_id: `arrival-${id}`, action: 'CONFIRM' as const };
      await server.must(trafficApi.update, { token, body });
      expect(await presence()).toEqual(['HERE']);
    });

    it('come first when they wrote last', async () => {
      const first = await harbour.show(await harbour.request());
      server.clock.advance(60_000);
      const second = await harbour.show(await harbour.request());
      const order = async () => (await visitors()).items.map(({ id }) => id);
      expect(await order()).toEqual([second.boater.id, first.boater.id]);
      server.clock.advance(60_000);
      const body = { boater_id: first.boater.id, text: 'Welcome', chat_view: 'General' as const };
      await server.must(messageApi.create, { token, body });
      expect(await order()).toEqual([first.boater.id, second.boater.id]);
      expect((await visitors()).items[0]).toMatchObject({ last_interaction_kind: 'answered' });
    });

    it('are filtered by their membership', async () => {
      await harbour.request();
      expect((await visitors({ membership: 'boaters' })).total).toBe(1);
      expect((await visitors({ membership: 'active' })).total).toBe(0);
    });
  });
});
