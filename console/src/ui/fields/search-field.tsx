import { styled } from '../theme/styled.js';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseIcon, SearchIcon } from '../icons.js';
import { media, radius } from '../theme/measures.js';
import { role } from '../theme/role.js';
import { BareInput, ControlBox } from './control-box.js';

const WAIT_MS = 250;

// On a phone, the search takes a line of its own above the list.
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
  /** Called 250 ms after the last keystroke, and at once on Enter and on clearing. */
  onSearch: (text: string) => void;
  /** The accessible name and placeholder: what can be searched for. */
  label: string;
  /** Width where space allows; on a phone it fills the line. */
  width?: number | string;
}

/** Searches while the user types. Escape or the clear button empties it. */
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
    // The address may change by other means (Back, a cleared filter); follow it.
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
