import { Injectable } from '@nestjs/common';
import { FindBoaters, FindPersonRecords } from '../../../contracts/customers/queries.js';
import type { RequestKind } from '../../../contracts/memberships/requests.js';
import { MEMBERSHIP_ASSOCIATION } from '../../../contracts/memberships/vocabulary.js';
import { QueryBus } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { cardList } from '../projections/card-list.js';
import { requestList } from '../projections/request-list.js';
import { CardFile } from './card-file.js';

/** What a boater may ask of a marina, and what they asked already. */
export interface Possibilities {
  readonly association: string | null;
  /** Kinds of open requests. */
  readonly open: readonly RequestKind[];
  readonly offered: readonly RequestKind[];
  /** The card of this marina that could be renewed; null without one. */
  readonly card_id: string | null;
}

@Injectable()
export class RequestPossibilities {
  constructor(
    private readonly queries: QueryBus,
    private readonly projections: ProjectionHost,
    private readonly cards: CardFile,
  ) {}

  /** Null: the marina's register does not have this boater. */
  async of(marina_id: string, boater_id: string): Promise<Possibilities | null> {
    const marina = await this.cards.marina(marina_id);
    const [boater] = await this.queries.execute(new FindBoaters({ marina_id, boater_ids: [boater_id] }));
    if (marina === null || boater === undefined || boater.erased) return null;
    const records = await this.queries.execute(new FindPersonRecords({ marina_id, boater_ids: [boater_id] }));
    const theirs = { $in: [...(records.get(boater_id) ?? [])] };
    const asked = await this.projections.model(requestList).find({ filter: { boater_id: theirs, status: 'PENDING' } });
    const open = asked.map(({ kind }) => kind);
    const held = await this.projections.model(cardList).find({ filter: { boater_ids: theirs } });
    const own = held.find(({ card }) => card.home_marina_id === marina_id && card.status !== 'archived');
    const association = marina.association.code;
    const ofCard: RequestKind[] = own === undefined ? ['MEMBERSHIP'] : ['RENEWAL'];
    const possible: RequestKind[] = [
      ...(boater.relation_type === 'RESIDENT' ? [] : (['RESIDENCY'] as const)),
      ...(association === MEMBERSHIP_ASSOCIATION ? ofCard : []),
    ];
    return { association, open, offered: possible.filter((kind) => !open.includes(kind)), card_id: own?._id ?? null };
  }
}
