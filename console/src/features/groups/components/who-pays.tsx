import { useTranslation } from 'react-i18next';
import type { ShownGroup } from '../../../../../contracts/reservations/group.js';
import { groupCalls } from '../../../../../contracts/reservations/group-calls.js';
import { type GroupPayer, groupPayers } from '../../../../../contracts/reservations/vocabulary.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useMay } from '../../../lib/session/may.js';
import { Button } from '../../../ui/buttons/button.js';
import { Row } from '../../../ui/layout/row.js';
import { Card } from '../../../ui/page/card.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { Section } from '../../../ui/page/section.js';
import { isComing } from '../model/boats-left.js';
import { RefusedBanner } from './refused-banner.js';

/** Who pays for the boats: the organiser for all with one payment, or each boat its own. It can change until something is paid. */
export function WhoPays({ group }: { group: ShownGroup }) {
  const { t } = useTranslation('groups');
  const mayChange = useMay(groupCalls.setPayer.access);
  const { send, isPending, error } = useSend(groupCalls.setPayer, { topics: [{ topic: 'reservations' }] });
  const coming = group.boats.filter(isComing);
  const paid = coming.some(({ has_paid }) => has_paid);
  const by = coming.filter(({ paid_by_organiser }) => paid_by_organiser).length;
  const chosen: GroupPayer | null = by === 0 ? 'EACH' : by === coming.length ? 'ORGANISER' : null;
  const reason = !mayChange ? t('mayNotPayer') : paid ? t('payerStays') : null;
  return (
    <Card>
      <Section title={t('whoPays')}>
        <Row gap={8} wrap role="group" aria-label={t('whoPays')}>
          {groupPayers.map((payer) => (
            <Button
              key={payer}
              kind={chosen === payer ? 'primary' : 'plain'}
              size="small"
              aria-pressed={chosen === payer}
              busy={isPending}
              disabledReason={chosen === payer ? null : reason}
              onClick={() => {
                if (chosen !== payer) void send({ group_id: group.id, payer });
              }}
            >
              {t(`payer_${payer}`)}
            </Button>
          ))}
        </Row>
        <Quiet>{chosen === null ? t('payerMixed', { count: by }) : t(`payerHint_${chosen}`)}</Quiet>
        <RefusedBanner error={error} />
      </Section>
    </Card>
  );
}
