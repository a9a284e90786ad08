import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../lib/api/api-error.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { Banner } from '../../../ui/page/banner.js';
import type { RefusedTap } from '../model/kept-tap.js';
import type { WalkStore } from './walk-store.js';

interface RefusedTapsProps {
  readonly store: Pick<WalkStore, 'sendRefusedAgain' | 'discardRefused'>;
  readonly refused: readonly RefusedTap[];
}

/** What the server did not accept, by reason. It stays on this device until the person sends it again or discards it. */
export function RefusedTaps({ store, refused }: RefusedTapsProps) {
  const { t } = useTranslation('dockwalk');
  const problemWords = useProblemWords();
  /** The taps that the question names; null: nothing is asked. */
  const [discarding, setDiscarding] = useState<readonly string[] | null>(null);
  if (refused.length === 0) return null;
  const codes = [...new Set(refused.map(({ code }) => code))];
  const namesOf = (code: string): string[] => [
    ...new Set(refused.flatMap((one) => (one.code === code && one.berth_name !== '' ? [one.berth_name] : []))),
  ];
  return (
    <>
      <Banner
        tone="wrong"
        live
        title={t('refusedTitle', { count: refused.length })}
        actions={
          <>
            <Button size="small" onClick={() => void store.sendRefusedAgain()}>
              {t('actions:sendAgain')}
            </Button>
            <Button size="small" kind="quiet" onClick={() => setDiscarding(refused.map(({ tap_id }) => tap_id))}>
              {t('discardRefused')}
            </Button>
          </>
        }
      >
        {codes.map((code) => (
          <p key={code}>
            <b>{namesOf(code).join(', ')}</b> {problemWords(new ApiError({ status: 409, error_type: code }))}
          </p>
        ))}
        <p>{t('refusedKept')}</p>
      </Banner>
      <ConfirmDialog
        open={discarding !== null}
        title={t('discardTitle', { count: discarding?.length ?? 0 })}
        confirm={t('discardRefused')}
        danger
        onConfirm={() => void store.discardRefused(discarding ?? []).then(() => setDiscarding(null))}
        onClose={() => setDiscarding(null)}
      >
        <p>{t('discardText')}</p>
      </ConfirmDialog>
    </>
  );
}
