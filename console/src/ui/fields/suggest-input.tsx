import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { SearchIcon } from '../icons.js';
import { radius, type } from '../theme/measures.js';
import { role } from '../theme/role.js';
import { styled } from '../theme/styled.js';
import { BareInput, ControlBox } from './control-box.js';
import { FieldFrame } from './field-frame.js';
import type { PlainField } from './plain-field.js';
import { useControl } from './use-control.js';

const Anchor = styled('div')({ position: 'relative' });
const Options = styled('ul')({
  position: 'absolute',
  zIndex: 5,
  top: '100%',
  left: 0,
  right: 0,
  maxHeight: 'min(420px, 60vh)',
  overflowY: 'auto',
  margin: '4px 0 0',
  padding: 4,
  listStyle: 'none',
  backgroundColor: role.surface,
  border: `1px solid ${role.edge}`,
  borderRadius: radius.control,
  '& li': { minHeight: 44, padding: '8px 10px', borderRadius: 6, cursor: 'pointer', overflowWrap: 'anywhere' },
  '& li[aria-selected=true]': { backgroundColor: role.seaSoft },
});
const Status = styled('div')({ ...type.second, color: role.ink2, minHeight: 16 });

export interface Suggestion {
  readonly key: string;
  /** Its text is the name of the option for screen readers. */
  readonly content: ReactNode;
}

interface SuggestInputProps<S extends Suggestion> extends PlainField<string> {
  readonly suggestions: readonly S[];
  readonly onChoose: (suggestion: S) => void;
  /** The state of the search under the field, announced when it changes. */
  readonly status: string;
  readonly placeholder?: string;
}

/** A text input with a list of suggestions. Arrow keys select one, Enter chooses it, Escape closes the list. */
export function SuggestInput<S extends Suggestion>(props: SuggestInputProps<S>) {
  const { frame, box, control, rest } = useControl(props);
  const { value, onChange, suggestions, onChoose, status, inputRef, ...passed } = rest;
  const [open, setOpen] = useState(false);
  // The key stays the same while the list behind it reloads.
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const at = Math.max(
    0,
    suggestions.findIndex(({ key }) => key === activeKey),
  );
  const active = suggestions[at];
  const shown = open && active !== undefined;
  const list = `${control.id}-list`;
  const choose = (suggestion: S) => {
    setOpen(false);
    onChoose(suggestion);
  };
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      setOpen(true);
      const next = suggestions[shown ? Math.min(suggestions.length - 1, Math.max(0, at + step)) : at];
      setActiveKey(next?.key ?? null);
    } else if (event.key === 'Escape' && shown) {
      event.stopPropagation();
      setOpen(false);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (shown) choose(active);
    }
  };
  return (
    <FieldFrame {...frame}>
      <Anchor>
        <ControlBox {...box}>
          <SearchIcon />
          <BareInput
            {...passed}
            {...control}
            ref={inputRef}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={shown}
            aria-controls={list}
            aria-activedescendant={shown ? `${list}-${at}` : undefined}
            autoComplete="off"
            spellCheck={false}
            value={value}
            onFocus={() => setOpen(true)}
            onBlur={() => setOpen(false)}
            onClick={() => setOpen(true)}
            onChange={(event) => {
              setActiveKey(null);
              setOpen(true);
              onChange(event.target.value);
            }}
            onKeyDown={press}
          />
        </ControlBox>
        {shown && (
          <Options id={list} role="listbox" aria-label={frame.label}>
            {suggestions.map((suggestion, index) => (
              <li
                key={suggestion.key}
                id={`${list}-${index}`}
                role="option"
                aria-selected={index === at}
                ref={index === at ? keepInView : undefined}
                onMouseDown={(event) => event.preventDefault()}
                onMouseEnter={() => setActiveKey(suggestion.key)}
                onClick={() => choose(suggestion)}
              >
                {suggestion.content}
              </li>
            ))}
          </Options>
        )}
      </Anchor>
      <Status role="status">{status}</Status>
    </FieldFrame>
  );
}

/** Scrolls the list, not the page, to the selected suggestion. */
function keepInView(option: HTMLElement | null): void {
  const list = option?.parentElement;
  if (option === null || list == null) return;
  if (option.offsetTop < list.scrollTop) list.scrollTop = option.offsetTop;
  const end = option.offsetTop + option.offsetHeight - list.clientHeight;
  if (end > list.scrollTop) list.scrollTop = end;
}
