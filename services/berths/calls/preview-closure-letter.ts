import type * as z from 'zod';
import { closureApi } from '../../../contracts/berths/api.js';
import type { closureLetter } from '../../../contracts/berths/closures.js';
import { isRefusal, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { nameOf } from '../domain/berth-plan-state.js';
import { berthName, type ClosedOutNews, leftBerth, newsOfClosing } from '../domain/closure-news.js';
import { ClosureBoats, unnamed } from '../lookups/closure-boats.js';
import { ClosureLetters } from '../lookups/closure-letters.js';
import { type PlannedClosure, PlannedClosures } from '../lookups/planned-closures.js';

type Answer = z.output<typeof closureLetter>;

/** The letter to the person of one boat, written as it would be sent; nothing is sent. */
@Handles(closureApi.previewLetter)
export class PreviewClosureLetter {
  constructor(
    private readonly planned: PlannedClosures,
    private readonly boats: ClosureBoats,
    private readonly letters: ClosureLetters,
  ) {}

  async execute({ input, marina_id }: ReceivedCall<typeof closureApi.previewLetter>): Promise<Answer | Refusal> {
    const found = await this.planned.of(input, marina_id);
    if (isRefusal(found)) return found;
    const { allocation_id, reason, words, own_words } = input;
    const boat = found.proposed.find((one) => one.boat.allocation_id === allocation_id)?.boat;
    const told = newsFor(found, allocation_id);
    if (boat === undefined || told === null) return { letter: null };
    const [named] = await this.boats.name(marina_id, [unnamed(boat)]);
    if (named?.boater_id == null) return { letter: null };
    const { boater_id } = named;
    const berth = told.from === '' ? nameOf(boat.segment.berth) : told.from;
    const closure = { ...found.nights, reason, words, own_words };
    const reader = { allocation_id, boater_id, boat: named.boat ?? '', berth };
    const letter = await this.letters.letter(marina_id, closure, reader, told.news);
    if (letter === null) return { letter: null };
    const { language, subject, text } = letter;
    return { letter: { language, subject, text } };
  }
}

/** What the closure would do to the boat; null: it does not concern it, or cannot be carried out. */
function newsFor(
  { plan, nights, closed }: PlannedClosure,
  allocation_id: string,
): { readonly news: ClosedOutNews; readonly from: string } | null {
  if (isRefusal(closed)) return null;
  const displaced = closed.displaced.find((one) => one.allocation_id === allocation_id);
  if (displaced !== undefined) {
    return { news: newsOfClosing(plan, nights, displaced), from: berthName(plan, leftBerth(displaced)) };
  }
  return closed.staying?.includes(allocation_id) === true ? { news: { kind: 'STAYS' }, from: '' } : null;
}
