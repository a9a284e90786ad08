import { styled } from '../theme/styled.js';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseIcon, ExpandMoreIcon } from '../icons.js';
import { Float } from '../floats/float.js';
import { media, motion } from '../theme/measures.js';
import { role } from '../theme/role.js';

const Chip = styled('span')({
  display: 'inline-flex',
  alignItems: 'stretch',
  height: 30,
  maxWidth: '100%',
  border: `1px solid ${role.edge}`,
  borderRadius: 15,
  backgroundColor: role.surface,
  color: role.ink,
  fontSize: 13,
  transition: `background-color ${motion.colour}, border-color ${motion.colour}`,
  '&[data-on=true]': { borderColor: role.sea, backgroundColor: role.seaSoft, color: role.seaStrong },
  '&:hover': { borderColor: role.ink2 },
  [media.touch]: { height: 44, borderRadius: 22 },
});

const Part = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  padding: '0 10px 0 12px',
  border: 0,
  borderRadius: 15,
  background: 'transparent',
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '&:has(+ button)': { paddingRight: 4 },
  '& + &': { padding: '0 9px 0 5px' },
  '& svg': { width: 15, height: 15, flex: 'none' },
  [media.touch]: { minWidth: 44, justifyContent: 'center' },
});

interface FilterChipProps {
  /** The filter's name: "Status". */
  label: string;
  /** The filter's current value as a text ("Status: 4 chosen"); null while inactive. */
  value: string | null;
  /** The text while inactive, when it says more than the name: "Sort: arrival, latest first". */
  unset?: string | undefined;
  onClear: () => void;
  /** Opens the editor on mount, for a filter that was just added. */
  opened?: boolean | undefined;
  /** The editor in the float; it receives a function that closes the float. */
  children: (close: () => void) => ReactNode;
}

/** One filter. A click opens its editor; the cross removes it. */
export function FilterChip({ label, value, unset = label, onClear, opened = false, children }: FilterChipProps) {
  const { t } = useTranslation('ui');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (opened) setAnchor(opener.current);
  }, [opened]);
  const close = () => setAnchor(null);
  return (
    <>
      <Chip data-on={value !== null}>
        <Part
          ref={opener}
          type="button"
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <span title={value ?? unset}>{value ?? unset}</span>
          {value === null && <ExpandMoreIcon />}
        </Part>
        {value !== null && (
          <Part type="button" aria-label={t('removeFilter', { name: label })} onClick={onClear}>
            <CloseIcon />
          </Part>
        )}
      </Chip>
      <Float anchor={anchor} onClose={close} label={label}>
        {anchor !== null && children(close)}
      </Float>
    </>
  );
}
