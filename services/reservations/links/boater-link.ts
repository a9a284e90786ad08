import { Inject, Injectable } from '@nestjs/common';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import type { Settings } from '../../platform/settings/settings.js';
import { SETTINGS } from '../../platform/tokens.js';
import { boaterLinkRecord } from '../records/boater-link-record.js';
import { LinkTokens } from './link-token.js';

/** Addresses of the pages on which boaters see and answer one reservation. */
@Injectable()
export class BoaterLinks {
  constructor(
    private readonly tokens: LinkTokens,
    private readonly streams: StreamRepository,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** The address with the newest link of the reservation; after it was withdrawn, it opens nothing. */
  async addressOf(reservationId: string): Promise<string> {
    const { state } = await this.streams.load(boaterLinkRecord, reservationId);
    const { PUBLIC_URL, PORT } = this.settings;
    const base = PUBLIC_URL ?? `http://localhost:${PORT}`;
    return `${base.replace(/\/+$/, '')}/r/${await this.tokens.tokenFor(reservationId, state.serial)}`;
  }
}
