import { media, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';

/** The card of the rates has too little room for seven columns: a class is a card of two lines. */
export const ratesInCards = '@container rates (max-width: 619px)';
const columns = 'minmax(86px, 1.2fr) minmax(132px, 1.2fr) repeat(5, minmax(62px, 1fr)) 28px';

export const RatesFrame = styled('div')({ containerName: 'rates', containerType: 'inline-size', minWidth: 0 });

export const ClassHeads = styled('div')({
  ...type.label,
  display: 'grid',
  gridTemplateColumns: columns,
  gap: 6,
  padding: '0 16px 8px',
  color: role.ink2,
  borderBottom: `1px solid ${role.line}`,
  '& > :nth-child(n+3)': { textAlign: 'right', paddingRight: 8 },
  [ratesInCards]: { display: 'none' },
});

export const ClassLine = styled('div')({
  display: 'grid',
  gridTemplateColumns: columns,
  gap: 6,
  alignItems: 'center',
  padding: '4px 16px',
  borderBottom: `1px solid ${role.line}`,
  '& > [data-part=charged] select': { fontSize: 13, paddingRight: 28 },
  '& > [data-part=menu]': { marginInline: -6 },
  '&[data-size]': { backgroundColor: role.sunk },
  '&[data-size] > [data-part=name]': { gridColumn: '1 / 3' },
  '&[data-open]': { backgroundColor: role.seaSoft, borderBottomColor: 'transparent' },
  '&[data-over]': { boxShadow: `inset 0 2px 0 ${role.sea}` },
  [ratesInCards]: {
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr)) 36px',
    padding: '10px 16px',
    alignItems: 'end',
    '& > [data-part=name]': { gridColumn: '1 / 4' },
    '& > [data-part=charged]': { gridColumn: '4 / 6' },
    '& > [data-part=menu]': { gridColumn: 6, gridRow: 1 },
    '& > [data-part=none]': { display: 'none' },
    '&[data-size] > [data-part=name]': { gridColumn: '1 / 6' },
  },
  [media.phone]: {
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    '& > [data-part=price]': { gridColumn: 'span 2' },
    '& > [data-part=name]': { gridColumn: '1 / 6' },
    '& > [data-part=charged]': { gridColumn: '1 / -1' },
    '& > [data-part=menu]': { gridColumn: 6, gridRow: 1 },
  },
});

/** A dash of a class that has its prices in the rows of its sizes. */
export const Dash = styled('span')({ color: role.ink3, textAlign: 'right', paddingRight: 8 });

/** What is wrong with the row above. */
export const RowFault = styled('p')({
  ...type.second,
  margin: 0,
  padding: '0 16px 8px',
  color: role.wrong.on,
  borderBottom: `1px solid ${role.line}`,
  '&[data-warns]': { color: role.ourMove.on, fontWeight: 600 },
});
