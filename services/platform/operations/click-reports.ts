import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { StaffCaller } from '../http/caller.js';
import type { Settings } from '../settings/settings.js';
import { LOGGER, SETTINGS } from '../tokens.js';

/** How long the address for clicks may take to answer; the caller waits. */
const LONGEST_ANSWER_MS = 3_000;

interface Click {
  readonly click: 'learn_more' | 'banner';
  readonly what: string;
  /** What a person reads who receives the click. */
  readonly text: string;
}

/**
 * Reports the interest of staff in parts of the product. Each click is a line in the log, at the level that is logged by
 * default; where an address for clicks is set, it receives them too, in the form that incoming webhooks of Slack take.
 */
@Injectable()
export class ClickReports {
  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async report({ click, what, text }: Click, { user_id, marina_id }: StaffCaller): Promise<{ delivered: boolean }> {
    this.logger.warn({ click, what, user: user_id, marina: marina_id }, 'staff clicked to learn more');
    const { CLICKS_WEBHOOK_URL: address } = this.settings;
    if (address === undefined) return { delivered: false };
    try {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ text: escaped(text), click, what, user_id, marina_id }),
        signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
      });
      await answer.body?.cancel();
      return { delivered: answer.ok };
    } catch (error) {
      this.logger.warn({ err: error }, 'the address for clicks does not answer');
      return { delivered: false };
    }
  }
}

/**
 * Slack reads these three characters as markup: `<!channel>` would call everyone in a channel
 * (https://api.slack.com/reference/surfaces/formatting#escaping).
 */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
