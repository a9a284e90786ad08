import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FoundBoat } from '../../../../../contracts/dockwalk/boats.js';
import { dockVesselCalls } from '../../../../../contracts/dockwalk/calls.js';
import { HolderMark } from '../../../entities/berth/holder-mark.js';
import { useSettled } from '../../../entities/search/use-settled.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { AddIcon, SailingIcon, SearchIcon } from '../../../ui/icons.js';
import { Row } from '../../../ui/layout/row.js';
import { Second } from '../../../ui/layout/second.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { media, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import type { BoatChoice } from '../model/boat-choice.js';
import type { ShownBerth } from '../model/standing.js';
import { knownBoats } from '../model/known-boats.js';
import type { BerthWords } from './use-berth-words.js';

const List = styled('ul')({
  margin: '0 -20px',
  borderTop: `1px solid ${role.line}`,
  [media.phone]: { margin: '0 -14px' },
});
const Choice = styled('label')({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '0 10px',
  minHeight: 52,
  padding: '6px 16px',
  borderBottom: `1px solid ${role.line}`,
  cursor: 'pointer',
  '&:has(:checked)': { backgroundColor: role.seaSoft },
  '&:has(:focus-visible)': { outline: `2px solid ${role.sea}`, outlineOffset: -2 },
  '& input': { width: 18, height: 18, margin: 0, accentColor: role.sea },
  '& b': { fontWeight: 650 },
  '& small': { ...type.second, display: 'block', color: role.ink2 },
});
const Fit = styled('span')({
  ...type.label,
  padding: '2px 8px',
  borderRadius: 6,
  backgroundColor: role.booked.bg,
  color: role.booked.on,
  '&[data-fits=false]': { backgroundColor: role.wrong.bg, color: role.wrong.on },
});
const Plain = styled('button')({
  ...type.strong,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  minHeight: 48,
  padding: '6px 16px',
  border: 0,
  background: 'transparent',
  color: role.sea,
  textAlign: 'left',
  cursor: 'pointer',
  '& svg': { width: 20, height: 20, flex: 'none' },
});

const WAIT_MS = 250;

interface OtherBoatProps {
  berth: ShownBerth;
  /** All berths of the walk: their boats are found without a network. */
  berths: readonly ShownBerth[];
  offline: boolean;
  words: BerthWords;
  chosen: BoatChoice | null;
  onChoose: (boat: BoatChoice) => void;
  onNew: (name: string) => void;
  /** A boat that shows no name. */
  onNameless: () => void;
}

/** Finds the boat that lies in a berth, while typing: by its name, its owner, or a card code. */
export function OtherBoat({ berth, berths, offline, words, chosen, onChoose, onNew, onNameless }: OtherBoatProps) {
  const { t } = useTranslation('dockwalk');
  const { metres } = useFormats();
  const problemWords = useProblemWords();
  const group = useId();
  const [text, setText] = useState('');
  const search = useSettled(text.trim(), WAIT_MS);
  const { data, error, isFetching } = useLoad(
    dockVesselCalls.find,
    { berth_id: berth.row.berth_id, search },
    { topics: [], enabled: !offline && search !== '', keepPrevious: true },
  );
  const fromServer = !offline && search !== '' ? data?.items : undefined;
  const found = text.trim() === '' ? [] : (fromServer ?? knownBoats(berths, berth, text.trim()));
  const second = ({ length, beam, boater_name, berth: own }: FoundBoat | BoatChoice): string =>
    [
      beam === null ? metres(length) : `${metres(length)} × ${metres(beam)}`,
      boater_name,
      own === null ? null : t('hasBerth', { berth: own.name }),
    ]
      .filter((part) => part !== null && part !== '')
      .join(', ');
  return (
    <>
      <TextInput
        label={t('findBoat')}
        value={text}
        autoFocus
        before={<SearchIcon />}
        autoComplete="off"
        onChange={(typed) => setText(typed ?? '')}
      />
      {offline && <Second as="p">{t('searchOffline')}</Second>}
      {error !== null && !offline && (
        <Second as="p" role="alert">
          {problemWords(error)}
        </Second>
      )}
      {found.length === 0 && isFetching && <LoadingLines lines={2} rowHeight={52} />}
      <List aria-label={t('foundBoats')}>
        {found.map((boat) => (
          <li key={`${boat.vessel_id ?? ''} ${boat.reservation_id ?? ''}`}>
            <Choice>
              <input
                type="radio"
                name={group}
                checked={chosen !== null && sameBoat(chosen, boat)}
                onChange={() => onChoose(boat)}
              />
              <span>
                <Row as="span" gap={8} align="center" wrap>
                  <b>{words.boat(boat)}</b>
                  {boat.berth_holder_type !== null && <HolderMark type={boat.berth_holder_type} />}
                </Row>
                <small>{second(boat)}</small>
              </span>
              {boat.fit !== null && <Fit data-fits={boat.fit.fits}>{t(boat.fit.fits ? 'fits' : 'tooBig')}</Fit>}
            </Choice>
          </li>
        ))}
        {text.trim() !== '' && found.length === 0 && !isFetching && (
          <li>
            <Second as="p" style={{ padding: '12px 16px' }}>
              {t('noBoatFound', { search: text.trim() })}
            </Second>
          </li>
        )}
        <li>
          <Plain type="button" onClick={() => onNew(text.trim())}>
            <AddIcon />
            {text.trim() === '' ? t('newBoat') : t('newBoatNamed', { name: text.trim() })}
          </Plain>
        </li>
        <li>
          <Plain type="button" onClick={onNameless}>
            <SailingIcon />
            {t('nameless')}
          </Plain>
        </li>
      </List>
    </>
  );
}

function sameBoat(a: BoatChoice, b: BoatChoice): boolean {
  return a.vessel_id === b.vessel_id && a.reservation_id === b.reservation_id;
}
