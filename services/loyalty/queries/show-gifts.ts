import { Inject } from '@nestjs/common';
import type * as z from 'zod';
import { FindUserAddress } from '../../../contracts/identity/queries.js';
import type { loyaltyApi } from '../../../contracts/loyalty/api.js';
import { loyaltyErrors } from '../../../contracts/loyalty/errors.js';
import type { GiftRow } from '../../../contracts/loyalty/gift.js';
import { Query } from '../../../contracts/vocabulary/bus.js';
import type { Language } from '../../../contracts/vocabulary/languages.js';
import { toDecimal } from '../../../contracts/vocabulary/money.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { SpreadsheetFile } from '../../../contracts/vocabulary/spreadsheets-schemas.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import type { Settings } from '../../platform/settings/settings.js';
import { writeSpreadsheet } from '../../platform/spreadsheets/write-spreadsheet.js';
import { SETTINGS } from '../../platform/tokens.js';
import type { Gift } from '../domain/gift.js';
import { balanceOn } from '../domain/lots.js';
import { AddressChecking, divided } from '../lookups/address-checking.js';
import { giftList } from '../projections/gift-list.js';
import { memberList } from '../projections/member-list.js';
import { Gifts } from '../records/gifts.js';
import { reportWords } from '../words/report-words.js';

type Out<K extends keyof typeof loyaltyApi> = z.output<(typeof loyaltyApi)[K]['answer']>;

/** Who of a list of addresses would get points. */
export class CheckAddresses extends Query<Out<'checkList'>> {
  constructor(readonly email_list: readonly string[]) {
    super();
  }
}

@QueryHandler(CheckAddresses)
export class CheckAddressesHandler {
  constructor(
    private readonly checking: AddressChecking,
    private readonly clock: Clock,
  ) {}

  async execute({ email_list }: CheckAddresses): Promise<Out<'checkList'>> {
    const today = this.clock.today('UTC');
    const lines = await this.checking.of(email_list);
    const { known, errors } = divided(lines);
    return {
      items: lines.map(({ address, code, member }) => ({
        address,
        code,
        name: member?.name ?? null,
        balance: member === null ? null : toDecimal(balanceOn(member.state.lots, today)),
      })),
      members: known.length,
      left_out: errors.length,
    };
  }
}

/** Whether a user may give points to all members. */
export class ShowGiftOptions extends Query<Out<'giftOptions'>> {
  constructor(readonly user_id: string) {
    super();
  }
}

@QueryHandler(ShowGiftOptions)
export class ShowGiftOptionsHandler {
  constructor(
    private readonly queries: QueryBus,
    private readonly projections: ProjectionHost,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async execute({ user_id }: ShowGiftOptions): Promise<Out<'giftOptions'>> {
    const accounts = this.settings.LOYALTY_ACCOUNTS ?? [];
    const own = await this.queries.execute(new FindUserAddress(user_id));
    const all_members = own !== null && accounts.includes(own.toLowerCase());
    return { all_members, accounts: [...accounts], members: await this.projections.model(memberList).count() };
  }
}

export class ListGifts extends Query<Out<'gifts'>> {
  constructor(readonly input: { readonly page: number; readonly page_size: number }) {
    super();
  }
}

@QueryHandler(ListGifts)
export class ListGiftsHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ input: { page, page_size } }: ListGifts): Promise<Out<'gifts'>> {
    const model = this.projections.model(giftList);
    const found = await model.find({ sort: [['at', -1]], skip: (page - 1) * page_size, limit: page_size });
    return { items: found.map(({ gift, by }) => rowOf(gift, by)), total: await model.count() };
  }
}

/** How far a gift has come, from its stream: whoever began it follows it. */
export class ShowGift extends Query<Out<'gift'> | Refusal> {
  constructor(readonly gift_id: string) {
    super();
  }
}

@QueryHandler(ShowGift)
export class ShowGiftHandler {
  constructor(
    private readonly gifts: Gifts,
    private readonly projections: ProjectionHost,
  ) {}

  async execute({ gift_id }: ShowGift): Promise<Out<'gift'> | Refusal> {
    const gift = await this.gifts.find(gift_id);
    if (gift === null) return refuse('not_found', loyaltyErrors.gift_not_found);
    const listed = await this.projections.model(giftList).get(gift_id);
    return { ...rowOf(gift, listed?.by ?? null), errors: await this.gifts.errorsOf(gift_id, gift) };
  }
}

/** The addresses that got no points, as a file. */
export class ReportGiftErrors extends Query<SpreadsheetFile | Refusal> {
  constructor(
    readonly gift_id: string,
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(ReportGiftErrors)
export class ReportGiftErrorsHandler {
  constructor(private readonly gifts: Gifts) {}

  async execute({ gift_id, language }: ReportGiftErrors): Promise<SpreadsheetFile | Refusal> {
    const gift = await this.gifts.find(gift_id);
    if (gift === null) return refuse('not_found', loyaltyErrors.gift_not_found);
    const words = reportWords[language];
    const errors = await this.gifts.errorsOf(gift_id, gift);
    const rows = errors.map(({ address, code }) => [address ?? '', words[code]]);
    return writeSpreadsheet('gifting_points_error_report', [[words.address, words.reason], ...rows], 'csv');
  }
}

function rowOf(gift: Gift, by: string | null): GiftRow {
  const { gift_id, at, to, status, members, done, given, left_out, refused, addresses_kept } = gift;
  const figures = { members, done, given, errors: left_out + refused.length, addresses_kept };
  return { gift_id, at, by, to, status, amount: toDecimal(gift.amount), expiry_date: gift.expires_on, ...figures };
}
