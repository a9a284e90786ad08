import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { loyaltyCalls } from '../../../../../contracts/loyalty/calls.js';
import type { LoyaltyMemberView } from '../../../../../contracts/loyalty/member.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useMay } from '../../../lib/session/may.js';
import { Button } from '../../../ui/buttons/button.js';
import { Card } from '../../../ui/page/card.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { KeyValues } from '../../../ui/page/key-values.js';
import { Section } from '../../../ui/page/section.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { StatusMark } from '../../../ui/status/status-mark.js';
import { AdjustPointsDialog } from './adjust-points-dialog.js';
import { PointsHistory } from './points-history.js';

interface LoyaltyCardProps {
  readonly boaterId: string;
  /** Null: none, or erased. */
  readonly email: string | null;
}

/** Lines of the history on the page of the boater, at first and at most; `?points=all` shows the most at once. */
const LINES = 5;
const MOST_LINES = 100;

/** A boater's points: the status of loyalty, the balance and the latest changes. */
export function LoyaltyCard({ boaterId, email }: LoyaltyCardProps) {
  const { t } = useTranslation('boaters');
  const [adjusting, setAdjusting] = useState(false);
  const all = useSearchParams()[0].get('points') === 'all';
  const [lines, setLines] = useState(all ? MOST_LINES : LINES);
  const mayAdjust = useMay(loyaltyCalls.updateBalance.access) && email !== null;
  const answer = useLoad(
    loyaltyCalls.member,
    { boater_id: boaterId, page_size: lines },
    { topics: [{ topic: 'loyalty' }, { topic: 'memberships' }], keepPrevious: true },
  );
  const member = answer.data?.member ?? null;
  return (
    <Card>
      <Section
        title={t('loyalty')}
        level="label"
        actions={
          member !== null &&
          mayAdjust && (
            <Button kind="quiet" size="small" onClick={() => setAdjusting(true)}>
              {t('adjustBalance')}
            </Button>
          )
        }
      >
        {answer.data === undefined &&
          (answer.error === null ? <LoadingLines lines={2} rowHeight={28} /> : <LoadFailed load={answer} />)}
        {answer.data !== undefined && member === null && <Quiet>{t('noLoyalty')}</Quiet>}
        {member !== null && <Standing member={member} />}
        {member !== null && <PointsHistory items={member.items} />}
        {member !== null && member.total > member.items.length && lines < MOST_LINES && (
          <Button kind="quiet" size="small" onClick={() => setLines(MOST_LINES)}>
            {t('allPointsLines', { count: member.total })}
          </Button>
        )}
      </Section>
      {adjusting && email !== null && (
        <AdjustPointsDialog email={email} boaterId={boaterId} onClose={() => setAdjusting(false)} />
      )}
    </Card>
  );
}

function Standing({ member }: { readonly member: LoyaltyMemberView }) {
  const { t } = useTranslation('boaters');
  const { number, date } = useFormats();
  const expired = member.popeye_loyalty_status === 'EXPIRED';
  return (
    <>
      <KeyValues
        items={[
          {
            label: t('trade:status'),
            value: (
              <>
                <StatusMark kind={expired ? 'expired' : 'booked'} />{' '}
                {t(`loyaltyStatus_${member.popeye_loyalty_status}`)}
              </>
            ),
          },
          { label: t('trade:since'), value: date(member.loyalty_user.joined_at) },
          { label: t('pointsBalance'), value: number(member.balance), total: true },
        ]}
      />
      {member.reason !== null && <Quiet>{t(`pointsUnusable_${member.reason}`)}</Quiet>}
    </>
  );
}
