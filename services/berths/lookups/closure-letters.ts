import { Injectable } from '@nestjs/common';
import { FindAddressee } from '../../../contracts/customers/queries.js';
import { QueryBus } from '../../platform/buses/buses.js';
import type { Letter } from '../../platform/consuming/mail-policy.js';
import type { Closure } from '../domain/berth-plan-state.js';
import { closureDates } from '../domain/decide-closures.js';
import type { ClosedOutNews } from '../domain/closure-news.js';
import { closureMail } from '../mail/closure-mail.js';

/** A boat of a closure and the person to write to. */
interface ClosureReader {
  readonly allocation_id: string;
  readonly boater_id: string;
  /** The boat's name; empty if it has none. */
  readonly boat: string;
  /** The berth that closes, pier and number. */
  readonly berth: string;
}

/** Writes letters about a closure, each in its reader's language. */
@Injectable()
export class ClosureLetters {
  constructor(private readonly queries: QueryBus) {}

  /** Null: the person has no address. */
  async letter(
    marina_id: string,
    closure: Pick<Closure, 'start' | 'end' | 'reason' | 'words' | 'own_words'>,
    { allocation_id, boater_id, boat, berth: from }: ClosureReader,
    news: ClosedOutNews,
  ): Promise<Letter | null> {
    const reader = await this.queries.execute(new FindAddressee({ marina_id, boater_id }));
    if (reader === null) return null;
    const { marina, to, language, name, foot } = reader;
    const { start_date: start, end_date: end } = closureDates(closure);
    const { reason, words, own_words = [] } = closure;
    const said = own_words.find((own) => own.allocation_id === allocation_id)?.words ?? words;
    const texts = { language, name, boat, from, start, end, reason, said, news, marina: marina.name, foot };
    return { marina_id, person_id: boater_id, to, language, ...closureMail(texts) };
  }
}
