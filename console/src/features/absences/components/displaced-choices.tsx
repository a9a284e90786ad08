import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DisplacedVisitor } from '../../../../../contracts/absences/forecast.js';
import { TemplatePicker } from '../../../entities/message/template-picker.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useMarina } from '../../../lib/session/session.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { NoteInput } from '../../../ui/fields/note-input.js';
import { media, radius, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { type ChoiceDraft, type ChoiceDrafts, emptyChoice } from '../model/displaced-choices.js';
import { MESSAGE_TEXT_MAX } from '../../../../../contracts/vocabulary/message-text.js';

const Visitor = styled('fieldset')({
  display: 'grid',
  gap: 8,
  minWidth: 0,
  margin: 0,
  padding: 16,
  border: `1px solid color-mix(in srgb, ${role.wrong.on} 40%, transparent)`,
  borderRadius: radius.card,
  backgroundColor: role.wrong.bg,
  '& legend': { float: 'left', width: '100%', padding: 0, fontWeight: 650, color: role.wrong.on },
  '& > p': { clear: 'both', ...type.second, color: role.ink },
});
const Ways = styled('div')({
  display: 'grid',
  border: `1px solid ${role.line}`,
  borderRadius: radius.control,
  backgroundColor: role.surface,
  '& > * + *': { borderTop: `1px solid ${role.line}` },
});
const Way = styled('label')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 10px',
  padding: '9px 12px',
  cursor: 'pointer',
  '& input': { width: 18, height: 18, margin: 0, flex: 'none', accentColor: role.sea },
  '& small': { ...type.second, color: role.ink2, marginLeft: 'auto' },
  '&:has(input:checked)': { fontWeight: 600 },
  [media.touch]: { minHeight: 44 },
});
const More = styled('div')({ display: 'grid', gap: 8, padding: '4px 12px 12px 40px' });

interface DisplacedChoicesProps {
  readonly visitors: readonly DisplacedVisitor[];
  readonly drafts: ChoiceDrafts;
  readonly onDrafts: (drafts: ChoiceDrafts) => void;
  /** The berth that returns to the resident. */
  readonly berth: string;
}

/** One question for each visitor who would lose the berth. */
export function DisplacedChoices({ visitors, drafts, onDrafts, berth }: DisplacedChoicesProps) {
  return visitors.map((visitor) => (
    <DisplacedChoice
      key={visitor.allocation_id}
      visitor={visitor}
      berth={berth}
      draft={drafts[visitor.allocation_id]}
      onDraft={(draft) => onDrafts({ ...drafts, [visitor.allocation_id]: draft })}
    />
  ));
}

interface DisplacedChoiceProps {
  readonly visitor: DisplacedVisitor;
  readonly berth: string;
  readonly draft: ChoiceDraft | undefined;
  readonly onDraft: (draft: ChoiceDraft) => void;
}

function DisplacedChoice({ visitor, berth, draft, onDraft }: DisplacedChoiceProps) {
  const { t } = useTranslation('absences');
  const { dateSpan, metres } = useFormats();
  const name = useId();
  const chat = useMarina().marina_settings.permissions.chat === true;
  const field = useRef<HTMLElement>(null);
  const { boater_id, reservation_id } = visitor;
  const [best, ...others] = visitor.berths;
  const boat = visitor.vessel_name ?? t('trade:unnamedBoat');
  const pick = (way: ChoiceDraft['way']) => onDraft({ ...(draft ?? emptyChoice), way });
  const write = (text: string) => onDraft({ ...(draft ?? emptyChoice), way: 'MESSAGE', text });
  const way = (id: ChoiceDraft['way'], label: string, note?: string) => (
    <Way>
      <input type="radio" name={name} checked={draft?.way === id} onChange={() => pick(id)} />
      <span>{label}</span>
      {note !== undefined && <small>{note}</small>}
    </Way>
  );
  return (
    <Visitor>
      <legend>{t('displacedTitle', { boat, berth, dates: dateSpan(visitor.start_date, visitor.end_date) })}</legend>
      <p>{t('displacedText')}</p>
      <Ways>
        {best !== undefined &&
          way('BEST', t('moveTo', { berth: best.berth_name }), t('toSpare', { spare: metres(best.spare_loa) }))}
        {others.length > 0 && (
          <div>
            {way('OTHER', t('chooseBerth'), t('berthsFit', { count: others.length }))}
            {draft?.way === 'OTHER' && (
              <More>
                <SelectInput
                  label={t('newBerth', { boat })}
                  value={draft.berth_id}
                  placeholder={t('chooseBerthOf')}
                  options={others.map(({ berth_id, berth_name, spare_loa }) => ({
                    value: berth_id,
                    label: t('berthOption', { berth: berth_name, spare: metres(spare_loa) }),
                  }))}
                  onChange={(berth_id) => onDraft({ ...draft, berth_id: berth_id ?? null })}
                />
              </More>
            )}
          </div>
        )}
        {chat && (
          <div>
            {way('MESSAGE', t('messageFirst', { boater: visitor.boater_name || boat }), t('messageFirstNote'))}
            {draft?.way === 'MESSAGE' && (
              <More>
                {boater_id !== null && (
                  <TemplatePicker
                    subject={{ kind: 'reservation', boater_id, reservation_id }}
                    writing={{ text: draft.text, setText: write }}
                    onFilled={() => field.current?.focus()}
                    withSettings={false}
                  />
                )}
                <NoteInput
                  label={t('trade:message')}
                  value={draft.text}
                  max={MESSAGE_TEXT_MAX}
                  inputRef={(element) => {
                    field.current = element;
                  }}
                  onChange={(text) => write(text ?? '')}
                />
              </More>
            )}
          </div>
        )}
        {way('WITHOUT_BERTH', t('withoutBerth'), t('withoutBerthNote'))}
      </Ways>
      {best === undefined && <p>{t('noBerthFits')}</p>}
    </Visitor>
  );
}
