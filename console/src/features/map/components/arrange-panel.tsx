import { useTranslation } from 'react-i18next';
import type { PierPosition } from '../../../../../contracts/berths/harbour-map.js';
import type { HarbourLayout, PlacedPier } from '../../../../../contracts/berths/rules/harbour-layout.js';
import { berthRows, pierSides, shoreKinds } from '../../../../../contracts/berths/vocabulary.js';
import type { Sending } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { NumberInput } from '../../../ui/fields/number-input.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { ToggleInput } from '../../../ui/fields/toggle-input.js';
import { RotateIcon, UndoIcon } from '../../../ui/icons.js';
import { Row } from '../../../ui/layout/row.js';
import { Second } from '../../../ui/layout/second.js';
import { Stack } from '../../../ui/layout/stack.js';
import { Banner } from '../../../ui/page/banner.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import {
  type Arranging,
  chosen,
  drawing,
  drawn,
  placed,
  returned,
  shoreRemoved,
  TURN,
  turnedNorth,
  undone,
} from '../model/arranging.js';

interface ArrangePanelProps {
  readonly state: Arranging;
  readonly change: (next: (state: Arranging) => Arranging) => void;
  readonly layout: HarbourLayout;
  readonly pier: PlacedPier | null;
  readonly sending: Pick<Sending<never, unknown>, 'isPending' | 'error'>;
  readonly canSave: boolean;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

/** The controls of arranging: the chosen pier in figures, outlines, undo, and saving. */
export function ArrangePanel({ state, change, layout, pier, sending, canSave, onSave, onCancel }: ArrangePanelProps) {
  const { t } = useTranslation('map');
  const problemWords = useProblemWords();
  const { error } = sending;
  return (
    <>
      {error !== null && (
        <Banner tone={error.stale ? 'waiting' : 'wrong'} live title={t('notSaved')}>
          {error.stale
            ? t('arrangedMeanwhile', { name: error.changes.at(-1)?.by.name ?? t('aColleague') })
            : problemWords(error)}
        </Banner>
      )}
      <Card>
        <Section title={t('arrange')}>
          <Second as="p">{t('arrangeHint')}</Second>
          <Row gap={8} align="center" wrap>
            <Button
              kind="primary"
              busy={sending.isPending}
              disabledReason={canSave ? null : t('nothingToSave')}
              onClick={onSave}
            >
              {t('saveArrangement')}
            </Button>
            <Button onClick={onCancel}>{t('actions:cancel')}</Button>
            <Button
              kind="quiet"
              icon={<UndoIcon />}
              disabledReason={state.before.length === 0 ? t('nothingToUndo') : null}
              onClick={() => change(undone)}
            >
              {t('undo')}
            </Button>
          </Row>
        </Section>
        <Section title={t('trade:pier')}>
          <SelectInput
            label={t('chosenPier')}
            placeholder={t('noPier')}
            value={state.pier}
            options={layout.piers.map(({ pier_id, name }) => ({ value: pier_id, label: name }))}
            onChange={(id) => change((before) => chosen(before, id ?? null))}
          />
          {pier !== null && <PierFields pier={pier} change={change} />}
        </Section>
        <Section title={t('surroundings')}>
          <Outlines state={state} change={change} />
          <NumberInput
            label={t('northDegrees')}
            suffix="°"
            decimals={0}
            maxIntegers={3}
            value={state.shown.north}
            onChange={(north) => change((before) => turnedNorth(before, (north ?? 0) % 360))}
          />
        </Section>
      </Card>
    </>
  );
}

type Changing = Pick<ArrangePanelProps, 'change'>;

function PierFields({ pier, change }: Changing & { readonly pier: PlacedPier }) {
  const { t } = useTranslation('map');
  const put = (position: Partial<PierPosition>): void => change((before) => placed(before, pier, position));
  return (
    <>
      <Stack gap={8} columns="repeat(3, minmax(0, 1fr))">
        <NumberInput label={t('across')} suffix="m" negative value={pier.x} onChange={(x) => put({ x: x ?? 0 })} />
        <NumberInput label={t('down')} suffix="m" negative value={pier.y} onChange={(y) => put({ y: y ?? 0 })} />
        <NumberInput
          label={t('heading')}
          suffix="°"
          decimals={1}
          maxIntegers={3}
          value={pier.heading}
          onChange={(heading) => put({ heading: (heading ?? 0) % 360 })}
        />
      </Stack>
      <SelectInput
        label={t('rows')}
        value={pier.rows}
        options={berthRows.map((value) => ({ value, label: t(`rows_${value}`) }))}
        onChange={(rows) => put({ rows: berthRows.find((known) => known === rows) ?? 'ODD_EVEN' })}
      />
      <ToggleInput
        label={t('firstSide')}
        value={pier.first_side}
        options={pierSides.map((value) => ({ value, label: t(`side_${value}`) }))}
        onChange={(side) => put({ first_side: side === 'LEFT' ? 'LEFT' : 'RIGHT' })}
      />
      <ToggleInput
        label={t('lowestNumber')}
        value={pier.from_head ? 'head' : 'shore'}
        options={(['shore', 'head'] as const).map((value) => ({ value, label: t(`lowest_${value}`) }))}
        onChange={(end) => put({ from_head: end === 'head' })}
      />
      <Row gap={8} align="center" wrap>
        <Button size="small" icon={<RotateIcon />} onClick={() => put({ heading: (pier.heading + TURN) % 360 })}>
          {t('turn', { degrees: TURN })}
        </Button>
        <Button
          size="small"
          disabledReason={pier.arranged ? null : t('notPlaced')}
          onClick={() => change((before) => returned(before, pier.pier_id))}
        >
          {t('returnPier')}
        </Button>
      </Row>
    </>
  );
}

function Outlines({ state, change }: Changing & { readonly state: Arranging }) {
  const { t } = useTranslation('map');
  if (state.drawing !== null) {
    return (
      <>
        <Second as="p" role="status">
          {t('drawHelp')}
        </Second>
        <Row gap={8} align="center" wrap>
          <Button kind="primary" size="small" onClick={() => change(drawn)}>
            {t('finishOutline', { count: state.drawing.points.length })}
          </Button>
          <Button size="small" onClick={() => change((before) => drawing(before, null))}>
            {t('actions:cancel')}
          </Button>
        </Row>
      </>
    );
  }
  return (
    <>
      <Row gap={8} align="center" wrap>
        {shoreKinds.map((kind) => (
          <Button key={kind} size="small" onClick={() => change((before) => drawing(before, kind))}>
            {t(`draw_${kind}`)}
          </Button>
        ))}
      </Row>
      {state.shown.shores.map(({ kind, points }, index) => (
        <Row gap={8} align="center" wrap key={index}>
          <span>{t(`outline_${kind}`, { count: points.length })}</span>
          <Button kind="quiet" size="small" onClick={() => change((before) => shoreRemoved(before, index))}>
            {t('removeOutline')}
          </Button>
        </Row>
      ))}
    </>
  );
}
