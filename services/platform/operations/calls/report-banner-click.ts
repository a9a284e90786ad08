import { clickApi } from '../../../../contracts/operations/api.js';
import { Handles } from '../../http/handles.js';
import type { ReceivedCall } from '../../http/received-call.js';
import { ClickReports } from '../click-reports.js';

@Handles(clickApi.reportBanner)
export class ReportBannerClick {
  constructor(private readonly clicks: ClickReports) {}

  execute({ input: { banner }, staff }: ReceivedCall<typeof clickApi.reportBanner>) {
    return this.clicks.report(
      { click: 'banner', what: banner, text: `${staff.name} clicked the banner ${banner}` },
      staff,
    );
  }
}
