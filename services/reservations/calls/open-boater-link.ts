import type * as z from 'zod';
import { boaterLinkApi } from '../../../contracts/reservations/api.js';
import type { openedBoaterLink } from '../../../contracts/reservations/boater-link.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { Clock } from '../../platform/clock/clock.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { shownLink } from '../domain/boater-link.js';
import { conflict } from '../domain/refusals.js';
import { BoaterLinks } from '../links/boater-link.js';
import { linkedStay } from '../lookups/linked-stay.js';

/** The link by which a boater reads and answers a reservation, for a desk that shows or copies it. */
@Handles(boaterLinkApi.open)
export class OpenBoaterLink {
  constructor(
    private readonly streams: StreamRepository,
    private readonly links: BoaterLinks,
    private readonly clock: Clock,
  ) {}

  async execute({
    input: { reservation_id },
    marina_id,
  }: ReceivedCall<typeof boaterLinkApi.open>): Promise<z.output<typeof openedBoaterLink> | Refusal> {
    const found = await linkedStay(this.streams, reservation_id);
    if (found?.stay.marina_id !== marina_id) return refuse('not_found', 'NOT_FOUND');
    const { state, expires_at } = shownLink(found.link, found.stay, this.clock.nowIso());
    if (state !== 'VALID') return conflict('RESERVATION_LINK_CLOSED');
    return { url: await this.links.addressOf(reservation_id), expires_at };
  }
}
