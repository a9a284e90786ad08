import {
  additionalChargeNames,
  attachmentType,
  cancelReasons,
  customerType,
  skipReasons,
  statusCodes,
} from '../../contracts/reservations/vocabulary.js';
import { hullTypes, vesselTypes } from '../../contracts/vocabulary/sizes.js';
import { type AuditValue, record, text } from '../platform/audit-trail/audit-values.js';
import type { FoldedView } from '../platform/audit-trail/audit-views.js';
import { type AuditedReservation, evolveAudited, type OpeningData, reservationFacts } from './audit-facts.js';
import type { ReservationEvent } from './domain/events/reservation-event.js';
import { reservationFields, type ReservationField } from './audit-fields.js';
import { initial } from './domain/reservation-state.js';
import { saidByEvent } from './audit-sayings.js';
