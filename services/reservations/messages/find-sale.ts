import type { BoaterContact, PricedOffer } from '../domain/events/event-shapes.js';
import type { BoaterRecord } from '../../../contracts/customers/boater.js';
import { FindBoaters } from '../../../contracts/customers/queries.js';
import { FindMarina } from '../../../contracts/marinas/queries.js';
import { shares } from '../../../contracts/payments/rules/vat.js';
import {
  FindSale,
  type SaleInstalment,
  type SaleLine,
  type SaleOfStay,
} from '../../../contracts/reservations/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { language } from '../../../contracts/vocabulary/languages-schemas.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { bookedStatuses, isOneOf } from '../domain/history.js';
import { instalmentsOfStay } from '../domain/instalments.js';
import {
  fallenThrough,
  heldAmount,
  paidInAll,
  refundedInAll,
  type ReservationState,
  standingCode,
} from '../domain/reservation-state.js';
import { ReservationHistory, type ReservationStory } from '../lookups/reservation-history.js';
import { postalLine } from '../payments/postal-line.js';
import { reservationRecord } from '../records/reservation-record.js';

@QueryHandler(FindSale)
export class FindSaleHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly history: ReservationHistory,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  async execute({ input }: FindSale): Promise<BusAnswer<FindSale>> {
    const { marina_id, reservation_id } = input;
    const { state } = await this.streams.load(reservationRecord, reservation_id);
    if (state.reservation_id === null || state.marina_id !== marina_id) return null;
    const marina = await this.queries.execute(new FindMarina(marina_id));
    if (marina === null) return null;
    const { boater_id, paid_by } = state;
    const another = paid_by === undefined || paid_by === boater_id ? [] : [paid_by];
    const boater_ids = [boater_id, ...another];
    const found = await this.queries.execute(new FindBoaters({ marina_id, boater_ids }));
    const boater = found.find(({ id }) => id === boater_id);
    const organiser = found.find(({ id }) => another.includes(id)) ?? null;
    const story = await this.history.upTo(reservation_id);
    const sale = saleOf(story, boater, this.clock.today(marina.time_zone));
    return organiser === null ? sale : { ...sale, billed_to: billedTo(organiser) };
  }
}

/** The organiser as the register has them, since no stay of theirs names them. */
function billedTo(organiser: BoaterRecord): NonNullable<SaleOfStay['billed_to']> {
  const { id: boater_id, first_name, last_name, email } = organiser;
  const name = [first_name, last_name].filter((part) => part != null && part !== '').join(' ');
  const spoken = language.catch('en').parse(organiser.language);
  return { boater_id, name, email: email ?? '', address: postalLine(organiser, spoken) };
}

function saleOf({ state, opening }: ReservationStory, onRecord: BoaterRecord | undefined, today: string): SaleOfStay {
  const { price, berth, vessel_name, start_date, end_date, boater_id } = state;
  const { boater, view_id, reservation_id } = opening;
  const code = standingCode(state);
  const fell_through = code !== null && isOneOf(fallenThrough, code);
  const lines = fell_through ? keptOf(linesOf(state), heldAmount(state)) : linesOf(state);
  const spoken = language.catch('en').parse(boater?.language);
  const name = [boater?.first_name, boater?.last_name].filter((part) => part != null && part !== '').join(' ');
  return {
    reservation_id,
    view_id,
    boater_id,
    language: spoken,
    payer:
      boater === null
        ? null
        : {
            name,
            email: emailOf(boater, onRecord),
            address: onRecord === undefined ? '' : postalLine(onRecord, spoken),
          },
    boat: vessel_name ?? '',
    berth: berth?.label ?? null,
    start_date,
    end_date,
    currency: price?.offer.currency ?? 'EUR',
    sold: price !== null && code !== null && isOneOf([...bookedStatuses, ...fallenThrough, 'FINISHED'], code),
    fell_through,
    lines,
    total: fell_through ? lines.reduce((sum, { amount }) => sum + amount, 0) : (price?.breakdown.total ?? 0),
    instalments: fell_through ? [] : instalmentsOf(state, today),
    paid: paidInAll(state) - refundedInAll(state),
    refund_open: state.refunds.some(({ issued }) => !issued),
  };
}

/** The address that came with the stay, else the one on record; empty: none is known. */
function emailOf(boater: BoaterContact, onRecord: BoaterRecord | undefined): string {
  return boater.email !== null && boater.email !== '' ? boater.email : (onRecord?.email ?? '');
}

function instalmentsOf(state: ReservationState, today: string): SaleInstalment[] {
  const instalments = instalmentsOfStay(state, today);
  return instalments.map(({ number, due_on, amount, open, standing }, index) => ({
    number,
    of: instalments.length,
    due_on,
    start_date: due_on,
    end_date: instalments[index + 1]?.due_on ?? state.end_date,
    amount,
    paid: amount - open,
    is_due: standing !== 'upcoming',
  }));
}

function linesOf({ price }: Pick<ReservationState, 'price'>): SaleLine[] {
  return (price?.breakdown.lines ?? []).map(({ kind, of, amount }) => {
    const surcharge = price?.offer.custom_surcharges.find(({ id }) => kind === 'CUSTOM_SURCHARGE' && id === of);
    return { kind, of, name: surcharge?.name ?? null, amount, ...booksOf(surcharge) };
  });
}

/** What the books need to know of a surcharge; nothing of other lines and of offers of earlier versions. */
function booksOf(surcharge: PricedOffer['offer']['custom_surcharges'][number] | undefined): Partial<SaleLine> {
  if (surcharge === undefined) return {};
  const { kind, vat_percent, tourist_tax } = surcharge;
  const charge = tourist_tax === undefined ? kind : 'tourist_tax';
  return { ...(charge === undefined ? {} : { charge }), ...(vat_percent === undefined ? {} : { vat_percent }) };
}

/** The lines with the same share of each, `together` in all: what credit notes would leave of an invoice over them. */
function keptOf(lines: readonly SaleLine[], together: number): SaleLine[] {
  const kept = shares(
    together,
    lines.map(({ amount }) => amount),
  );
  return lines.map((line, index) => ({ ...line, amount: kept[index] ?? 0 }));
}
