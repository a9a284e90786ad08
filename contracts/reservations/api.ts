import { routesOf } from '../vocabulary/route.js';
import { attachmentSchemas } from './attachment-call-schemas.js';
import { boaterLinkSchemas } from './boater-link-call-schemas.js';
import { boaterReservationSchemas } from './boater-call-schemas.js';
import { reservationSchemas } from './call-schemas.js';
import {
  attachmentCalls,
  boaterLinkCalls,
  boaterReservationCalls,
  counterCalls,
  matchingCalls,
  reservationCalls,
  reservationPriceCalls,
} from './calls.js';
import { counterSchemas } from './counter-call-schemas.js';
import { matchingSchemas } from './matching-call-schemas.js';
import { reservationPriceSchemas } from './price-call-schemas.js';

export const reservationApi = routesOf(reservationCalls, reservationSchemas);
export const counterApi = routesOf(counterCalls, counterSchemas);
export const boaterLinkApi = routesOf(boaterLinkCalls, boaterLinkSchemas);
export const matchingApi = routesOf(matchingCalls, matchingSchemas);
export const attachmentApi = routesOf(attachmentCalls, attachmentSchemas);
export const boaterReservationApi = routesOf(boaterReservationCalls, boaterReservationSchemas);
export const reservationPriceApi = routesOf(reservationPriceCalls, reservationPriceSchemas);
