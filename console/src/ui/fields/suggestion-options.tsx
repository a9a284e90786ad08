import { radius } from '../theme/measures.js';
import { role } from '../theme/role.js';
import { styled } from '../theme/styled.js';
import type { Suggestion, SuggestionList } from './use-suggestions.js';

const Options = styled('ul')({
  position: 'absolute',
  zIndex: 5,
  top: '100%',
  left: 0,
  right: 0,
  minWidth: 'min(320px, 80vw)',
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

interface SuggestionOptionsProps<S extends Suggestion> {
  readonly label: string;
  /** Null: the list is closed, or has no suggestion. */
  readonly list: SuggestionList<S> | null;
}

/** The suggestions under an input, in a parent with a position of its own. */
export function SuggestionOptions<S extends Suggestion>({ label, list }: SuggestionOptionsProps<S>) {
  if (list === null) return null;
  const { id, suggestions, at, onSelect, onChoose } = list;
  return (
    <Options id={id} role="listbox" aria-label={label}>
      {suggestions.map((suggestion, index) => (
        <li
          key={suggestion.key}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === at}
          ref={index === at ? keepInView : undefined}
          onMouseDown={(event) => event.preventDefault()}
          onMouseEnter={() => onSelect(suggestion)}
          onClick={() => onChoose(suggestion)}
        >
          {suggestion.content}
        </li>
      ))}
    </Options>
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
