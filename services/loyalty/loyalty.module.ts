import { loyaltyErrors } from '../../contracts/loyalty/errors.js';
import { Area } from '../platform/areas/area.js';
import { loyaltyAuditWords } from './audit/audit-words.js';
import { GiftPointsHandler } from './commands/gift-points.js';
import { HoldPointsHandler } from './commands/hold-points.js';
import { CreatePromotionHandler, UpdatePromotionHandler } from './commands/keep-promotion.js';
import { UpdateBalanceHandler } from './commands/update-balance.js';
import { LoyaltyController } from './http/loyalty-controller.js';
import { PromotionController } from './http/promotion-controller.js';
import { AddressChecking } from './lookups/address-checking.js';
import { StaysOfMembers } from './lookups/stays-of-members.js';
import { AddressFollowing } from './policies/address-following.js';
import { Gifting } from './policies/gifting.js';
import { LoyaltyJoining } from './policies/joining.js';
import { PointsJob } from './policies/points-job.js';
import { StayRewards } from './policies/stay-rewards.js';
import { VacancyRewards } from './policies/vacancy-rewards.js';
import { giftList } from './projections/gift-list.js';
import { memberList } from './projections/member-list.js';
import { promotionList } from './projections/promotion-list.js';
import {
  FindHoldingAccountsHandler,
  FindLoyaltyMembersHandler,
  FindUsablePointsHandler,
} from './queries/find-points.js';
import { ListPromotionsHandler } from './queries/list-promotions.js';
import {
  CheckAddressesHandler,
  ListGiftsHandler,
  ReportGiftErrorsHandler,
  ShowGiftHandler,
  ShowGiftOptionsHandler,
} from './queries/show-gifts.js';
import { MemberViews, ShowMemberByAddressHandler, ShowMemberHandler } from './queries/show-member.js';
import { accountRecord } from './records/account-record.js';
import { Accounts } from './records/accounts.js';
import { giftRecord } from './records/gift-record.js';
import { Gifts } from './records/gifts.js';
import { promotionRecord } from './records/promotion-record.js';
import { Promotions } from './records/promotions.js';

/** Points of members: given, earned by promotions, used for stays, and expired. */
@Area({
  records: [accountRecord, giftRecord, promotionRecord],
  auditWords: loyaltyAuditWords,
  errorKinds: { [loyaltyErrors.not_to_all]: 'forbidden', [loyaltyErrors.nobody]: 'validation' },
  projections: [memberList, giftList, promotionList],
  policies: [LoyaltyJoining, AddressFollowing, Gifting, StayRewards, VacancyRewards],
  controllers: [LoyaltyController, PromotionController],
  providers: [
    Accounts,
    Gifts,
    Promotions,
    AddressChecking,
    StaysOfMembers,
    MemberViews,
    PointsJob,
    GiftPointsHandler,
    HoldPointsHandler,
    UpdateBalanceHandler,
    CreatePromotionHandler,
    UpdatePromotionHandler,
    CheckAddressesHandler,
    ShowGiftOptionsHandler,
    ListGiftsHandler,
    ShowGiftHandler,
    ReportGiftErrorsHandler,
    ListPromotionsHandler,
    ShowMemberHandler,
    ShowMemberByAddressHandler,
    FindUsablePointsHandler,
    FindHoldingAccountsHandler,
    FindLoyaltyMembersHandler,
  ],
})
export class LoyaltyModule {}
