import { operationsApi } from '../../../../contracts/operations/api.js';
import { refuse } from '../../../../contracts/vocabulary/refusal.js';
import { Clock } from '../../clock/clock.js';
import { ProjectionHost } from '../../consuming/projection-host.js';
import { Handles } from '../../http/handles.js';
import type { ReceivedCall } from '../../http/received-call.js';

const refusals = {
  unknown: () => refuse('not_found', 'READ_MODEL_NOT_FOUND'),
  elsewhere: () => refuse('conflict', 'READ_MODEL_RUNS_ELSEWHERE'),
  busy: () => refuse('conflict', 'READ_MODEL_BEING_BUILT'),
};

@Handles(operationsApi.rebuild)
export class RebuildReadModel {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly clock: Clock,
  ) {}

  execute({ input: { read_model } }: ReceivedCall<typeof operationsApi.rebuild>) {
    const begun = this.projections.rebuildBeside(read_model, this.clock.nowIso());
    return begun === 'begun' ? { read_model } : refusals[begun]();
  }
}
