import { useTranslation } from 'react-i18next';
import type { ConflictDetail } from '../../../../../contracts/conflicts/conflict.js';
import { BoatInBerth } from '../../../entities/berth/boat-in-berth.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { NumberInput } from '../../../ui/fields/number-input.js';
import { ToggleInput } from '../../../ui/fields/toggle-input.js';
import { Card } from '../../../ui/page/card.js';
import { KeyValues } from '../../../ui/page/key-values.js';
import { Timeline } from '../../../ui/page/timeline.js';
import { type as text } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { differing, type SizeSource, sizeSources } from '../model/conflict-view.js';
import { SeenGoneWords } from './seen-gone-words.js';
import { useConflictWords, useHappenedWords } from './use-conflict-words.js';

const Part = styled('div')({
  display: 'grid',
  gap: 10,
  padding: 16,
  '& + &': { borderTop: `1px solid ${role.line}` },
  '& h2': { ...text.label, color: role.ink2 },
  '& p': { ...text.second, color: role.ink2 },
  '& strong': { color: role.wrong.on },
});

export interface SizeAnswer {
  readonly source: SizeSource;
  readonly other: number | null;
}

interface ConflictFactsProps {
  readonly conflict: ConflictDetail;
  readonly answer: SizeAnswer;
  readonly onAnswer: (answer: SizeAnswer) => void;
}

/** What is wrong: the drawing, the facts, the sources of the size with the choice which is right, and what happened. */
export function ConflictFacts({ conflict, answer, onAnswer }: ConflictFactsProps) {
  const { t } = useTranslation('activity/conflicts');
  const formats = useFormats();
  const words = useConflictWords();
  const happened = useHappenedWords();
  const { kind, boat, berth, sizes, excess, others, state, seen_gone } = conflict;
  const tooLarge = kind === 'BOAT_TOO_LARGE';
  const shown = tooLarge ? (sizes.card ?? boat.vessel) : boat.vessel;
  const what = words.kind(kind);
  const items = tooLarge
    ? [
        { label: t('sizeBooked'), value: formats.sizes(sizes.booked) },
        ...(sizes.card === null ? [] : [{ label: t('sizeCard'), value: formats.sizes(sizes.card) }]),
        ...(berth.sizes === null ? [] : [{ label: berth.label, value: formats.sizes(berth.sizes) }]),
      ]
    : [
        { label: words.boat(boat.vessel.name), value: boat.person },
        ...others.map((one) => ({
          label: words.boat(one.vessel.name),
          value:
            one.end_date === null ? one.person : `${one.person}, ${formats.dateSpan(one.start_date, one.end_date)}`,
        })),
        { label: t('sizes'), value: formats.sizes(boat.vessel) },
      ];
  const [dimension] = excess === null ? differing(sizes) : [excess.dimension];
  return (
    <Card as="section" aria-label={t('whatIsWrong')}>
      <Part>
        <BoatInBerth
          boat={{ length: shown.length, beam: shown.beam, draft: shown.draft }}
          berth={{ length: berth.sizes?.length ?? null, beam: berth.sizes?.beam ?? null }}
          fits={!tooLarge || excess === null}
          label={words.title(conflict)}
        />
        <strong>{what}</strong>
        {seen_gone !== undefined && (
          <p>
            <SeenGoneWords seen={seen_gone} />
          </p>
        )}
      </Part>
      <Part>
        <KeyValues
          items={[
            ...items,
            ...(boat.end_date === null
              ? []
              : [{ label: t('trade:stay'), value: formats.dateSpan(boat.start_date, boat.end_date) }]),
          ]}
        />
        {tooLarge && state !== 'SOLVED' && sizes.card !== null && dimension !== undefined && (
          <>
            <ToggleInput
              label={t(`whichIsRight_${dimension}`)}
              value={answer.source}
              options={sizeSources.map((value) => ({
                value,
                label: value === 'other' ? t('other') : formats.metres(sizes[value]?.[dimension] ?? 0),
              }))}
              onChange={(value) =>
                onAnswer({ ...answer, source: sizeSources.find((source) => source === value) ?? 'card' })
              }
            />
            {answer.source === 'other' && (
              <NumberInput
                label={t(`measured_${dimension}`)}
                suffix="m"
                value={answer.other}
                onChange={(other) => onAnswer({ ...answer, other: other ?? null })}
              />
            )}
            <p>{t('changesCard')}</p>
          </>
        )}
      </Part>
      {conflict.happened.length > 0 && (
        <Part>
          <h2>{t('trade:activity')}</h2>
          <Timeline
            entries={conflict.happened.map((event) => ({
              id: `${event.what} ${event.at}`,
              kind: event.what === 'SOLVED' || event.what === 'BOOKED' ? 'booked' : 'our_move',
              title: happened(event),
              by: [event.by ?? '', formats.instant(event.at)].filter((part) => part !== '').join(', '),
            }))}
          />
        </Part>
      )}
    </Card>
  );
}
