import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { auditCalls } from '../../../../../contracts/audit/calls.js';
import { historyAddress } from '../../../lib/session/history-address.js';
import { useMay } from '../../../lib/session/may.js';
import { useSession } from '../../../lib/session/session.js';
import { Button } from '../../../ui/buttons/button.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { Card } from '../../../ui/page/card.js';
import { media, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import type { ChartData } from '../model/chart-data.js';
import type { ChangedBar, PlanDifference } from '../model/plan-difference.js';
import { changeColours } from './bar-shape.js';
import { useBarWords } from './use-bar-words.js';

const Head = styled('h2')({ ...type.section, padding: '12px 16px' });
const Line = styled('li')({
  display: 'grid',
  gridTemplateColumns: '16px 56px minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: '2px 10px',
  minHeight: 40,
  padding: '4px 16px',
  borderTop: `1px solid ${role.line}`,
  '& b': { fontWeight: 650 },
  '& small': { ...type.second, color: role.ink2 },
  [media.phone]: { gridTemplateColumns: '16px 56px minmax(0, 1fr) auto', '& small': { gridColumn: '3 / -1' } },
});
const More = styled('div')({ padding: '8px 16px', borderTop: `1px solid ${role.line}` });

const signs = { CAME: '+', LEFT: '−', CHANGED: '→' } as const;
/** Changes before the rest is folded. */
const SHOWN = 8;

/** What has changed on the plan since the moment shown, with the way into the history. */
export function PlanChanges({ difference, data }: { readonly difference: PlanDifference; readonly data: ChartData }) {
  const { t } = useTranslation('plan');
  const [all, setAll] = useState(false);
  const { changes } = difference;
  const shown = all ? changes : changes.slice(0, SHOWN);
  return (
    <Card>
      <div role="status">
        <Head>{t('changesSince', { count: changes.length })}</Head>
      </div>
      <ul aria-label={t('changesLabel')}>
        {shown.map((each) => (
          <Change key={`${each.change} ${each.bar.kind} ${each.bar.id} ${each.bar.berthId}`} {...{ each, data }} />
        ))}
      </ul>
      {shown.length < changes.length && (
        <More>
          <Button kind="quiet" size="small" onClick={() => setAll(true)}>
            {t('moreChanges', { count: changes.length - shown.length })}
          </Button>
        </More>
      )}
    </Card>
  );
}

function Change({ each: { change, bar }, data }: { readonly each: ChangedBar; readonly data: ChartData }) {
  const { t } = useTranslation('plan');
  const words = useBarWords();
  const mayRead = useMay(auditCalls.getall.access);
  const history = historyAddress(
    useSession().edition,
    bar.reservationId === null ? { kind: 'berth', id: bar.berthId } : { kind: 'reservation', id: bar.reservationId },
  );
  return (
    <Line data-change={change}>
      <b aria-hidden="true" style={{ color: changeColours[change] }}>
        {signs[change]}
      </b>
      <b>{data.berths.get(bar.berthId)?.name ?? '–'}</b>
      <span>{t(`change_${change}`, { boat: words.label(bar) })}</span>
      <small>{words.dates(bar.start, bar.end)}</small>
      {mayRead && (
        <LinkButton kind="quiet" size="small" to={history}>
          {t('actions:openInHistory')}
        </LinkButton>
      )}
    </Line>
  );
}
