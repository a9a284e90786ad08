import { useTranslation } from 'react-i18next';
import type { PlacingGroup } from '../../../../../contracts/reservations/vocabulary.js';
import { StatusMark } from '../../../ui/status/status-mark.js';
import type { StatusKind } from '../../../ui/status/status-kind.js';
import { Button } from '../../../ui/buttons/button.js';
import { Card } from '../../../ui/page/card.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import type { SectionId, StaySection } from '../model/stay-sections.js';
import { StayRow } from './stay-row.js';

const Head = styled('h2')({
  ...type.label,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  margin: 0,
  padding: '8px 16px',
  color: role.ink2,
  backgroundColor: role.sunk,
  borderTop: `1px solid ${role.line}`,
});
const Rows = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });
const More = styled('div')({ padding: '8px 10px', borderTop: `1px solid ${role.line}` });

const marks: Readonly<Record<SectionId, StatusKind>> = {
  freeNow: 'waiting_list',
  unplaced: 'our_move',
  lost: 'our_move',
  stillWaiting: 'waiting_list',
  skipped: 'expired',
};

interface StayListProps {
  readonly sections: readonly StaySection[];
  /** Groups of which only a part is shown. */
  readonly cut: readonly { readonly group: PlacingGroup; readonly total: number }[];
  readonly chosen: string | null;
  /** Reservations that a colleague has just changed. */
  readonly changed: ReadonlySet<string>;
  readonly onChoose: (reservationId: string) => void;
  readonly onGroup: (group: PlacingGroup) => void;
}

/** The stays without a berth in their sections. */
export function StayList({ sections, cut, chosen, changed, onChoose, onGroup }: StayListProps) {
  const { t } = useTranslation('matching');
  return (
    <Card style={{ overflow: 'hidden' }}>
      {sections.map(({ id, rows, group }, index) => {
        const whole = cut.find((one) => one.group === group);
        const last = sections.findLast((section) => section.group === group)?.id === id;
        return (
          <section key={id} aria-label={t(`section_${id}`)}>
            <Head style={index === 0 ? { borderTop: 0 } : undefined}>
              <StatusMark kind={marks[id]} />
              {t(`section_${id}`)}
            </Head>
            <Rows>
              {rows.map((row) => (
                <StayRow
                  key={row.reservation_id}
                  row={row}
                  chosen={row.reservation_id === chosen}
                  changed={changed.has(row.reservation_id)}
                  onChoose={onChoose}
                />
              ))}
            </Rows>
            {last && whole !== undefined && (
              <More>
                <Button size="small" kind="quiet" onClick={() => onGroup(group)}>
                  {t('showAll', { count: whole.total })}
                </Button>
              </More>
            )}
          </section>
        );
      })}
    </Card>
  );
}
