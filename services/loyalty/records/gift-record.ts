import { defineLongWorkRecord } from '../../platform/long-work/long-work-record.js';
import { giftAuditView } from '../audit/gift-view.js';
import { giftWork } from '../domain/gift.js';

/** One record for each gift of points to many, with the id of the gift. */
export const giftRecord = defineLongWorkRecord(giftWork, {
  prefix: 'loyaltygift-',
  hint: { topic: 'loyalty' },
  audit: giftAuditView,
});
