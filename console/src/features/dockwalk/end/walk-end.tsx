import { useTranslation } from 'react-i18next';
import { OpenBalanceQuestion } from '../../../entities/arrival/open-balance-question.js';
import { Stack } from '../../../ui/layout/stack.js';
import { Banner } from '../../../ui/page/banner.js';
import { Card } from '../../../ui/page/card.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useBerthWords } from '../berth/use-berth-words.js';
import { useMayWalk } from '../offline/use-may-walk.js';
import type { Walk } from '../offline/use-walk.js';
import { ArrivingQuestion } from './arriving-question.js';
import { ConflictCard } from './conflict-card.js';
import { DifferenceCard } from './difference-card.js';
import { LeftEarlyQuestion } from './left-early-question.js';
import { ShortBoatQuestion } from './short-boat-question.js';
import { useDifferenceSteps } from './use-difference-steps.js';
import type { WalkConflicts } from './use-walk-conflicts.js';

const Kept = styled('div')({ display: 'grid', gap: 4, padding: '12px 14px', '& small': { color: role.ink2 } });
const Rest = styled('p')({ padding: '6px 0 10px', textAlign: 'center', color: role.ink2, fontSize: 13 });

/** Only what differs: conflicts first, then differences with their next steps, and how many berths are as planned. */
export function WalkEnd({ walk, conflicts, desk }: { walk: Walk; conflicts: WalkConflicts; desk: boolean }) {
  const { t } = useTranslation('dockwalk');
  const words = useBerthWords(walk.date);
  const problemWords = useProblemWords();
  const may = useMayWalk();
  const steps = useDifferenceSteps(walk.device);
  const offline = walk.sending.offlineSince !== null;
  const differing = walk.berths.filter(({ differences, row }) => differences.length + row.differences.length > 0);
  const { berths, checked } = walk.progress;
  const planned = checked - walk.progress.differs;
  return (
    <Stack gap={10}>
      {conflicts.error !== null && (
        <Banner tone="wrong" live>
          {problemWords(conflicts.error)}
        </Banner>
      )}
      {may &&
        conflicts.items.map((conflict) => (
          <ConflictCard
            key={conflict.conflict_id}
            conflict={conflict}
            chosen={conflicts.choiceOf(conflict)}
            words={words}
            busy={conflicts.busy}
            onChoose={(choice) => conflicts.choose(conflict, choice)}
            onDecide={() => void conflicts.decide(conflict)}
          />
        ))}
      {differing.flatMap((berth) =>
        berth.kept > 0 || berth.row.differences.length === 0
          ? [
              <Card key={berth.row.berth_id}>
                <Kept>
                  <span>
                    <b>{berth.row.name}</b> {words.answer(berth)}, {words.title(berth)}
                  </span>
                  <small>{berth.kept > 0 ? t('stepsWhenSent') : words.about(berth)}</small>
                </Kept>
              </Card>,
            ]
          : berth.row.differences.map((difference) => (
              <DifferenceCard
                key={difference.difference_id}
                {...{ berth, difference, words, steps, may, desk }}
                hindrance={offline ? t('needsNetwork') : null}
              />
            )),
      )}
      {differing.length === 0 && conflicts.items.length === 0 && (
        <Card>
          <EmptyState title={t('nothingDiffers')}>{t('nothingDiffersText', { count: checked })}</EmptyState>
        </Card>
      )}
      <Rest>
        {[
          t('asPlannedCount', { count: planned }),
          checked < berths ? t('uncheckedCount', { count: berths - checked }) : '',
        ]
          .filter((part) => part !== '')
          .join(', ')}
      </Rest>
      {steps.arriving !== null && <ArrivingQuestion arriving={steps.arriving} today={walk.date} />}
      {steps.owing !== null && (
        <OpenBalanceQuestion
          departure={steps.owing.departure}
          onDone={steps.owing.done}
          onClose={steps.owing.dismiss}
        />
      )}
      <LeftEarlyQuestion leaving={steps.leaving} words={words} />
      <ShortBoatQuestion moving={steps.moving} words={words} />
    </Stack>
  );
}
