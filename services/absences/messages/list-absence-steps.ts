import { ListAbsenceSteps, type RecordedAbsenceStep } from '../../../contracts/absences/queries.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { absenceSteps } from '../domain/absence-steps.js';
import { absenceList } from '../projections/absence-list.js';
import { AbsenceHistories } from '../records/absence-histories.js';

/** Reads the reports that changed; few of a marina's do within some days. */
@QueryHandler(ListAbsenceSteps)
export class ListAbsenceStepsHandler {
  constructor(
    private readonly projections: ProjectionHost,
    private readonly histories: AbsenceHistories,
  ) {}

  async execute({ input: { marina_id, since } }: ListAbsenceSteps): Promise<readonly RecordedAbsenceStep[]> {
    await this.projections.upToDate(absenceList);
    const filter = { marina_id, updated_at: { $gte: since } };
    const steps: RecordedAbsenceStep[] = [];
    for await (const { _id } of this.projections.model(absenceList).each({ filter })) {
      steps.push(...absenceSteps(_id, await this.histories.of(_id)));
    }
    return steps.filter(({ at }) => at >= since);
  }
}
