import { FindSale, type SaleOfStay } from '../../../contracts/reservations/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { language } from '../../../contracts/vocabulary/languages-schemas.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { bookedStatuses, isOneOf } from '../domain/history.js';
import { paidInAll, standingCode } from '../domain/reservation-state.js';
import { ReservationHistory, type ReservationStory } from '../policies/reservation-history.js';
import { reservationRecord } from '../records/reservation-record.js';

@QueryHandler(FindSale)
export class FindSaleHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly history: ReservationHistory,
  ) {}

  async execute({ input }: FindSale): Promise<BusAnswer<FindSale>> {
    const { marina_id, reservation_id } = input;
    const { state } = await this.streams.load(reservationRecord, reservation_id);
    if (state.reservation_id === null || state.marina_id !== marina_id) return null;
    return saleOf(await this.history.upTo(reservation_id));
  }
}

function saleOf({ state, opening }: ReservationStory): SaleOfStay {
  const { price, berth, vessel_name, start_date, end_date, boater_id } = state;
  const { boater, view_id, reservation_id } = opening;
  const code = standingCode(state);
  const name = [boater?.first_name, boater?.last_name].filter((part) => part != null && part !== '').join(' ');
  return {
    reservation_id,
    view_id,
    boater_id,
    language: language.catch('en').parse(boater?.language),
    payer: boater === null ? null : { name, email: boater.email ?? '' },
    boat: vessel_name ?? '',
    berth: berth?.label ?? null,
    start_date,
    end_date,
    currency: price?.offer.currency ?? 'EUR',
    sold: price !== null && code !== null && isOneOf([...bookedStatuses, 'FINISHED'], code),
    lines: (price?.breakdown.lines ?? []).map(({ kind, of, amount }) => {
      const surcharge = price?.offer.custom_surcharges.find(({ id }) => kind === 'CUSTOM_SURCHARGE' && id === of);
      return { kind, of, name: surcharge?.name ?? null, amount };
    }),
    total: price?.breakdown.total ?? 0,
    paid: paidInAll(state),
  };
}
