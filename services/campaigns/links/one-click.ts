import { Injectable } from '@nestjs/common';
import { freshId } from '../../platform/event-sourcing/derived-id.js';
import { OneClickUnsubscribing } from '../../platform/http/one-click-unsubscribing.js';
import { Subscriptions } from './subscriptions.js';

/** Unsubscribes the reader of a mail whose mail program posted its link. */
@Injectable()
export class OneClick extends OneClickUnsubscribing {
  constructor(private readonly subscriptions: Subscriptions) {
    super();
  }

  override unsubscribe(token: string, correlation_id: string) {
    const command_id = freshId();
    const context = {
      command_id,
      command_hash: 'one click',
      marina_id: null,
      actor: { kind: 'boater' as const, id: 'anonymous', name: null },
      correlation_id,
      causation_id: command_id,
    };
    return this.subscriptions.change({ token, subscribed: false }, context);
  }
}
