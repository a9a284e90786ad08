import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HolderMark } from '../../../entities/berth/holder-mark.js';
import { useRecentChanges } from '../../../lib/realtime/recent-changes.js';
import { Button } from '../../../ui/buttons/button.js';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { Card } from '../../../ui/page/card.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { keyframes, styled } from '../../../ui/theme/styled.js';
import { BerthAnswers } from '../berth/berth-answers.js';
import { useBerthWords } from '../berth/use-berth-words.js';
import { likelyBoat } from '../model/answers.js';
import type { PierProgress } from '../model/progress.js';
import type { ShownBerth } from '../model/standing.js';
import { useMayWalk } from '../offline/use-may-walk.js';
import type { Walk } from '../offline/use-walk.js';
import { PierDrawing } from './pier-drawing.js';
import { rowKeys } from './row-keys.js';

const glow = keyframes({ from: { backgroundColor: role.waiting.bg }, to: { backgroundColor: 'transparent' } });

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '10px 16px',
  '& h2': { ...type.section },
  '& > span': { flex: 1, fontSize: 13, color: role.ink2, whiteSpace: 'nowrap' },
});
const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: '52px minmax(0, 1fr) minmax(220px, 46%)',
  alignItems: 'center',
  gap: 10,
  minHeight: 48,
  padding: '4px 12px 4px 16px',
  borderTop: `1px solid ${role.line}`,
  cursor: 'pointer',
  '&:hover': { backgroundColor: `color-mix(in srgb, ${role.seaSoft} 55%, transparent)` },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current=true]': { backgroundColor: role.seaSoft },
  '&[data-glow=true]': { animation: `${glow} 2400ms ease-out` },
  '& > b': { fontWeight: 650 },
  '@media (max-width: 900px)': {
    gridTemplateColumns: '52px minmax(0, 1fr)',
    '& > :last-child': { gridColumn: '1 / -1', paddingBottom: 4 },
  },
});
const What = styled('div')({
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& > span': { display: 'flex', alignItems: 'center', gap: 8, ...type.strong },
  '& small': { ...type.second, color: role.ink2 },
});
const Nothing = styled('p')({ padding: '20px 16px', borderTop: `1px solid ${role.line}`, color: role.ink2 });

const filters = {
  all: () => true,
  open: ({ standing }: ShownBerth) => standing === null,
  differs: ({ differences }: ShownBerth) => differences.length > 0,
} as const;
type Filter = keyof typeof filters;
const isFilter = (text: string): text is Filter => text in filters;

interface DeskPierProps {
  walk: Walk;
  pier: PierProgress;
  chosen: string | null;
  show: string;
  onShow: (show: string) => void;
  onBerth: (berthId: string | null) => void;
}

/** One pier at the desk: its drawing, and its berths with the three answers. */
export function DeskPier({ walk, pier, chosen, show, onShow, onBerth }: DeskPierProps) {
  const { t } = useTranslation('dockwalk');
  const words = useBerthWords(walk.date);
  const may = useMayWalk();
  const recent = useRecentChanges('dockwalk');
  const [asking, setAsking] = useState(false);
  const filter = isFilter(show) ? show : 'all';
  const own = walk.berths.filter(({ row }) => row.pier_id === pier.pier_id);
  const shown = own.filter(filters[filter]);
  const open = pier.berths - pier.checked;
  const complete = (rest: boolean) => {
    setAsking(false);
    void walk.steps.completePier(pier.pier_id, rest);
  };
  return (
    <Card as="section" aria-label={t('trade:pierNamed', { pier: pier.name })} style={{ overflow: 'clip' }}>
      <Head>
        <h2>{t('trade:pierNamed', { pier: pier.name })}</h2>
        <span>
          {[
            t('checkedLine', { checked: pier.checked, count: pier.berths }),
            pier.differs > 0 ? t('differ', { count: pier.differs }) : '',
          ]
            .filter((part) => part !== '')
            .join(', ')}
        </span>
        <div>
          <SelectInput
            label={t('showBerths')}
            labelHidden
            value={filter}
            options={(['all', 'open', 'differs'] as const).map((each) => ({ value: each, label: t(`show_${each}`) }))}
            onChange={(value) => onShow(value ?? 'all')}
          />
        </div>
        {may && (
          <Button
            disabledReason={pier.complete ? t('pierIsComplete') : null}
            onClick={() => (open === 0 ? complete(false) : setAsking(true))}
          >
            {t('markComplete')}
          </Button>
        )}
      </Head>
      <PierDrawing berths={own} chosen={chosen} words={words} onBerth={onBerth} />
      {shown.length === 0 ? (
        <Nothing>{t(filter === 'open' ? 'allChecked' : 'nothingDiffersHere')}</Nothing>
      ) : (
        <ul aria-label={t('berthsOf', { pier: pier.name })}>
          {shown.map((berth) => {
            const { row } = berth;
            const holder = row.expected.boat ?? likelyBoat(row);
            const seen = words.seen(berth);
            return (
              <Row
                key={row.berth_id}
                tabIndex={0}
                data-berth={row.name}
                data-glow={recent.has(row.berth_id)}
                aria-current={row.berth_id === chosen}
                aria-label={`${row.name}: ${words.title(berth)}`}
                onClick={() => onBerth(row.berth_id)}
                onKeyDown={(event) => rowKeys(event, () => onBerth(row.berth_id))}
              >
                <b>{row.name}</b>
                <What>
                  <span>
                    {words.title(berth)}
                    {holder !== null && <HolderMark type={holder.berth_holder_type} />}
                  </span>
                  <small>
                    {[words.about(berth), berth.differences.length > 0 ? seen : '']
                      .filter((part) => part !== '')
                      .join(', ')}
                  </small>
                </What>
                <div onClick={(event) => event.stopPropagation()} role="presentation">
                  <BerthAnswers
                    berth={berth}
                    words={words}
                    size="small"
                    onAnswer={may ? (answer) => void walk.steps.answer(berth, answer) : null}
                    onOther={() => onBerth(row.berth_id)}
                  />
                </div>
              </Row>
            );
          })}
        </ul>
      )}
      <ConfirmDialog
        open={asking}
        title={t('markRestTitle', { count: open })}
        confirm={t('markRest', { count: open })}
        dismiss={t('lookAgain')}
        onConfirm={() => complete(true)}
        onClose={() => setAsking(false)}
      >
        {t('markRestText', { pier: pier.name })}
      </ConfirmDialog>
    </Card>
  );
}
