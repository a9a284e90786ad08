import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { secondFactorCalls } from '../../../../../contracts/identity/calls.js';
import { FEW_RECOVERY_CODES } from '../../../../../contracts/identity/vocabulary.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { Button } from '../../../ui/buttons/button.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { Banner } from '../../../ui/page/banner.js';
import { Section } from '../../../ui/page/section.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { NewCodesDialog } from './new-codes-dialog.js';
import { RemoveFactorDialog } from './remove-factor-dialog.js';

/** The user's own second factor: whether there is one, and what can be done with it. */
export function TwoFactorSection() {
  const { t } = useTranslation('identity/two-factor');
  const formats = useFormats();
  const [asks, setAsks] = useState<'codes' | 'remove' | null>(null);
  const { data, error, refetch, isFetching } = useLoad(secondFactorCalls.get, undefined, {
    topics: [{ topic: 'users' }],
  });
  return (
    <Section title={t('section')}>
      {data === undefined && error === null && <LoadingLines lines={2} rowHeight={24} />}
      {data === undefined && error !== null && <LoadFailed load={{ error, isFetching, refetch }} />}
      {data !== undefined && data.set_up_at === null && (
        <>
          <p>{t('none')}</p>
          <div>
            <LinkButton to="/two_factor">{t('actions:setUp')}</LinkButton>
          </div>
        </>
      )}
      {data !== undefined && data.set_up_at !== null && (
        <>
          <p>{t('since', { date: formats.date(formats.dayOf(data.set_up_at)) })}</p>
          {data.recovery_codes_left <= FEW_RECOVERY_CODES ? (
            <Banner tone="our_move">{t('codesLeft', { count: data.recovery_codes_left })}</Banner>
          ) : (
            <p>{t('codesLeft', { count: data.recovery_codes_left })}</p>
          )}
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
            <Button onClick={() => setAsks('codes')}>{t('newCodes')}</Button>
            <Button
              kind="quiet"
              disabledReason={data.required ? t('marinaRequires') : null}
              onClick={() => setAsks('remove')}
            >
              {t('remove')}
            </Button>
          </div>
        </>
      )}
      {asks === 'codes' && <NewCodesDialog onClose={() => setAsks(null)} />}
      {asks === 'remove' && <RemoveFactorDialog onClose={() => setAsks(null)} />}
    </Section>
  );
}
