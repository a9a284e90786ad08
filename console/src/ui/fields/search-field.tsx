import { styled } from '../theme/styled.js';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseIcon, SearchIcon } from '../icons.js';
import { media, radius } from '../theme/measures.js';
import { role } from '../theme/role.js';
import { BareInput, ControlBox } from './control-box.js';

const WAIT_MS = 250;

// On a phone a list has no room beside its search.
const Box = styled(ControlBox)({ width: 'var(--width)', maxWidth: '100%', [media.phone]: { width: '100%' } });

const Clear = styled('button')({
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  margin: '0 -6px 0 0',
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  background: 'transparent',
  color: role.ink3,
  cursor: 'pointer',
  '& svg': { width: 16, height: 16 },
});

interface SearchFieldProps {
  value: string;
  /** Called a quarter of a second after the last keystroke, and at once on Enter and when cleared. */
  onSearch: (text: string) => void;
  /** Its name and its placeholder: what can be searched for. */
  label: string;
  /** Where there is room; a phone gives it all there is. */
  width?: number | string;
}

/** Searches while one types. Escape or the cross clears it. */
export function SearchField({ value, onSearch, label, width = 260 }: SearchFieldProps) {
  const { t } = useTranslation('ui');
  const [text, setText] = useState(value);
  const sent = useRef(value);
  const input = useRef<HTMLInputElement>(null);
  const send = (next: string) => {
    if (next === sent.current) return;
    sent.current = next;
    onSearch(next);
  };
  const latest = useRef(send);
  latest.current = send;

  useEffect(() => {
    // The address changed by other means (Back, a cleared filter): follow it.
    if (value !== sent.current) {
      sent.current = value;
      setText(value);
    }
  }, [value]);
  useEffect(() => {
    const timer = setTimeout(() => latest.current(text.trim()), WAIT_MS);
    return () => clearTimeout(timer);
  }, [text]);

  const clear = () => {
    setText('');
    send('');
    input.current?.focus();
  };
  return (
    <Box role="search" style={{ '--width': typeof width === 'number' ? `${width}px` : width } as CSSProperties}>
      <SearchIcon />
      <BareInput
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') send(text.trim());
          if (event.key === 'Escape' && text !== '') {
            event.stopPropagation();
            clear();
          }
        }}
      />
      {text !== '' && (
        <Clear type="button" aria-label={t('clearSearch')} onClick={clear}>
          <CloseIcon />
        </Clear>
      )}
    </Box>
  );
}
