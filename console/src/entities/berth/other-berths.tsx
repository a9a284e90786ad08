import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemWords } from '../../lib/i18n/use-problem-words.js';
import { Button } from '../../ui/buttons/button.js';
import { SearchField } from '../../ui/fields/search-field.js';
import { Section } from '../../ui/page/section.js';
import { ErrorState } from '../../ui/states/error-state.js';
import { LoadingLines } from '../../ui/states/loading-lines.js';
import type { BerthPicking } from './berth-picking.js';
import { BerthRows, BerthWords } from './berth-row.js';
import type { BerthSeeker } from './create-berth-address.js';
import { CreateBerthLink } from './create-berth-link.js';
import { foundChoices, removedByRule } from './candidate-rules.js';
import type { DrawingScale } from './drawing.js';
import type { StayDraft } from './chosen-berth.js';
import { OtherBerthRow } from './other-berth-row.js';
import type { BerthPlan } from './use-berth-plan.js';

interface OtherBerthsProps {
  /** The stay that searches. A berth that is missing is created for it. */
  readonly seeker: BerthSeeker;
  /** The held berth, which is left out here because the page shows it elsewhere. */
  readonly heldId: string | null;
  readonly draft: StayDraft;
  /** Common scale of the drawings in the list. */
  readonly scale: DrawingScale;
  readonly plan: BerthPlan;
  readonly picking: BerthPicking;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly chosenBerthId: string | null;
  readonly lockedReason: string | null;
}

/** Number of rows shown at once. The search finds the others. */
const SHOWN = 30;

/** List of all berths for a manual choice, with the reasons why the plan removed some of them. */
export function OtherBerths({ plan, open, onOpen, ...props }: OtherBerthsProps) {
  const { t } = useTranslation('entities/berth');
  const removed = removedByRule(plan.matched?.removed ?? {});
  const leftOut = removed.reduce((sum, { count }) => sum + count, 0);
  const reasons = removed.map(({ rule, count }) => t(`removedCount_${rule}`, { count })).join(' · ');
  if (plan.waits || plan.matched === undefined) return null;
  return (
    <>
      <Section>
        <div style={{ marginLeft: -10 }}>
          <Button kind="quiet" aria-expanded={open} onClick={() => onOpen(!open)}>
            {t(open ? 'hideOthers' : 'showOthers')}
          </Button>
        </div>
        {leftOut > 0 && <BerthWords>{t('leftOut', { count: leftOut, reasons })}</BerthWords>}
      </Section>
      {open && <Choices plan={plan} {...props} />}
    </>
  );
}

function Choices({ plan, heldId, seeker, ...props }: Omit<OtherBerthsProps, 'open' | 'onOpen'>) {
  const { t } = useTranslation('entities/berth');
  const problemWords = useProblemWords();
  const [typed, setTyped] = useState('');
  if (plan.choices === undefined) {
    return (
      <Section>
        {plan.error === null ? (
          <LoadingLines lines={4} rowHeight={64} />
        ) : (
          <ErrorState text={problemWords(plan.error)} onRetry={plan.reload} />
        )}
      </Section>
    );
  }
  const others = plan.choices.filter((berth) => berth.berth_id !== heldId);
  const found = foundChoices(others, typed);
  const names = new Map(plan.choices.map((berth) => [berth.berth_id, berth.berth_name]));
  return (
    <>
      <Section>
        <SearchField value={typed} onSearch={setTyped} label={t('findBerth')} width="100%" />
        {found.length === 0 && <p role="status">{t('RESIDENT_BERTH_NOT_FOUND')}</p>}
        {found.length === 0 && (
          <div>
            <CreateBerthLink typed={typed} seeker={seeker} />
          </div>
        )}
      </Section>
      <BerthRows aria-label={t('allBerths')}>
        {found.slice(0, SHOWN).map((berth) => (
          <OtherBerthRow key={berth.berth_id} berth={berth} nameOf={(id) => names.get(id) ?? null} {...props} />
        ))}
      </BerthRows>
      {found.length > SHOWN && (
        <Section>
          <BerthWords>{t('moreFound', { count: found.length - SHOWN })}</BerthWords>
        </Section>
      )}
    </>
  );
}
