import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { MergeSide } from '../../../../../contracts/customers/merging-call-schemas.js';
import { type MergedField, mergedFields } from '../../../../../contracts/customers/vocabulary.js';
import { useCountryName } from '../../../lib/format/use-country-name.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { languageName } from '../../../lib/i18n/language-name.js';
import { radius, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { valueOf } from '../model/merge-choice.js';

type Person = MergeSide['boater'];

const Rows = styled('div')({ display: 'grid', gap: 6 });
const Row = styled('fieldset')({
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, 160px) minmax(0, 1fr) minmax(0, 1fr)',
  gap: '4px 12px',
  alignItems: 'stretch',
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '& legend': { ...type.label, float: 'left', padding: '9px 0', color: role.ink2, gridColumn: 1 },
  '@media (max-width: 760px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& legend': { float: 'none', padding: '6px 0 0' },
    '& > *': { gridColumn: 1 },
  },
});
const Choice = styled('label')({
  display: 'flex',
  gap: 10,
  alignItems: 'center',
  minHeight: 44,
  padding: '6px 12px',
  border: `1px solid ${role.edge}`,
  borderRadius: radius.control,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  minWidth: 0,
  '&:has(:checked)': { borderColor: role.sea, backgroundColor: role.seaSoft, fontWeight: 600 },
  '&:has(:focus-visible)': { outline: `2px solid ${role.sea}`, outlineOffset: 2 },
  '& input': { accentColor: role.sea, width: 16, height: 16, margin: 0, flexShrink: 0 },
  '& span': { minWidth: 0 },
  '& small': { ...type.second, display: 'block', color: role.ink2, fontWeight: 400 },
});
const Same = styled('div')({
  padding: '9px 0',
  overflowWrap: 'anywhere',
  gridColumn: '2 / -1',
  '@media (max-width: 760px)': { gridColumn: 1, padding: 0 },
});

interface MergeValuesProps {
  readonly kept: Person;
  readonly merged: Person;
  readonly differing: readonly MergedField[];
  /** The fields whose value comes from the merged record. */
  readonly taken: readonly MergedField[];
  readonly onChoose: (field: MergedField, fromMerged: boolean) => void;
}

/** Each value of both records: a choice where they differ, the common value where they do not. */
export function MergeValues({ kept, merged, differing, taken, onChoose }: MergeValuesProps) {
  const { t } = useTranslation(['boaters', 'entities/boater']);
  const group = useId();
  const shown = useShownValue();
  return (
    <Rows>
      {mergedFields.map((field) => {
        const label = field === 'birthday' ? t('entities/boater:birthday') : t(`entities/boater:field_${field}`);
        const sides = [
          { fromMerged: false, value: valueOf(kept, field), from: t('mergeKept') },
          { fromMerged: true, value: valueOf(merged, field), from: t('mergeOther') },
        ];
        return (
          <Row key={field}>
            <legend>{label}</legend>
            {differing.includes(field) ? (
              sides.map(({ fromMerged, value, from }) => (
                <Choice key={from}>
                  <input
                    type="radio"
                    name={`${group}-${field}`}
                    checked={taken.includes(field) === fromMerged}
                    onChange={() => onChoose(field, fromMerged)}
                  />
                  <span>
                    {shown(field, value)}
                    <small>{from}</small>
                  </span>
                </Choice>
              ))
            ) : (
              <Same>{shown(field, valueOf(kept, field))}</Same>
            )}
          </Row>
        );
      })}
    </Rows>
  );
}

const NOTHING = '–';

function useShownValue(): (field: MergedField, value: string) => string {
  const country = useCountryName();
  const { date } = useFormats();
  return (field, value) => {
    if (value === '') return NOTHING;
    switch (field) {
      case 'country_of_residence':
        return country(value) ?? NOTHING;
      case 'language':
        return languageName(value);
      case 'birthday':
        return date(value);
      default:
        return value;
    }
  };
}
