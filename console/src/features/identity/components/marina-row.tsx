import { Second } from '../../../ui/layout/second.js';
import { styled } from '../../../ui/theme/styled.js';
import { useTranslation } from 'react-i18next';
import type { Marina } from '../../../../../contracts/marinas/marina.js';
import { Button } from '../../../ui/buttons/button.js';
import { type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';

const Row = styled('li')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '6px 16px',
  minHeight: 56,
  padding: '8px 18px',
  '& + &': { borderTop: `1px solid ${role.line}` },
});
const Name = styled('div')(type.strong);

interface MarinaRowProps {
  marina: Pick<Marina, 'name' | 'code' | 'country' | 'association'>;
  here: boolean;
  busy: boolean;
  /** Absent for a user who may view the marina but not work in it. */
  onWork: (() => void) | undefined;
}

/** A marina's name, with a button to work in it. */
export function MarinaRow({ marina, here, busy, onWork }: MarinaRowProps) {
  const { t, i18n } = useTranslation('identity');
  const country = new Intl.DisplayNames([i18n.language], { type: 'region', fallback: 'code' }).of(marina.country);
  return (
    <Row>
      <div>
        <Name>{marina.name}</Name>
        <Second>{[marina.code, country, marina.association.code].filter((part) => part != null).join(' · ')}</Second>
      </div>
      {here && <Second>{t('marinasHere')}</Second>}
      {!here && onWork !== undefined && (
        <Button busy={busy} onClick={onWork}>
          {t('marinasWork', { marina: marina.name })}
        </Button>
      )}
    </Row>
  );
}
