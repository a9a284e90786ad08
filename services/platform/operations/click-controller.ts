import { Controller, Inject } from '@nestjs/common';
import type { Logger } from 'pino';
import { clickApi } from '../../../contracts/operations/api.js';
import type { StaffCaller } from '../http/caller.js';
import { Endpoint, Input, type RouteInput, Staff } from '../http/endpoint.js';
import type { Settings } from '../settings/settings.js';
import { LOGGER, SETTINGS } from '../tokens.js';

/** How long the address for clicks may take to answer; the caller waits. */
const LONGEST_ANSWER_MS = 3_000;

/**
 * Reports the interest of staff in parts of the product. Each click is a line in the log, at the level that is logged by
 * default; where an address for clicks is set, it receives them too, in the form that incoming webhooks of Slack take.
 */
@Controller()
export class ClickController {
  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Endpoint(clickApi.learnMore)
  learnMore(@Input() { type }: RouteInput<typeof clickApi.learnMore>, @Staff() caller: StaffCaller) {
    return this.report('learn_more', type, caller);
  }

  @Endpoint(clickApi.reportBanner)
  reportBanner(@Input() { banner }: RouteInput<typeof clickApi.reportBanner>, @Staff() caller: StaffCaller) {
    return this.report('banner', banner, caller);
  }

  private async report(click: 'learn_more' | 'banner', what: string, { user_id, marina_id, name }: StaffCaller) {
    this.logger.warn({ click, what, user: user_id, marina: marina_id }, 'staff clicked to learn more');
    const { CLICKS_WEBHOOK_URL: address } = this.settings;
    if (address === undefined) return { delivered: false };
    const text = escaped(
      click === 'banner' ? `${name} clicked the banner ${what}` : `${name} wants to learn more: ${what}`,
    );
    try {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ text, click, what, user_id, marina_id }),
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
