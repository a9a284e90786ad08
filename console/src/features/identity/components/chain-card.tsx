import { useTranslation } from 'react-i18next';
import type { ChainRow } from '../../../../../contracts/dashboard/chain.js';
import { sharePercent } from '../../../../../contracts/dashboard/rules/load-level.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Row } from '../../../ui/layout/row.js';
import { Stack } from '../../../ui/layout/stack.js';
import { StatusMark } from '../../../ui/status/status-mark.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';

/** A marina of the chain on a phone. Its panel has the button to work in it. */
export function ChainCard({ row, here }: { readonly row: ChainRow; readonly here: boolean }) {
  const { t } = useTranslation('identity/chain');
  const formats = useFormats();
  const { marina, figures, last_answer_at } = row;
  return (
    <Stack as="span" gap={4} shrinks>
      <Row as="span" gap="2px 12px" justify="space-between" wrap>
        <strong>{marina.name}</strong>
        <span style={{ ...type.second, color: role.ink2 }}>{here ? t('here') : marina.code}</span>
      </Row>
      {figures === null ? (
        <span style={{ color: role.ink2 }}>
          {last_answer_at === null
            ? t('trade:noAnswer')
            : t('trade:noAnswerSince', { time: formats.instant(last_answer_at) })}
        </span>
      ) : (
        <>
          <Row as="span" gap="2px 12px" justify="space-between" wrap>
            <span>
              {figures.berths === 0
                ? t('trade:noBerthsYet')
                : `${formats.percent(sharePercent(figures.taken, figures.berths))} ${t('occupied').toLocaleLowerCase()}`}
            </span>
            <strong>{formats.money(figures.revenue, marina.currency)}</strong>
          </Row>
          {figures.our_moves > 0 && (
            <span style={{ display: 'inline-flex', alignItems: 'center', gap: 6, color: role.ourMove.on }}>
              <StatusMark kind="our_move" />
              {`${formats.number(figures.our_moves)} ${t('ourMoves').toLocaleLowerCase()}`}
            </span>
          )}
        </>
      )}
    </Stack>
  );
}
