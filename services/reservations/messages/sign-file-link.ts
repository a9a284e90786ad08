import { attachmentApi } from '../../../contracts/reservations/api.js';
import { SignFileLink } from '../../../contracts/reservations/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { Clock } from '../../platform/clock/clock.js';
import { DownloadTokens } from '../links/download-tokens.js';

/** Long enough to open a file, too short to pass a link on. */
const LINK_MINUTES = 5;

@QueryHandler(SignFileLink)
export class SignFileLinkHandler {
  constructor(
    private readonly tokens: DownloadTokens,
    private readonly clock: Clock,
  ) {}

  async execute({ fileId }: SignFileLink): Promise<BusAnswer<SignFileLink>> {
    const expires_at = new Date(this.clock.now().getTime() + LINK_MINUTES * 60_000).toISOString();
    const token = await this.tokens.tokenFor({ file: fileId, until: expires_at });
    return { url: `${attachmentApi.download.path}?token=${token}`, expires_at };
  }
}
