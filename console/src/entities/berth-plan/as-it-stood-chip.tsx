import { useTranslation } from 'react-i18next';
import { useFormats } from '../../lib/format/use-formats.js';
import { HistoryIcon } from '../../ui/icons.js';
import { role } from '../../ui/theme/role.js';
import { styled } from '../../ui/theme/styled.js';

const Chip = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 24,
  padding: '2px 10px 2px 8px',
  borderRadius: 12,
  fontSize: 12.5,
  lineHeight: '20px',
  fontWeight: 600,
  color: role.waiting.on,
  backgroundColor: role.waiting.bg,
  '& svg': { width: 14, height: 14 },
});

/** Says that the page shows a past moment. @param at UTC ISO 8601 */
export function AsItStoodChip({ at }: { readonly at: string }) {
  const { t } = useTranslation('entities/berth-plan');
  const formats = useFormats();
  const year = Number(formats.today().slice(0, 4));
  return (
    <Chip role="status">
      <HistoryIcon />
      {t('asItStood', { date: formats.dateShort(formats.dayOf(at), year), time: formats.time(at) })}
    </Chip>
  );
}
