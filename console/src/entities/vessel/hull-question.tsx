import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/button.js';
import { Banner } from '../../ui/page/banner.js';

interface HullQuestionProps {
  /** Empty: the boat has no name yet. */
  readonly name: string;
  readonly busy?: boolean;
  readonly onMultihull: () => void;
  readonly onMonohull: () => void;
}

/** Asks about a catamaran with one hull; a multihull may pay other prices. */
export function HullQuestion({ name, busy = false, onMultihull, onMonohull }: HullQuestionProps) {
  const { t } = useTranslation('entities/vessel');
  return (
    <Banner
      tone="our_move"
      live
      actions={
        <>
          <Button size="small" busy={busy} onClick={onMultihull}>
            {t('hullType_MULTIHULL')}
          </Button>
          <Button size="small" kind="quiet" busy={busy} onClick={onMonohull}>
            {t('hullType_MONOHULL')}
          </Button>
        </>
      }
    >
      {t('hullQuestion', { boat: name === '' ? t('trade:unnamedBoat') : name })}
    </Banner>
  );
}
