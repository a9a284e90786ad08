import { styled } from '../../../ui/theme/styled.js';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { type as text } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';

const Line = styled('div')({
  ...text.second,
  color: role.ink2,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '6px 10px',
});

/** Shows that the record is displayed as of a past moment, with a button back to the present. */
export function BackToNow({ at, onNow }: { at: string; onNow: () => void }) {
  const { t } = useTranslation('audit');
  const { instant } = useFormats();
  return (
    <Line>
      <span aria-live="polite">{t('showingAsOf', { when: instant(at) })}</span>
      <Button size="small" onClick={onNow}>
        {t('actions:backToNow')}
      </Button>
    </Line>
  );
}
