import { useTranslation } from 'react-i18next';
import { loyaltyCalls } from '../../../../../contracts/loyalty/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { Dialog } from '../../../ui/dialogs/dialog.js';
import { Banner } from '../../../ui/page/banner.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { Scroll, Table } from './tables.js';
import { useErrorReport } from './use-error-report.js';

/** Milliseconds between two looks at a gift, in case a hint is lost. */
const LOOK_EVERY = 2000;

/** How far a gift has come and, once it is done, who got no points. */
export function GiftReport({ giftId, onClose }: { readonly giftId: string; readonly onClose: () => void }) {
  const { t } = useTranslation('loyalty');
  const { number } = useFormats();
  const report = useErrorReport();
  const answer = useLoad(
    loyaltyCalls.gift,
    { gift_id: giftId },
    { topics: [{ topic: 'loyalty' }], refetchEvery: LOOK_EVERY },
  );
  const gift = answer.data;
  const errors = gift?.errors ?? [];
  const progress = gift && t('giftProgress', { done: number(gift.done), members: number(gift.members) });
  return (
    <Dialog
      open
      title={t('reportTitle')}
      onClose={onClose}
      actions={
        <>
          {gift?.status === 'DONE' && errors.length > 0 && (
            <Button busy={report.busy !== null} onClick={() => void report.download(giftId)}>
              {t('downloadErrors')}
            </Button>
          )}
          <Button kind="primary" onClick={onClose}>
            {t('actions:close')}
          </Button>
        </>
      }
    >
      {gift === undefined &&
        (answer.error === null ? <LoadingLines lines={3} rowHeight={32} /> : <LoadFailed load={answer} />)}
      {gift?.status === 'RUNNING' && (
        <>
          <p role="status">{progress}</p>
          <progress max={gift.members} value={gift.done} aria-label={progress} style={{ width: '100%' }} />
          <Quiet>{t('goesOnClosed')}</Quiet>
        </>
      )}
      {gift?.status === 'DONE' && (
        <Banner
          tone={errors.length === 0 ? 'good' : 'waiting'}
          title={t('operationSucceeded', { count: errors.length, number: number(errors.length) })}
          live
        >
          {t('membersGot', {
            given: number(gift.given),
            all: number(gift.members + errors.length),
            points: number(gift.amount),
          })}
        </Banner>
      )}
      {gift?.status === 'DONE' && errors.length > 0 && (
        <Scroll tabIndex={0} role="group" aria-label={t('whyNot')} style={{ maxHeight: 320, overflowY: 'auto' }}>
          <Table>
            <thead>
              <tr>
                <th scope="col">{t('trade:address')}</th>
                <th scope="col">{t('whyNot')}</th>
              </tr>
            </thead>
            <tbody>
              {errors.slice(0, 100).map(({ address, code }, index) => (
                <tr key={`${index} ${address ?? ''}`}>
                  <td style={{ overflowWrap: 'anywhere' }}>{address ?? '–'}</td>
                  <td className="wrong">{t(`why_${code}`)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Scroll>
      )}
      {gift !== undefined && !gift.addresses_kept && <Quiet>{t('addressesDeleted')}</Quiet>}
    </Dialog>
  );
}
