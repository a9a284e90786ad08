import { useTranslation } from 'react-i18next';
import type { MergeSide } from '../../../../../contracts/customers/merging-call-schemas.js';

const kinds = ['vessels', 'stays', 'cards', 'requests', 'documents', 'messages', 'absences'] as const;

/** What belongs to the other record and will be found with the surviving one. */
export function MovingThings({ side }: { readonly side: MergeSide }) {
  const { t } = useTranslation('boaters');
  const names: Partial<Record<(typeof kinds)[number], string>> = {
    vessels: side.vessels.flatMap(({ name }) => name ?? []).join(', '),
    cards: side.card_numbers.join(', '),
  };
  const moving = kinds.filter((kind) => side.counts[kind] > 0);
  if (moving.length === 0) return <p style={{ margin: 0 }}>{t('mergeNothingMoves')}</p>;
  return (
    <ul style={{ margin: 0, paddingLeft: 20 }}>
      {moving.map((kind) => (
        <li key={kind}>{[t(`count_${kind}`, { count: side.counts[kind] }), names[kind]].filter(Boolean).join(': ')}</li>
      ))}
    </ul>
  );
}
