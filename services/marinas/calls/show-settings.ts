import { Inject } from '@nestjs/common';
import { settingsApi } from '../../../contracts/marinas/api.js';
import type { SettingsPage } from '../../../contracts/marinas/settings-call-schemas.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import type { Settings } from '../../platform/settings/settings.js';
import { SETTINGS } from '../../platform/tokens.js';
import { marinaView } from '../domain/marina.js';
import { MarinaFileView } from '../records/marina-file-view.js';
import { marinaRecord } from '../records/marina-record.js';

/** Reads the stream: a form saves against the revision that it shows. */
@Handles(settingsApi.get)
export class ShowSettings {
  constructor(
    private readonly streams: StreamRepository,
    private readonly files: MarinaFileView,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async execute({ marina_id }: ReceivedCall<typeof settingsApi.get>): Promise<SettingsPage | Refusal> {
    const { state, revision } = await this.streams.load(marinaRecord, marina_id);
    const marina = marinaView(marina_id, state);
    if (!state.exists || marina === null || revision === null) return refuse('not_found', 'MARINA_NOT_FOUND');
    const files = await Promise.all(state.files.map((file) => this.files.show(file)));
    const support_email = this.settings.SUPPORT_EMAIL ?? null;
    return { revision, marina, profile: state.profile, approval_kit: state.approval_kit, files, support_email };
  }
}
