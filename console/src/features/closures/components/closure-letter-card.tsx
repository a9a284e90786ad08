import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { closureCalls } from '../../../../../contracts/berths/closure-calls.js';
import type { ProposedBoat } from '../../../../../contracts/berths/closures.js';
import { CLOSURE_WORDS_MAX } from '../../../../../contracts/berths/vocabulary.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useSettled } from '../../../lib/time/use-settled.js';
import { Button } from '../../../ui/buttons/button.js';
import { NoteInput } from '../../../ui/fields/note-input.js';
import { Row } from '../../../ui/layout/row.js';
import { Card } from '../../../ui/page/card.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { Section } from '../../../ui/page/section.js';
import { ErrorState } from '../../../ui/states/error-state.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { radius } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { type Choices, chosenBerths, type ClosureTerms } from '../model/closure-draft.js';
import { saidTo } from './use-new-closure.js';

const Letter = styled('div')({
  padding: 12,
  border: `1px solid ${role.line}`,
  borderRadius: radius.control,
  backgroundColor: role.surface,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxHeight: '40vh',
  overflowY: 'auto',
});

interface ClosureLetterCardProps {
  readonly terms: ClosureTerms;
  readonly boats: readonly ProposedBoat[];
  readonly choices: Choices;
  readonly words: string;
  readonly ownWords: Readonly<Record<string, string>>;
  readonly onOwnWords: (ownWords: Readonly<Record<string, string>>) => void;
  /** The choices are not answered yet. */
  readonly checking: boolean;
}

/** What each boat is told, one letter at a time, as it will be sent; its words can be others than those for all. */
export function ClosureLetterCard(props: ClosureLetterCardProps) {
  const { terms, boats, choices, words, ownWords, onOwnWords, checking } = props;
  const { t } = useTranslation('closures');
  const told = boats.filter(({ told_by }) => told_by === 'MAIL');
  const [at, setAt] = useState(0);
  const place = Math.min(at, told.length - 1);
  const boat = told[place];
  if (boat === undefined) return null;
  const { allocation_id } = boat;
  const own = ownWords[allocation_id];
  const turn = (step: number): void => {
    setAt((place + step + told.length) % told.length);
  };
  const keep = (text: string | null): void => {
    const { [allocation_id]: _, ...others } = ownWords;
    onOwnWords(text === null ? others : { ...others, [allocation_id]: text });
  };
  const name = boat.boat ?? t('trade:unnamedBoat');
  return (
    <Card>
      <Section title={t('whatIsSaid')} note={t('letterOf', { at: place + 1, of: told.length })}>
        <Row gap={8} align="center" wrap>
          <Quiet>{t('letterTo', { person: boat.person ?? name, boat: name })}</Quiet>
          <Button size="small" onClick={() => turn(-1)}>
            {t('actions:previous')}
          </Button>
          <Button size="small" onClick={() => turn(1)}>
            {t('letterNext')}
          </Button>
        </Row>
        <LetterText {...{ terms, choices, words, ownWords, allocation_id, checking }} />
        {own === undefined ? (
          <Button size="small" onClick={() => keep(words)}>
            {t('ownWords', { boat: name })}
          </Button>
        ) : (
          <div>
            <NoteInput
              label={t('wordsFor', { boat: name })}
              max={CLOSURE_WORDS_MAX}
              value={own}
              onChange={(text) => keep(text ?? '')}
            />
            <Button size="small" onClick={() => keep(null)}>
              {t('wordsAsForAll')}
            </Button>
          </div>
        )}
      </Section>
    </Card>
  );
}

type LetterTextProps = Pick<ClosureLetterCardProps, 'terms' | 'choices' | 'words' | 'ownWords' | 'checking'> & {
  readonly allocation_id: string;
};

function LetterText({ terms, choices, words, ownWords, allocation_id, checking }: LetterTextProps) {
  const { t } = useTranslation('closures');
  const problemWords = useProblemWords();
  // A letter for each key that is pressed would be too many.
  const said = useSettled(words);
  const own = useSettled(ownWords);
  const { data, error, refetch, isFetching } = useLoad(
    closureCalls.previewLetter,
    { ...terms, boats: chosenBerths(choices), words: said, own_words: saidTo(own), allocation_id },
    { topics: [{ topic: 'occupancy' }], enabled: !checking, keepPrevious: true },
  );
  if (error !== null) {
    return <ErrorState text={problemWords(error)} onRetry={() => void refetch()} busy={isFetching} />;
  }
  if (data === undefined) return <LoadingLines lines={4} />;
  if (data.letter === null) return <Quiet>{t('noLetter')}</Quiet>;
  const { subject, text, language } = data.letter;
  return (
    <Letter lang={language} aria-label={subject} role="region" tabIndex={0}>
      <b>{subject}</b>
      {`\n\n${text}`}
    </Letter>
  );
}
