import type { Aggregate } from '../../platform/event-sourcing/aggregate.js';
import { type ConversationState, evolve, initial } from '../domain/conversation.js';
import type { ConversationEvent } from '../domain/conversation-events.js';

/** One conversation a boater; boaters are on record marina by marina. */
export const conversationAggregate: Aggregate<ConversationState, ConversationEvent> = {
  prefix: 'conversation-',
  initial,
  evolve,
};
