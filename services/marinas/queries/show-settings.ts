import { Inject } from '@nestjs/common';
import type { MarinaFile } from '../../../contracts/marinas/files.js';
import { FindApprovalKit, ListMarinaFiles } from '../../../contracts/marinas/queries.js';
import type { SettingsPage } from '../../../contracts/marinas/settings-call-schemas.js';
import type { MarinaFileType } from '../../../contracts/marinas/vocabulary.js';
import { type BusAnswer, Query } from '../../../contracts/vocabulary/bus.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import type { Settings } from '../../platform/settings/settings.js';
import { SETTINGS } from '../../platform/tokens.js';
import { marinaView } from '../domain/marina.js';
import type { StoredFile } from '../domain/marina-events.js';
import { MarinaFileView } from '../records/marina-file-view.js';
import { marinaRecord } from '../records/marina-record.js';

/** Reads the stream: a form saves against the revision that it shows. */
export class ShowSettings extends Query<SettingsPage | Refusal> {
  constructor(readonly marinaId: string) {
    super();
  }
}

@QueryHandler(ShowSettings)
export class ShowSettingsHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly files: MarinaFileView,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async execute({ marinaId }: ShowSettings): Promise<SettingsPage | Refusal> {
    const { state, revision } = await this.streams.load(marinaRecord, marinaId);
    const marina = marinaView(marinaId, state);
    if (!state.exists || marina === null || revision === null) return refuse('not_found', 'MARINA_NOT_FOUND');
    const files = await Promise.all(state.files.map((file) => this.files.show(file)));
    const support_email = this.settings.SUPPORT_EMAIL ?? null;
    return { revision, marina, profile: state.profile, approval_kit: state.approval_kit, files, support_email };
  }
}

/** The marina's files as its settings show them. */
export class ShowMarinaFiles extends Query<{ readonly items: MarinaFile[]; readonly total: number }> {
  constructor(
    readonly marinaId: string,
    readonly requested_type?: MarinaFileType,
  ) {
    super();
  }
}

@QueryHandler(ShowMarinaFiles)
export class ShowMarinaFilesHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly files: MarinaFileView,
  ) {}

  async execute({ marinaId, requested_type }: ShowMarinaFiles): Promise<BusAnswer<ShowMarinaFiles>> {
    const stored = await filesOf(this.streams, marinaId, requested_type);
    const items = await Promise.all(stored.map((file) => this.files.show(file)));
    return { items, total: items.length };
  }
}

@QueryHandler(ListMarinaFiles)
export class ListMarinaFilesHandler {
  constructor(private readonly streams: StreamRepository) {}

  execute({ input }: ListMarinaFiles): Promise<BusAnswer<ListMarinaFiles>> {
    return filesOf(this.streams, input.marina_id, input.requested_type);
  }
}

@QueryHandler(FindApprovalKit)
export class FindApprovalKitHandler {
  constructor(private readonly streams: StreamRepository) {}

  async execute({ marina_id }: FindApprovalKit): Promise<BusAnswer<FindApprovalKit>> {
    const { state } = await this.streams.load(marinaRecord, marina_id);
    if (!state.exists) return null;
    const files = state.files.filter(({ requested_type }) => requested_type === 'APPROVAL_KIT');
    return { ...state.approval_kit, profile: state.profile, files };
  }
}

async function filesOf(
  streams: StreamRepository,
  marinaId: string,
  type: MarinaFileType | undefined,
): Promise<readonly StoredFile[]> {
  const { state } = await streams.load(marinaRecord, marinaId);
  if (!state.exists) return [];
  return state.files.filter(({ requested_type }) => type === undefined || requested_type === type);
}
