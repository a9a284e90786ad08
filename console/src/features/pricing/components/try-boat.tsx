import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { vesselCalls } from '../../../../../contracts/customers/calls.js';
import type { PersonChoice } from '../../../entities/search/person-choices.js';
import { usePersonSearch } from '../../../entities/search/use-person-search.js';
import { BoatOutline } from '../../../entities/vessel/boat-outline.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { FieldsGrid } from '../../../ui/fields/fields-grid.js';
import { NumberInput } from '../../../ui/fields/number-input.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { SuggestInput } from '../../../ui/fields/suggest-input.js';
import { type as text } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { isMeasured, type TriedBoat } from '../model/try-request.js';

const Water = styled('div')({
  display: 'grid',
  placeItems: 'center',
  padding: 10,
  borderRadius: 8,
  backgroundColor: role.water,
  overflow: 'hidden',
});
const DRAWN_WIDTH = 140;
/** The drawing stays this much lower than it is wide, whatever a wide boat measures. */
const WIDEST = 1.6;
/** The length under the drawing, between the ends of a line. */
const Measure = styled('span')({
  ...text.second,
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: 6,
  width: DRAWN_WIDTH,
  maxWidth: '100%',
  paddingTop: 6,
  borderInline: `1px solid ${role.ink2}`,
  '&::before, &::after': { content: '""', borderTop: `1px solid ${role.ink2}` },
});
/** Milliseconds after the last change until the price is loaded. */
export const SETTLE = 300;
interface TryBoatProps {
  readonly boat: TriedBoat;
  readonly onChange: (boat: TriedBoat) => void;
}

/** The boat to price: one of the marina's, found by its name or its people, or typed measures. */
export function TryBoat({ boat, onChange }: TryBoatProps) {
  const { t } = useTranslation('pricing');
  const { length, beam, hull, type } = boat;
  const { metres } = useFormats();
  return (
    <>
      <BoatOfMarina onFound={onChange} />
      {isMeasured(boat) && (
        <Water>
          <BoatOutline
            length={length ?? 0}
            beam={beam ?? 0}
            scale={DRAWN_WIDTH / Math.max(length ?? 1, (beam ?? 1) * WIDEST)}
            hull_type={hull}
            {...{ type }}
          />
          <Measure>{metres(length)}</Measure>
        </Water>
      )}
      <FieldsGrid style={{ gridTemplateColumns: '1fr 1fr' }}>
        <NumberInput
          label={t('trade:length')}
          suffix="m"
          maxIntegers={3}
          value={length}
          onChange={(value) => onChange({ ...boat, length: value ?? null })}
        />
        <NumberInput
          label={t('trade:beam')}
          suffix="m"
          maxIntegers={2}
          value={beam}
          onChange={(value) => onChange({ ...boat, beam: value ?? null })}
        />
      </FieldsGrid>
      <SelectInput
        label={t('trade:hull')}
        options={(['MONOHULL', 'MULTIHULL'] as const).map((value) => ({ value, label: t(value) }))}
        value={hull}
        onChange={(value) => onChange({ ...boat, hull: value === 'MULTIHULL' ? 'MULTIHULL' : 'MONOHULL' })}
      />
    </>
  );
}

type KnownBoat = Extract<PersonChoice, { kind: 'known' }> & { readonly vessel_id: string };

function BoatOfMarina({ onFound }: { readonly onFound: (boat: TriedBoat) => void }) {
  const { t } = useTranslation('pricing');
  const { metres } = useFormats();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const search = usePersonSearch(text);
  const boats = search.choices.filter(
    (choice): choice is KnownBoat => choice.kind === 'known' && choice.vessel_id !== null,
  );
  const { data } = useLoad(vesselCalls.get, chosen === null ? undefined : { vessel_id: chosen }, {
    topics: [{ topic: 'vessels' }],
    enabled: chosen !== null,
  });
  const found = data?.vessel;
  const report = useEffectEvent(() => {
    if (found === undefined || found.id !== chosen) return;
    const { length, beam, hull_type, type } = found;
    onFound({ length, beam, hull: hull_type === 'MULTIHULL' ? 'MULTIHULL' : 'MONOHULL', type });
  });
  useEffect(() => report(), [found?.id]);
  const status = {
    short: t('tryBoatHint'),
    searching: t('tryBoatSearching'),
    failed: t('tryBoatFailed'),
    done: boats.length === 0 ? t('tryBoatNone') : t('tryBoatFound', { count: boats.length }),
  };
  return (
    <SuggestInput
      label={t('tryBoat')}
      value={text}
      onChange={setText}
      suggestions={boats.map((choice) => ({
        key: `${choice.boater_id} ${choice.vessel_id}`,
        choice,
        content: `${choice.boat?.name ?? ''}, ${metres(choice.boat?.length ?? 0)} · ${choice.name}`,
      }))}
      onChoose={({ choice }) => {
        setChosen(choice.vessel_id);
        setText(choice.boat?.name ?? '');
      }}
      status={status[search.state]}
    />
  );
}
