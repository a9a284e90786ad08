/** Stable `error_type` codes of the reservation calls, beside those every call can answer. */
export const reservationErrors = [
  /** The status forbids it; details: `status`, `action`. */
  'RESERVATION_ACTION_NOT_ALLOWED',
  'RESERVATION_ALREADY_EXISTS',
  /** The call is for reservations of the other source (boater's or marina's); details: `source`. */
  'RESERVATION_OTHER_SOURCE',
  /** The group's dates are over, or none of its boats comes any more: it gets no further boat. */
  'RESERVATION_GROUP_ENDED',
  /** It is the only boat of the group that still comes. */
  'RESERVATION_GROUP_LAST_BOAT',
  /** The desk has counted who is aboard: the boater tells the desk of a change. */
  'RESERVATION_PARTY_CONFIRMED',
  /** The organiser of the boat's group pays for it, with one payment for all. */
  'RESERVATION_PAID_BY_ORGANISER',
  /** Something was paid for a boat already, so who pays cannot change any more; details: `reservation_id`. */
  'RESERVATION_GROUP_PAID',
  /** The organiser has no boat in the group, and so no page to pay on. */
  'RESERVATION_GROUP_NO_PAGE',
  /** The end date has passed. */
  'RESERVATION_PAST',
  /** The arrival date has passed: no berth can be chosen any more. */
  'RESERVATION_ARRIVAL_PASSED',
  /** Details: `missing`, the attachment types. */
  'RESERVATION_DOCUMENTS_MISSING',
  /** Approving would change the offer that the boater accepted: the new price has to be sent instead. */
  'RESERVATION_PRICE_NOT_ACCEPTED',
  /** The marina did not suggest these dates, or they have passed. */
  'RESERVATION_DATES_NOT_SUGGESTED',
  /** Details: `most`. */
  'RESERVATION_TOO_MANY_DOCUMENTS',
  /** Unpaid instant bookings hold berths: only some at once by a person or for a boat. Details: `most`. */
  'RESERVATION_TOO_MANY_UNPAID',
  /** The boater has not confirmed every requirement of the marina; details: `missing`, their texts. */
  'RESERVATION_REQUIREMENTS_UNCONFIRMED',
  'RESERVATION_NOTHING_PAID',
  'RESERVATION_PAYMENT_NOT_DUE',
  /** Another card may be tried; details: `reason`. */
  'RESERVATION_PAYMENT_DECLINED',
  /** Details: `due`, in minor units. */
  'RESERVATION_PAYMENT_AMOUNT_WRONG',
  /** The provider's reference is known: the payment was reported before. */
  'RESERVATION_PAYMENT_ALREADY_RECORDED',
  'RESERVATION_REFUND_UNKNOWN',
  /** No such payment at the counter, or it was undone. */
  'RESERVATION_PAYMENT_UNKNOWN',
  /** Part of the payment was refunded, so it cannot be undone. */
  'RESERVATION_PAYMENT_REFUNDED',
  /** The cash-up of the payment's day is closed; details: `date`. */
  'RESERVATION_DAY_CLOSED',
  /** The boater's time to answer or to pay is over; details: `deadline`. */
  'RESERVATION_DEADLINE_PASSED',
  /** The time after which the reservation expires has not come. */
  'RESERVATION_NOT_YET_EXPIRED',
  /** The contract was renewed for this period, and that reservation stands. */
  'RESERVATION_CONTRACT_RENEWED',
  'RESERVATION_STAY_NOT_OVER',
  'RESERVATION_HAS_NO_BERTH',
  /** The boater has been offered a berth and has not answered; withdraw the offer first. */
  'RESERVATION_BERTH_OFFER_RUNNING',
  'RESERVATION_NO_BERTH_OFFER',
  /** Today's terms are those that were agreed, so there is nothing to offer. */
  'RESERVATION_TERMS_SAME',
  /** Today's terms are offered already, and the boater has not answered; details: `deadline`. */
  'RESERVATION_TERMS_OFFER_RUNNING',
  /** No other terms are offered, or the offer has ended. */
  'RESERVATION_NO_TERMS_OFFER',
  /** Somebody earlier on the waiting list fits this berth; details: `reservation_id`, `place`. */
  'RESERVATION_NOT_NEXT_IN_LINE',
  /** Nobody on the waiting list fits this berth on these nights. */
  'RESERVATION_NOBODY_IN_LINE',
  /** The reservation has not lost its berth, or the alert was closed. */
  'RESERVATION_NO_SUPPLY_ALERT',
  /** The boat is shorter than the berth's minimum; the call succeeds with a confirmation. */
  'RESERVATION_BERTH_MIN_LENGTH',
  /** Details: `feature`, the marina permission that is off. */
  'RESERVATION_FEATURE_NOT_ENABLED',
  'RESERVATION_ONLINE_PAYMENTS_NOT_ACCEPTED',
  'RESERVATION_INSTANT_BOOKING_NOT_AVAILABLE',
  /** There is no address to which the link could be mailed. */
  'RESERVATION_BOATER_HAS_NO_EMAIL',
  /** The request came without a telephone number, or its boater is not on record any more. */
  'RESERVATION_NO_OTHER_PHONE',
  /** The link was withdrawn or has expired. */
  'RESERVATION_LINK_CLOSED',
  /** The two stays are not of one boat, or share no night. */
  'RESERVATION_NOT_SAME_BOAT',
  /** The stay is not merged into the other one. */
  'RESERVATION_NOT_MERGED',
  /** Money has moved since the two were merged. */
  'RESERVATION_MERGE_SETTLED',
] as const;
export type ReservationError = (typeof reservationErrors)[number];

/** Field codes of the reservation rules that the specification has no key for. */
export const reservationFieldErrors = [
  'boatloaTooLong',
  'boatbeamTooWide',
  'boatdraftTooDeep',
  'reservation_startInPast',
  'reservation_endInPast',
  'reservation_minOneNight',
  /** A booking of the boater is changed for a reason. */
  'reservation_changeReasonRequired',
  'reservation_tooLong',
  'reservation_tooFarAhead',
  'reservation_tooSoon',
  'reservation_otherCurrency',
  /** The boater has fewer gift points, or cannot use them yet. */
  'reservation_pointsMoreThanAvailable',
  /** The marina's pricing plan has no such contract. */
  'reservation_contractUnknown',
  'reservation_noShowTooEarly',
  'reservation_refundMoreThanPaid',
  /** Only on screen: staff state what goes back before money moves. */
  'reservation_refundRequired',
  'reservation_paymentMoreThanBalance',
  'reservation_paymentInFuture',
  /** Money cannot have moved before the reservation was made. */
  'reservation_paymentBeforeBooking',
] as const;
export type ReservationFieldError = (typeof reservationFieldErrors)[number];
