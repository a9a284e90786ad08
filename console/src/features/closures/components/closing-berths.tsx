import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { berthCalls } from '../../../../../contracts/berths/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { TickInput } from '../../../ui/fields/tick-input.js';
import { CloseIcon } from '../../../ui/icons.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { media, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import type { ClosureDraft } from '../model/closure-draft.js';

const Chips = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 6, margin: 0, padding: 0, listStyle: 'none' });
const Chip = styled('button')({
  ...type.label,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 28,
  padding: '0 8px',
  border: 0,
  borderRadius: 6,
  backgroundColor: role.seaSoft,
  color: role.seaStrong,
  cursor: 'pointer',
  '& svg': { width: 14, height: 14 },
  [media.touch]: { minHeight: 44 },
});
const Choice = styled('fieldset')({ maxHeight: 220, overflowY: 'auto', margin: 0, padding: 0, border: 0, minWidth: 0 });

/** Berths that one search finds. */
const MOST_FOUND = 50;

type Chosen = Pick<ClosureDraft, 'pier_ids' | 'berth_ids'>;

interface ClosingBerthsProps {
  readonly chosen: Chosen;
  readonly onChosen: (chosen: Chosen) => void;
  readonly error: string | undefined;
}

const toggled = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];

/** The piers and berths that close: those chosen, and a search for more. */
export function ClosingBerths({ chosen, onChosen, error }: ClosingBerthsProps) {
  const { t } = useTranslation('closures');
  const [text, setText] = useState('');
  const topics = [{ topic: 'berths' as const }];
  const wanted = text.trim();
  const piers = useLoad(berthCalls.listPiers, { page_size: 100 }, { topics }).data?.items;
  const found = useLoad(
    berthCalls.listBerths,
    { filter: { name: wanted }, page_size: MOST_FOUND },
    { topics, enabled: wanted !== '', keepPrevious: true },
  ).data?.items;
  const { pier_ids, berth_ids } = chosen;
  const berths = wanted === '' ? [] : (found ?? []);
  const shown = (piers ?? []).filter(({ name }) => name.toLowerCase().includes(wanted.toLowerCase()));
  // The list of piers tells whether a pier exists, even if the nights are wrong and no preview is loaded.
  const unknown = piers !== undefined && pier_ids.some((id) => !piers.some((pier) => pier.id === id));
  const pierName = (id: string): string => {
    const pier = piers?.find((one) => one.id === id);
    return pier === undefined
      ? t('unknownPierChip')
      : t('pierOption', { pier: pier.name, count: pier.number_of_berths });
  };
  const togglePier = (id: string) => onChosen({ pier_ids: toggled(pier_ids, id), berth_ids });
  const toggleBerth = (id: string) => onChosen({ pier_ids, berth_ids: toggled(berth_ids, id) });
  return (
    <>
      {pier_ids.length + berth_ids.length > 0 && (
        <Chips aria-label={t('chosen')}>
          {piers !== undefined &&
            pier_ids.map((id) => <ChosenChip key={id} name={pierName(id)} onRemove={() => togglePier(id)} />)}
          {berth_ids.map((id) => (
            <BerthChip key={id} berthId={id} onRemove={() => toggleBerth(id)} />
          ))}
        </Chips>
      )}
      <TextInput
        label={t('findBerths')}
        hint={t('findBerthsHint')}
        error={error ?? (unknown ? t('unknownPier') : undefined)}
        value={text}
        autoComplete="off"
        onChange={(typed) => setText(typed ?? '')}
      />
      <Choice aria-label={t('what')}>
        {shown.map(({ id, name, number_of_berths }) => (
          <TickInput
            key={id}
            look="check"
            label={t('pierOption', { pier: name, count: number_of_berths })}
            value={pier_ids.includes(id)}
            onChange={() => togglePier(id)}
          />
        ))}
        {berths.map(({ id, name }) => (
          <TickInput
            key={id}
            look="check"
            label={t('trade:berthNamed', { berth: name })}
            value={berth_ids.includes(id)}
            onChange={() => toggleBerth(id)}
          />
        ))}
        {wanted !== '' && found !== undefined && shown.length + berths.length === 0 && <Quiet>{t('noneFound')}</Quiet>}
      </Choice>
    </>
  );
}

function BerthChip({ berthId, onRemove }: { readonly berthId: string; readonly onRemove: () => void }) {
  const { t } = useTranslation('closures');
  const { data, error } = useLoad(berthCalls.getBerth, { berth_id: berthId }, { topics: [{ topic: 'berths' }] });
  if (data === undefined && error === null) return null;
  return <ChosenChip name={data?.name ?? t('unknownBerthChip')} onRemove={onRemove} />;
}

function ChosenChip({ name, onRemove }: { readonly name: string; readonly onRemove: () => void }) {
  const { t } = useTranslation('closures');
  return (
    <li>
      <Chip type="button" aria-label={t('leaveOut', { name })} onClick={onRemove}>
        {name}
        <CloseIcon />
      </Chip>
    </li>
  );
}
