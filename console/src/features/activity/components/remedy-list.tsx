import { useTranslation } from 'react-i18next';
import type { ConflictDetail } from '../../../../../contracts/conflicts/conflict.js';
import type { Remedy } from '../../../../../contracts/conflicts/remedies.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { ChoiceRow, ChoicesHead } from '../../../ui/fields/choice-rows.js';
import { NoteInput } from '../../../ui/fields/note-input.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Card } from '../../../ui/page/card.js';
import { StatusMark } from '../../../ui/status/status-mark.js';
import { type as text } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { remedyKey, untilChoices } from '../model/conflict-view.js';
import { useConflictWords } from './use-conflict-words.js';

const More = styled('div')({ display: 'grid', gap: 10, padding: '4px 16px 14px 46px', backgroundColor: role.seaSoft });
const None = styled('p')({
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  padding: '10px 16px',
  borderTop: `1px solid ${role.line}`,
  ...text.second,
  color: role.ourMove.on,
});
const Foot = styled('div')({
  padding: '8px 12px',
  borderTop: `1px solid ${role.line}`,
  '& a': { whiteSpace: 'normal' },
});

export interface RemedyDraft {
  readonly message: string;
  readonly until: string | null;
}

interface RemedyListProps {
  readonly conflict: ConflictDetail;
  readonly remedies: readonly Remedy[];
  readonly chosen: Remedy | null;
  readonly draft: RemedyDraft;
  /** False: this marina writes no messages. */
  readonly writes: boolean;
  readonly onChoose: (remedy: Remedy) => void;
  readonly onDraft: (draft: RemedyDraft) => void;
}

/** The remedies, best first. Arrow keys choose, as in every group of radio buttons. */
export function RemedyList(props: RemedyListProps) {
  const { conflict, remedies, chosen, draft, writes, onChoose, onDraft } = props;
  const { t } = useTranslation('activity/conflicts');
  const { instant } = useFormats();
  const words = useConflictWords();
  return (
    <Card as="section" aria-labelledby="remedies" style={{ overflow: 'hidden' }}>
      <ChoicesHead id="remedies">{t('whatCanBeDone')}</ChoicesHead>
      {conflict.nothing_fits && (
        <None>
          <StatusMark kind="our_move" size={12} /> {t('nothingFits')}
        </None>
      )}
      <div role="radiogroup" aria-labelledby="remedies">
        {remedies.map((remedy, index) => {
          const key = remedyKey(remedy);
          const is = chosen !== null && remedyKey(chosen) === key;
          const best = index === 0 && remedies.length > 1 && !remedy.needs_answer;
          const { choice, stay } = remedy;
          return (
            <div key={key}>
              <ChoiceRow>
                <input type="radio" name="remedy" value={key} checked={is} onChange={() => onChoose(remedy)} />
                <span>
                  <b>{words.remedy(remedy, conflict)}</b>
                  {best && <em>{t('best')}</em>}
                  <small>
                    {words.facts(remedy).map((fact) => (
                      <span key={fact}>{fact}</span>
                    ))}
                  </small>
                </span>
              </ChoiceRow>
              {is && ('until' in choice || choice.kind === 'KEEP_BOTH' || (writes && stay !== null)) && (
                <More>
                  {'until' in choice && (
                    <SelectInput
                      label={t('until')}
                      value={draft.until ?? choice.until}
                      options={[...new Set([choice.until, ...untilChoices(Date.now())])]
                        .sort()
                        .map((value) => ({ value, label: instant(value) }))}
                      onChange={(until) => onDraft({ ...draft, until: until ?? null })}
                    />
                  )}
                  {(choice.kind === 'KEEP_BOTH' || (writes && stay !== null)) && (
                    <NoteInput
                      label={
                        choice.kind === 'KEEP_BOTH'
                          ? t('trade:reason')
                          : t('trade:messageTo', { person: stay?.person ?? '' })
                      }
                      value={draft.message}
                      rows={2}
                      onChange={(message) => onDraft({ ...draft, message: message ?? '' })}
                    />
                  )}
                </More>
              )}
            </div>
          );
        })}
      </div>
      <Foot>
        <LinkButton kind="quiet" size="small" to="/map">
          {t('otherOnMap')}
        </LinkButton>
      </Foot>
    </Card>
  );
}
