import { useTranslation } from 'react-i18next';
import type { GroupBerths, PricedGroup } from '../../../../../contracts/reservations/group.js';
import type { GroupOffer } from '../../../../../contracts/reservations/vocabulary.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useFieldWords } from '../../../lib/i18n/use-problem-words.js';
import { IconButton } from '../../../ui/buttons/icon-button.js';
import { DateInput } from '../../../ui/fields/date-input.js';
import { NumberInput } from '../../../ui/fields/number-input.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { DeleteIcon } from '../../../ui/icons.js';
import { Scroll } from '../../../ui/layout/scroll.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { type BoatDraft, requiredOf, resized } from '../model/group-draft.js';
import { twinOf } from '../model/pasted-list.js';

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  '& th': { padding: '4px 6px', fontSize: 13, textAlign: 'left', color: role.ink2 },
  '& td': { padding: '4px 5px', verticalAlign: 'top', minWidth: 78 },
  '& td:first-of-type, & td:nth-of-type(2)': { minWidth: 140 },
  '& tr[data-twin]': { backgroundColor: role.ourMove.bg },
});
/** A date is read whole beside its calendar button. */
const DayCell = styled('td')({ '&&&': { minWidth: 136 } });
const Note = styled('small')({ display: 'block', fontSize: 13, color: role.ink2 });
const Wrong = styled('small')({ display: 'block', fontSize: 13, color: role.wrong.on });

type Price = PricedGroup['boats'][number];
type Placement = GroupBerths['placements'][number];

interface BoatLinesProps {
  boats: readonly BoatDraft[];
  offered: GroupOffer;
  tried: boolean;
  placements: readonly Placement[];
  /** Empty while the prices are not known. */
  prices: readonly Price[];
  currency: string;
  /** Codes that the server named for a boat. */
  faults: ReadonlyMap<number, readonly { readonly field: string; readonly code: string }[]>;
  onChange: (boats: readonly BoatDraft[]) => void;
}

