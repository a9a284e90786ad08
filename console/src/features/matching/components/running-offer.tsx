import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RunningOffer as Offer } from '../../../../../contracts/reservations/matching.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useNow } from '../../../lib/time/use-now.js';
import { Button } from '../../../ui/buttons/button.js';
import { Second } from '../../../ui/layout/second.js';
import { StatusMark } from '../../../ui/status/status-mark.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import type { PlacingCalls } from '../api/use-placing-calls.js';
import { Strip, StripActions } from './matching-shapes.js';
import { ReasonForm } from './reason-form.js';

const Box = styled(Strip)({
  borderTop: `1px solid ${role.line}`,
  backgroundColor: role.waiting.bg,
  color: role.ink,
  '& > svg': { color: role.waiting.on },
  '& p': { margin: 0 },
});

const MINUTE = 60_000;

interface RunningOfferProps {
  readonly offer: Offer;
  readonly calls: PlacingCalls;
  readonly lockedReason: string | null;
}

/** The berth that is held until the boater answers, with the deadline. Staff withdraw it with a reason. */
export function RunningOffer({ offer, calls, lockedReason }: RunningOfferProps) {
  const { t } = useTranslation('matching');
  const { instant, until } = useFormats();
  const [withdraws, setWithdraws] = useState(false);
  useNow(MINUTE);
  const { label: berth, answer_by, offered_at } = offer;
  return (
    <Box>
      <StatusMark kind="waiting" />
      <div>
        <p>
          <b>{t('heldUntil', { berth, when: instant(answer_by) })}</b> {until(answer_by)}
        </p>
        <Second as="p">{t('offeredAt', { when: instant(offered_at) })}</Second>
      </div>
      <StripActions>
        <Button
          size="small"
          aria-expanded={withdraws}
          disabledReason={lockedReason}
          onClick={() => setWithdraws(!withdraws)}
        >
          {t('withdraw')}
        </Button>
      </StripActions>
      {withdraws && (
        <ReasonForm
          question={t('whyWithdraw', { berth })}
          confirm={t('withdrawBerth', { berth })}
          hint={t('withdrawHint')}
          busy={calls.busy}
          onConfirm={calls.withdraw}
          onClose={() => setWithdraws(false)}
        />
      )}
    </Box>
  );
}
