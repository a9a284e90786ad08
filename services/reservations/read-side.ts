import type { Provider, Type } from '@nestjs/common';
import type { AnyProjection } from '../platform/consuming/projection.js';
import { LinkAuthenticator } from '../platform/http/caller.js';
import { AttachmentController } from './http/attachment-controller.js';
import { BoaterQueryController } from './http/boater-query-controller.js';
import { PaymentQueryController } from './http/payment-query-controller.js';
import { ReservationLinkAuthenticator } from './http/reservation-link-authenticator.js';
import { ReservationQueryController } from './http/reservation-query-controller.js';
import { deadlines } from './projections/deadlines.js';
import { reservationDetails } from './projections/reservation-details.js';
import { reservationList } from './projections/reservation-list.js';
import { BerthNames } from './queries/berth-names.js';
import { BerthSection } from './queries/berth-section.js';
import { DownloadAttachmentHandler } from './queries/download-attachment.js';
import { DownloadTokens } from './queries/download-tokens.js';
import { FindReservationHandler } from './queries/find-reservation.js';
import { LinkAttachmentHandler } from './queries/link-attachment.js';
import { LookUpBoaterHandler } from './queries/look-up-boater.js';
import { PriceOfStayHandler } from './queries/price-of-stay.js';
import { QuoteStayHandler } from './queries/quote-stay.js';
import { RowFactsOfMarina } from './queries/row-facts.js';
import { SearchAllReservationsHandler } from './queries/search-all-reservations.js';
import { SearchReservationsHandler } from './queries/search-reservations.js';
import { ShowBoaterReservationHandler } from './queries/show-boater-reservation.js';
import { ShowReservationHandler } from './queries/show-reservation.js';
import { SuggestBerthsHandler } from './queries/suggest-berths.js';
import { WaitingPlaces } from './queries/waiting-places.js';

/**
 * What the module of the area takes in so that reservations can be seen. Besides, it provides
 * `ReservationFacts` and `LinkTokens`, which commands use as well.
 */
export const reservationReadModels: readonly AnyProjection[] = [reservationList, reservationDetails, deadlines];

export const reservationQueryControllers: Type[] = [
  ReservationQueryController,
  BoaterQueryController,
  PaymentQueryController,
  AttachmentController,
];

export const reservationQueryProviders: Provider[] = [
  FindReservationHandler,
  SearchReservationsHandler,
  SearchAllReservationsHandler,
  ShowReservationHandler,
  ShowBoaterReservationHandler,
  LookUpBoaterHandler,
  QuoteStayHandler,
  PriceOfStayHandler,
  LinkAttachmentHandler,
  DownloadAttachmentHandler,
  BerthNames,
  BerthSection,
  RowFactsOfMarina,
  WaitingPlaces,
  SuggestBerthsHandler,
  DownloadTokens,
  { provide: LinkAuthenticator, useClass: ReservationLinkAuthenticator },
];
