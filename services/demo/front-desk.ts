import { trafficEventIdOf } from '../../contracts/traffic/rules/traffic-event-id.js';
import type * as z from 'zod';
import { FindBoater } from '../../contracts/customers/queries.js';
import { messageApi } from '../../contracts/messages/api.js';
import {
  boaterReservationApi,
  counterApi,
  reservationApi,
  reservationPriceApi,
} from '../../contracts/reservations/api.js';
import { FindOpenBalances } from '../../contracts/reservations/queries.js';
import type { CreateReservation } from '../../contracts/reservations/create.js';
import type { paymentForm } from '../../contracts/reservations/payment-form.js';
import type { updateReservation } from '../../contracts/reservations/update.js';
import type { AttachmentType } from '../../contracts/reservations/vocabulary-schemas.js';
import { trafficApi } from '../../contracts/traffic/api.js';
import type { TrafficType } from '../../contracts/traffic/traffic.js';
import type { Route } from '../../contracts/vocabulary/route.js';
import { commandId, type DemoWorld, unlessRefused } from './demo-world.js';
import { scannedPaper } from './scanned-paper.js';
import { stayForm, type Visit } from './visit.js';
import { answers, cancellations, notes, questions, requirements, wishes } from './words/letters.js';

type Update = z.input<typeof updateReservation>;
type Action = Update['action'];
type Payload<A extends Action> = Extract<Update, { action: A }>['payload'];
type Payment = z.input<typeof paymentForm>;

/** A reservation that was created. */
export interface Booking {
  readonly id: string;
  readonly link_token: string;
  readonly source: 'BOATER' | 'MARINA';
}

const counterMethods = [
  [6, 'CARD'],
  [3, 'CASH'],
  [1, 'TRANSFER'],
] as const;

/**
 * The actions of one visit, by boater and staff. Each returns null if it was refused, so that the course can take
 * another turn.
 */
export class FrontDesk {
  private step = 0;
  private readonly token: string;

  constructor(
    private readonly world: DemoWorld,
    private readonly visit: Visit,
  ) {
    this.token = visit.chance.pick(visit.marina.staff);
  }

  /** A boater requests a berth with the form on the marina's page, or books instantly. */
  async request(instantly = false): Promise<Booking | null> {
    const { chance, marina, person } = this.visit;
    const body = {
      ...stayForm(this.visit),
      marina_code: marina.code,
      notes: chance.happens(0.2) ? chance.pick(wishes[person.contact.language]) : '',
      additional_requirements: chance.happens(0.2) ? [chance.pick(requirements)] : [],
    };
    const route = instantly ? boaterReservationApi.instantBook : boaterReservationApi.request;
    const answer = await this.call(route, body);
    if (answer === null) return null;
    const { showcase: who, writes = false, name: visit } = this.visit;
    const about = { marina_code: marina.code, visit };
    if (who !== undefined) this.world.links.push({ token: answer.link_token, who });
    if (writes) this.world.writers.push({ ...about, token: answer.link_token, contact: person.contact });
    return { ...answer, source: 'BOATER' };
  }

  /** Staff enter a reservation for a boater on the phone or at the desk. */
  async enter(action: CreateReservation['action'], payment: Payment, cardNumber?: string): Promise<Booking | null> {
    const { chance } = this.visit;
    const answer = await this.call(
      reservationApi.create,
      {
        ...stayForm(this.visit),
        action,
        payment,
        internal_notes: chance.happens(0.1) ? chance.pick(notes) : '',
        card_number: cardNumber,
      },
      this.token,
    );
    if (answer === null) return null;
    const link_token = await this.world.host.linkToken(answer.id);
    return { id: answer.id, link_token, source: 'MARINA' };
  }

  /** The price by the marina's plan, in the form's shape. */
  async price(method: Payment['method']): Promise<Payment> {
    const { start_date, end_date, person, marina } = this.visit;
    const { length, beam, hull_type, type } = person.boat;
    const body = { start_date, end_date, vessel: { length, beam, hull_type, type } };
    const price = await this.world.host.client.must(reservationPriceApi.calculatePrice, {
      body,
      token: this.token,
      commandId: '',
    });
    const { deposit_type, amount } = price.deposit_rule;
    return {
      method,
      currency: marina.currency,
      price_per_night: price.price_per_night,
      marina_discount_percent: price.discount_percent,
      deposit: { type: deposit_type, amount },
      custom_surcharges: price.available_custom_surcharges,
    };
  }

