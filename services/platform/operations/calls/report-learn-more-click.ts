import { clickApi } from '../../../../contracts/operations/api.js';
import { Handles } from '../../http/handles.js';
import type { ReceivedCall } from '../../http/received-call.js';
import { ClickReports } from '../click-reports.js';

@Handles(clickApi.learnMore)
export class ReportLearnMoreClick {
  constructor(private readonly clicks: ClickReports) {}

  execute({ input: { type }, staff }: ReceivedCall<typeof clickApi.learnMore>) {
    return this.clicks.report(
      { click: 'learn_more', what: type, text: `${staff.name} wants to learn more: ${type}` },
      staff,
    );
  }
}