/** The boats of the group, each of which can be corrected. */
export function BoatLines({ boats, offered, tried, placements, prices, currency, faults, onChange }: BoatLinesProps) {
  const { t } = useTranslation('groups');
  const change = (key: string, more: Partial<BoatDraft>) =>
    onChange(boats.map((boat) => (boat.key === key ? { ...boat, ...more } : boat)));
  return (
    <Scroll>
      <Table aria-label={t('trade:boats')}>
        <thead>
          <tr>
            <th scope="col">{t('trade:boat')}</th>
            <th scope="col">{t('skipper')}</th>
            <th scope="col">{t('trade:length')}</th>
            <th scope="col">{t('trade:beam')}</th>
            <th scope="col">{t('trade:draught')}</th>
            {offered === 'EACH' && <th scope="col">{t('trade:email')}</th>}
            <th scope="col">{t('trade:arrival')}</th>
            <th scope="col">{t('trade:departure')}</th>
            <th scope="col">{t('trade:pricePerNight')}</th>
            <th scope="col">{t('trade:berth')}</th>
            <th scope="col" aria-label={t('trade:actions')} />
          </tr>
        </thead>
        <tbody>
          {boats.map((boat, index) => (
            <BoatLine
              key={boat.key}
              {...{ boat, offered, tried }}
              twin={twinOf(boats, index)}
              placement={placements[index]}
              price={prices[index]}
              currency={currency}
              faults={faults.get(index) ?? []}
              onChange={(more) => change(boat.key, more)}
              onRemove={() => onChange(boats.filter(({ key }) => key !== boat.key))}
            />
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}

interface BoatLineProps extends Pick<BoatLinesProps, 'offered' | 'tried' | 'currency'> {
  boat: BoatDraft;
  twin: ReturnType<typeof twinOf>;
  placement: Placement | undefined;
  /** Null: the price list has none. */
  price: Price | undefined;
  faults: readonly { readonly field: string; readonly code: string }[];
  onChange: (more: Partial<BoatDraft>) => void;
  onRemove: () => void;
}

function BoatLine({
  boat,
  offered,
  tried,
  twin,
  placement,
  price,
  currency,
  faults,
  onChange,
  onRemove,
}: BoatLineProps) {
  const { t } = useTranslation('groups');
  const { metres, money } = useFormats();
  const fieldWords = useFieldWords();
  const missing = tried ? requiredOf(boat, offered) : [];
  const of = (word: string) => t('fieldOf', { field: word, boat: boat.name });
  const errorOf = (field: string, code: string) => {
    const found = faults.find((fault) => fault.field === field)?.code;
    if (found !== undefined) return fieldWords(found);
    return missing.some((name) => name === field) ? fieldWords(code) : undefined;
  };
  const sizeWords = { length: 'trade:length', beam: 'trade:beam', draft: 'trade:draught' } as const;
  const codes = { length: 'boatloaRequired', beam: 'boatBeamRequired', draft: 'boatDraftRequired' } as const;
  return (
    <tr data-twin={twin ?? undefined}>
      <td>
        <TextInput
          label={of(t('trade:boat'))}
          labelHidden
          value={boat.name}
          error={errorOf('name', 'vesselNameRequired')}
          onChange={(name) => onChange({ name: name ?? '' })}
        />
        {twin !== null && <Wrong>{t(`twin_${twin}`)}</Wrong>}
      </td>
      <td>
        <TextInput
          label={of(t('skipper'))}
          labelHidden
          value={boat.skipper}
          onChange={(skipper) => onChange({ skipper: skipper ?? '' })}
        />
      </td>
      {(['length', 'beam', 'draft'] as const).map((size) => (
        <td key={size}>
          <NumberInput
            label={of(t(sizeWords[size]))}
            labelHidden
            suffix="m"
            value={boat[size]}
            error={errorOf(size, codes[size])}
            onChange={(value) => onChange(resized(boat, size, value ?? null))}
          />
          {boat.feet[size] !== undefined && (
            <Note>{t('fromFeet', { feet: boat.feet[size], metres: metres(boat[size] ?? 0) })}</Note>
          )}
        </td>
      ))}
      {offered === 'EACH' && (
        <td>
          <TextInput
            label={of(t('trade:email'))}
            labelHidden
            value={boat.email}
            error={errorOf('email', 'emailRequired')}
            onChange={(email) => onChange({ email: email ?? '' })}
          />
        </td>
      )}
      <DayCell>
        <DateInput
          label={of(t('trade:arrival'))}
          labelHidden
          value={boat.start_date}
          error={errorOf('start_date', '')}
          onChange={(start_date) => onChange({ start_date: start_date ?? null })}
        />
      </DayCell>
      <DayCell>
        <DateInput
          label={of(t('trade:departure'))}
          labelHidden
          value={boat.end_date}
          error={errorOf('end_date', '')}
          onChange={(end_date) => onChange({ end_date: end_date ?? null })}
        />
      </DayCell>
      <td>
        <NumberInput
          label={of(t('trade:pricePerNight'))}
          labelHidden
          fixed={2}
          placeholder={t('byPriceList')}
          value={boat.price}
          error={price === null ? fieldWords('reservation_priceRequired') : errorOf('price_per_night', '')}
          onChange={(typed) => onChange({ price: typed ?? null })}
        />
        {price != null && <Note>{t('boatTotal', { total: money(price.total, currency) })}</Note>}
      </td>
      <td>
        <BerthOfBoat placement={placement} />
        {errorOf('berth_id', '') !== undefined && <Wrong>{errorOf('berth_id', '')}</Wrong>}
      </td>
      <td>
        <IconButton icon={<DeleteIcon />} label={t('removeBoat', { boat: boat.name })} onClick={onRemove} />
      </td>
    </tr>
  );
}

/** The berth that the boat would get, or why it gets none. */
function BerthOfBoat({ placement }: { placement: Placement | undefined }) {
  const { t } = useTranslation(['groups', 'entities/berth']);
  const { metres } = useFormats();
  if (placement === undefined) return '–';
  const { berth, spare, refused } = placement;
  return (
    <>
      <b>{berth === null ? '–' : `${berth.pier_name}${berth.number}`}</b>
      {refused === null ? (
        spare !== null && <Note>{t('spare', { metres: metres(spare) })}</Note>
      ) : (
        <Wrong>{t(`entities/berth:removed_${refused}`)}</Wrong>
      )}
    </>
  );
}
