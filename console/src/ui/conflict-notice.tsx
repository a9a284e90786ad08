import { styled } from './theme/styled.js';
import { useTranslation } from 'react-i18next';
import { Button } from './buttons/button.js';
import { Banner } from './page/banner.js';
import { role } from './theme/role.js';

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '2px 14px',
  marginTop: 6,
  '& dt': { color: role.ink2 },
  '& del': { color: role.ink3 },
  '& ins': { textDecoration: 'none', fontWeight: 600 },
});

export interface Difference {
  /** The field's label. */
  field: string;
  before?: string | undefined;
  /** The current value, as shown to the user. */
  now: string;
}

interface ConflictNoticeProps {
  /** Who changed it and when, as a text; null when unknown. */
  by: string | null;
  when?: string | undefined;
  differences: readonly Difference[];
  onTakeTheirs: () => void;
  onKeepMine: () => void;
  busy?: boolean | undefined;
}

/** Shown when someone else saved first. It lists their changes and keeps the user's input until the user decides. */
export function ConflictNotice({ by, when, differences, onTakeTheirs, onKeepMine, busy }: ConflictNoticeProps) {
  const { t } = useTranslation('ui');
  const title = by === null ? t('conflictTitle') : t('conflictTitleBy', { name: by });
  return (
    <Banner
      tone="waiting"
      live
      title={when === undefined ? title : `${title}, ${when}`}
      actions={
        <>
          <Button onClick={onTakeTheirs} disabled={busy === true}>
            {t('takeTheirs')}
          </Button>
          <Button kind="primary" onClick={onKeepMine} busy={busy}>
            {t('keepMine')}
          </Button>
        </>
      }
    >
      <p>{t('conflictText')}</p>
      {differences.length > 0 && (
        <List>
          {differences.map(({ field, before, now }) => (
            <div key={field} style={{ display: 'contents' }}>
              <dt>{field}</dt>
              <dd>
                {before !== undefined && (
                  <>
                    <del>{before}</del> →{' '}
                  </>
                )}
                <ins>{now}</ins>
              </dd>
            </div>
          ))}
        </List>
      )}
    </Banner>
  );
}
