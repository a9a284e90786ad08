import { styled } from '../../../ui/theme/styled.js';
import { type } from '../../../ui/theme/measures.js';
import type { namedBelow } from '../model/paper-names.js';
import type { BarWords } from './use-bar-words.js';

const Names = styled('ol')({
  ...type.second,
  columns: 4,
  columnGap: 20,
  margin: 0,
  padding: '14px 0 0',
  listStyle: 'none',
  '& li': { breakInside: 'avoid', display: 'flex', gap: 8 },
  '& b': { flex: 'none', minWidth: 22, textAlign: 'right' },
});

interface PaperNamesProps {
  readonly named: ReturnType<typeof namedBelow>;
  readonly words: BarWords;
  readonly berthsOf: (bar: Parameters<BarWords['boat']>[0]) => string;
}

/** The boats whose bars have only a number on paper, with their nights and berths. */
export function PaperNames({ named, words, berthsOf }: PaperNamesProps) {
  return (
    <Names>
      {[...named.values()].map(({ number, bar }) => (
        <li key={bar.id}>
          <b>{number}</b>
          <span>{words.name(bar, berthsOf(bar))}</span>
        </li>
      ))}
    </Names>
  );
}
