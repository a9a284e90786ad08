import { useTranslation } from 'react-i18next';
import { dashboardCalls } from '../../../../contracts/dashboard/calls.js';
import { reportCalls } from '../../../../contracts/reports/calls.js';
import { type ReportName, reportNames } from '../../../../contracts/reports/vocabulary.js';
import { useMay } from '../../lib/session/may.js';
import { Tabs } from '../../ui/page/tabs.js';

interface ReportTabsProps {
  readonly current: ReportName | 'statistics';
  /** The address of a report; that of the statistics is their own. */
  readonly addressOf: (report: ReportName) => string;
}

/** The reports of a marina, and its statistics. Nothing for people who may open only one of both. */
export function ReportTabs({ current, addressOf }: ReportTabsProps) {
  const { t } = useTranslation('entities/report');
  const everywhere = useMay(reportCalls.getAdmin.access);
  const here = useMay(reportCalls.get.access);
  const statistics = useMay(dashboardCalls.marinaStatistics.access);
  if (!everywhere && !here) return null;
  const tabs = [
    ...reportNames.map((id) => ({ id, label: t(`report_${id}`), to: addressOf(id) })),
    ...(statistics ? [{ id: 'statistics', label: t('trade:statistics'), to: '/statistics' }] : []),
  ];
  return <Tabs label={t('choose')} current={current} tabs={tabs} />;
}
