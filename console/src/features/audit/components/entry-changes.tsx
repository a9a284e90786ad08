import { styled } from '../../../ui/theme/styled.js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '../../../../../contracts/audit/entry.js';
import { Button } from '../../../ui/buttons/button.js';
import { Unseen } from '../../../ui/page/unseen.js';
import { media } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';

/** Lists of this length or longer are folded, because the prices of a new season make dozens of changes. */
const FOLD_FROM = 9;
const SHOWN_FOLDED = 6;

const Changes = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 150px) minmax(0, 1fr)',
  gap: '2px 12px',
  marginTop: 6,
  '& dt': { color: role.ink2, overflowWrap: 'anywhere' },
  '& dd': { overflowWrap: 'anywhere' },
  '& del': { color: role.ink2 },
  '& ins': { textDecoration: 'none', fontWeight: 600 },
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0, '& dd': { marginBottom: 4 } },
});

/** Lists the changes of an entry. Each shows the old value, if there was one, struck through, then the new one. */
export function EntryChanges({ changes }: { changes: AuditEntry['changes'] }) {
  const { t } = useTranslation('audit');
  const [open, setOpen] = useState(false);
  if (changes.length === 0) return null;
  const folds = changes.length >= FOLD_FROM;
  const shown = folds && !open ? changes.slice(0, SHOWN_FOLDED) : changes;
  return (
    <>
      <Changes>
        {shown.map(({ field, of, label, from, to }) => (
          <Pair key={`${field}-${of ?? ''}`} label={label} from={from} to={to ?? t('none')} />
        ))}
      </Changes>
      {folds && (
        <Button
          kind="quiet"
          size="small"
          aria-expanded={open}
          onClick={(event) => {
            event.stopPropagation();
            setOpen(!open);
          }}
        >
          {open ? t('changesLess') : t('changesMore', { count: changes.length - SHOWN_FOLDED })}
        </Button>
      )}
    </>
  );
}

function Pair({ label, from, to }: { label: string; from: string | null; to: string }) {
  const { t } = useTranslation('audit');
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {from !== null && (
          <>
            <del>{from}</del> <span aria-hidden="true">→</span>
            <Unseen> {t('becomes')} </Unseen>{' '}
          </>
        )}
        <ins>{to}</ins>
      </dd>
    </>
  );
}
