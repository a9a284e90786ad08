import { Controller } from '@nestjs/common';
import { loyaltyApi } from '../../../contracts/loyalty/api.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import { CommandBus, QueryBus } from '../../platform/buses/buses.js';
import type { CommandContext } from '../../platform/event-sourcing/command-context.js';
import type { StaffCaller } from '../../platform/http/caller.js';
import {
  Command,
  Endpoint,
  Input,
  MarinaId,
  type RouteInput,
  SpokenLanguage,
  Staff,
} from '../../platform/http/endpoint.js';
import { GiftPoints } from '../commands/gift-points.js';
import { UpdateBalance } from '../commands/update-balance.js';
import { CheckAddresses, ListGifts, ReportGiftErrors, ShowGift, ShowGiftOptions } from '../queries/show-gifts.js';
import { ShowMember, ShowMemberByAddress } from '../queries/show-member.js';

/** Points of members: gifts, balances and histories. */
@Controller()
export class LoyaltyController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Endpoint(loyaltyApi.giftPoints)
  giftPoints(@Input() input: RouteInput<typeof loyaltyApi.giftPoints>, @Command() context: CommandContext) {
    return this.commands.execute(new GiftPoints(input, context));
  }

  @Endpoint(loyaltyApi.checkList)
  checkList(@Input() { email_list }: RouteInput<typeof loyaltyApi.checkList>) {
    return this.queries.execute(new CheckAddresses(email_list));
  }

  @Endpoint(loyaltyApi.giftOptions)
  giftOptions(@Staff() { user_id }: StaffCaller) {
    return this.queries.execute(new ShowGiftOptions(user_id));
  }

  @Endpoint(loyaltyApi.gifts)
  gifts(@Input() input: RouteInput<typeof loyaltyApi.gifts>) {
    return this.queries.execute(new ListGifts(input));
  }

  @Endpoint(loyaltyApi.gift)
  gift(@Input() { gift_id }: RouteInput<typeof loyaltyApi.gift>) {
    return this.queries.execute(new ShowGift(gift_id));
  }

  @Endpoint(loyaltyApi.errorReport)
  errorReport(@Input() { gift_id }: RouteInput<typeof loyaltyApi.errorReport>, @SpokenLanguage() language: Language) {
    return this.queries.execute(new ReportGiftErrors(gift_id, language));
  }

  @Endpoint(loyaltyApi.boaterHistory)
  boaterHistory(@Input() input: RouteInput<typeof loyaltyApi.boaterHistory>) {
    return this.queries.execute(new ShowMemberByAddress(input));
  }

  @Endpoint(loyaltyApi.member)
  member(@Input() input: RouteInput<typeof loyaltyApi.member>, @MarinaId() marina: string) {
    return this.queries.execute(new ShowMember(marina, input));
  }

  @Endpoint(loyaltyApi.updateBalance)
  updateBalance(@Input() input: RouteInput<typeof loyaltyApi.updateBalance>, @Command() context: CommandContext) {
    return this.commands.execute(new UpdateBalance(input, context));
  }
}
