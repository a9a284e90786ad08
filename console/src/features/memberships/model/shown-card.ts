import type { cardCalls } from '../../../../../contracts/memberships/calls.js';
import type { AnswerOf } from '../../../../../contracts/vocabulary/call.js';

/** A card as the caller's marina sees it. */
export type ShownCard = AnswerOf<typeof cardCalls.get>;