  /** One of the actions of the reservation page. */
  async act<A extends Action>(booking: Booking, action: A, payload: Payload<A>): Promise<boolean> {
    const route = booking.source === 'BOATER' ? reservationApi.update : reservationApi.updateMarinaMode;
    const body = { reservation_id: booking.id, action, payload } as Update;
    return (await this.call(route, body, this.token)) !== null;
  }

  async suggest(booking: Booking, dates: readonly { start_date: string; end_date: string }[]): Promise<boolean> {
    const body = { reservation_id: booking.id, suggested_dates: [...dates] };
    return (await this.call(reservationApi.suggestDates, body, this.token)) !== null;
  }

  async acceptPrice({ link_token }: Booking): Promise<boolean> {
    return (await this.call(boaterReservationApi.acceptPrice, undefined, link_token)) !== null;
  }

  async acceptDates({ link_token }: Booking, dates: { start_date: string; end_date: string }): Promise<boolean> {
    return (await this.call(boaterReservationApi.acceptDates, dates, link_token)) !== null;
  }

  async pay({ id, link_token }: Booking): Promise<boolean> {
    if ((await this.call(boaterReservationApi.pay, {}, link_token)) === null) return false;
    const { code } = this.visit.marina;
    this.world.paid.set(code, [...(this.world.paid.get(code) ?? []), id]);
    return true;
  }

  /** Cancels a reservation, or declines an offer. */
  async cancelAsBoater({ link_token }: Booking): Promise<boolean> {
    const reason = this.visit.chance.pick(cancellations[this.visit.person.contact.language]);
    return (await this.call(boaterReservationApi.cancel, { reason }, link_token)) !== null;
  }

  async handIn({ link_token }: Booking, attachment_type: AttachmentType): Promise<boolean> {
    const { person, name } = this.visit;
    const file = scannedPaper(attachment_type, `${person.boat.name} (${name})`);
    const answer = await this.world.host.client.call(boaterReservationApi.addDocument, {
      body: { attachment_type },
      token: link_token,
      commandId: this.next(),
      file,
    });
    return unlessRefused(this.world, answer) !== null;
  }

  /** Staff record an arrival or a departure; on a day of change they often record the boat that leaves last. */
  async see(type: TrafficType, { id }: Booking): Promise<boolean> {
    const beside = type === 'ARRIVAL' ? { berth_shared: true } : {};
    const body = { traffic_event_id: trafficEventIdOf(type, id), action: 'CONFIRM' as const, ...beside };
    return (await this.call(trafficApi.update, body, this.token)) !== null;
  }

  /** The boater pays at the counter what is left of the price. */
  async payTheRest({ id: reservation_id }: Booking): Promise<void> {
    const { host } = this.world;
    const asked = { marina_id: this.visit.marina.id, reservation_ids: [reservation_id] };
    const rest = (await host.ask(new FindOpenBalances(asked))).get(reservation_id);
    if (rest === undefined) return;
    const method = this.visit.chance.weighted(counterMethods);
    const body = { reservation_id, amount: rest.amount, method, received_on: host.clock.nowIso().slice(0, 10) };
    await this.call(counterApi.recordPayment, body, this.token);
  }

  /** The boater writes. */
  async ask({ link_token }: Booking): Promise<boolean> {
    const text = this.visit.chance.pick(questions[this.visit.person.contact.language]);
    return (await this.call(boaterReservationApi.message, { text }, link_token)) !== null;
  }

  async reply(booking: Booking): Promise<boolean> {
    const { chance, person, marina } = this.visit;
    const { email, language } = person.contact;
    const known = await this.world.host.ask(new FindBoater({ marina_id: marina.id, email }));
    const boater_id = known?.boater.id ?? '';
    const body = { boater_id, reservation_id: booking.id, text: chance.pick(answers[language]) };
    return (await this.call(messageApi.create, body, this.token)) !== null;
  }

  private async call<B extends z.ZodType, A extends z.ZodType>(
    route: Route<B, A>,
    body: z.input<B> | undefined,
    token?: string,
  ): Promise<Exclude<z.output<A>, { refused: true }> | null> {
    const answer = await this.world.host.client.call(route, {
      commandId: this.next(),
      body,
      token,
    });
    return unlessRefused(this.world, answer);
  }

  private next(): string {
    this.step += 1;
    return commandId(this.world, this.visit.name, this.step);
  }
}
