import { loyaltyErrors } from '../../contracts/loyalty/errors.js';
import { Area } from '../platform/areas/area.js';
import { loyaltyAuditWords } from './audit/audit-words.js';
import { CheckAddresses } from './calls/check-addresses.js';
import { CreatePromotion } from './calls/create-promotion.js';
import { GiftPoints } from './calls/gift-points.js';
import { ListGifts } from './calls/list-gifts.js';
import { ListPromotions } from './calls/list-promotions.js';
import { ReportGiftErrors } from './calls/report-gift-errors.js';
import { ShowGiftOptions } from './calls/show-gift-options.js';
import { ShowGift } from './calls/show-gift.js';
import { ShowMemberByAddress } from './calls/show-member-by-address.js';
import { ShowMember } from './calls/show-member.js';
import { UpdateBalance } from './calls/update-balance.js';
import { UpdatePromotion } from './calls/update-promotion.js';
import { MemberAddressLookup } from './lookups/member-address-lookup.js';
import { MemberViews } from './lookups/member-views.js';
import { StaysOfMembers } from './lookups/stays-of-members.js';
import { FindHoldingAccountsHandler } from './messages/find-holding-accounts.js';
import { FindLoyaltyMembersHandler } from './messages/find-loyalty-members.js';
import { FindUsablePointsHandler } from './messages/find-usable-points.js';
import { HoldPointsHandler } from './messages/hold-points.js';
import { MemberAddressPolicy } from './policies/member-address-policy.js';
import { GiftProcess } from './policies/gift-process.js';
import { EnrolmentPolicy } from './policies/enrolment-policy.js';
import { PointsJob } from './policies/points-job.js';
import { StayRewards } from './policies/stay-rewards.js';
import { VacancyRewards } from './policies/vacancy-rewards.js';
import { giftList } from './projections/gift-list.js';
import { memberList } from './projections/member-list.js';
import { promotionList } from './projections/promotion-list.js';
import { accountRecord } from './records/account-record.js';
import { Accounts } from './records/accounts.js';
import { giftRecord } from './records/gift-record.js';
import { promotionRecord } from './records/promotion-record.js';
import { Promotions } from './lookups/promotions.js';

/** Points of members: given, earned by promotions, used for stays, and expired. */
@Area({
  records: [accountRecord, giftRecord, promotionRecord],
  auditWords: loyaltyAuditWords,
  errorKinds: { [loyaltyErrors.not_to_all]: 'forbidden', [loyaltyErrors.nobody]: 'validation' },
  projections: [memberList, giftList, promotionList],
  policies: [EnrolmentPolicy, MemberAddressPolicy, GiftProcess, StayRewards, VacancyRewards],
  calls: [
    GiftPoints,
    CheckAddresses,
    ShowGiftOptions,
    ListGifts,
    ShowGift,
    ReportGiftErrors,
    ShowMemberByAddress,
    ShowMember,
    UpdateBalance,
    ListPromotions,
    CreatePromotion,
    UpdatePromotion,
  ],
  providers: [
    Accounts,
    Promotions,
    MemberAddressLookup,
    StaysOfMembers,
    MemberViews,
    PointsJob,
    HoldPointsHandler,
    FindUsablePointsHandler,
    FindHoldingAccountsHandler,
    FindLoyaltyMembersHandler,
  ],
})
export class LoyaltyModule {}
