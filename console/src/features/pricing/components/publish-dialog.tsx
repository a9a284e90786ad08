import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OpenOffers } from '../../../../../contracts/pricing/open-offers.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { Dialog } from '../../../ui/dialogs/dialog.js';
import { Banner } from '../../../ui/page/banner.js';
import { ErrorState } from '../../../ui/states/error-state.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { media, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import type { PlanChangeLine } from '../model/plan-changes.js';
import type { PlanForm } from '../model/plan-form.js';
import { ComparedChanges } from './compared-changes.js';

const Frame = styled('div')({ overflowX: 'auto', border: `1px solid ${role.line}`, borderRadius: 8, maxHeight: 320 });
const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { padding: '8px 12px', textAlign: 'left', borderTop: `1px solid ${role.line}`, verticalAlign: 'top' },
  '& thead th': { ...type.label, color: role.ink2, borderTop: 0 },
  '& .figure': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& tfoot td': { backgroundColor: role.sunk, fontWeight: 650 },
  [media.phone]: { '& th, & td': { padding: '6px 8px' } },
});
const Small = styled('span')({ ...type.second, display: 'block', color: role.ink2 });
const Choice = styled('label')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '0 10px',
  padding: '6px 0',
  cursor: 'pointer',
  [media.touch]: { minHeight: 44 },
});

interface PublishDialogProps {
  form: PlanForm;
  changes: readonly PlanChangeLine[];
  offers: OpenOffers | undefined;
  failed: boolean;
  onRetry: () => void;
  busy: boolean;
  problem: string | null;
  onPublish: (offers: 'KEEP' | 'SEND') => void;
  onClose: () => void;
}

/** What publishing changes, and what it does to the offers that await an answer. */
export function PublishDialog(props: PublishDialogProps) {
  const { form, changes, offers, failed, onRetry, busy, problem, onPublish, onClose } = props;
  const { t } = useTranslation('pricing');
  const [choice, setChoice] = useState<'KEEP' | 'SEND'>('KEEP');
  const count = changes.length;
  const differ = offers?.items.length ?? 0;
  return (
    <Dialog
      open
      size="large"
      title={t('publishTitle', { count })}
      busy={busy}
      onClose={onClose}
      aside={<Small>{t('neverChange')}</Small>}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('backToEditing')}
          </Button>
          <Button kind="primary" busy={busy} disabled={offers === undefined} onClick={() => onPublish(choice)}>
            {t('publishButton', { count })}
          </Button>
        </>
      }
    >
      {problem !== null && (
        <Banner tone="wrong" live>
          {problem}
        </Banner>
      )}
      <ComparedChanges form={form} changes={changes} />
      <h3 style={type.section}>{t('openOffersTitle')}</h3>
      {failed && <ErrorState onRetry={onRetry} />}
      {!failed && offers === undefined && <LoadingLines />}
      {offers !== undefined && differ === 0 && <p>{t('noneDiffer', { count: offers.open })}</p>}
      {offers !== undefined && differ > 0 && (
        <>
          <Small>{t('someDiffer', { differ, open: offers.open, same: offers.open - differ })}</Small>
          <OffersTable offers={offers} />
          <div role="radiogroup" aria-label={t('openOffersTitle')}>
            {(['KEEP', 'SEND'] as const).map((value) => (
              <Choice key={value}>
                <input
                  type="radio"
                  name="offers"
                  checked={choice === value}
                  onChange={() => setChoice(value)}
                  aria-label={t(`offers_${value}`, { count: differ })}
                />
                <span>
                  {t(`offers_${value}`, { count: differ })}
                  <Small>{t(`offersHint_${value}`, { count: differ })}</Small>
                </span>
              </Choice>
            ))}
          </div>
        </>
      )}
    </Dialog>
  );
}

function OffersTable({ offers }: { readonly offers: OpenOffers }) {
  const { t } = useTranslation('pricing');
  const formats = useFormats();
  const change = (by: number) => (by > 0 ? `+${formats.amount(by)}` : formats.amount(by));
  const colour = (by: number) => ({ color: by > 0 ? role.ourMove.on : role.booked.on });
  return (
    <Frame tabIndex={0} role="region" aria-label={t('openOffersTitle')}>
      <Table>
        <thead>
          <tr>
            <th>{t('offer')}</th>
            <th>{t('trade:boaterAndBoat')}</th>
            <th>{t('trade:stay')}</th>
            <th className="figure">{t('sent', { currency: offers.currency })}</th>
            <th className="figure">{t('new', { currency: offers.currency })}</th>
            <th className="figure">{t('change')}</th>
          </tr>
        </thead>
        <tbody>
          {offers.items.map((item) => (
            <tr key={item.reservation_id}>
              <td>
                <Link to={`/reservations/${item.reservation_id}`}>{item.view_id}</Link>
              </td>
              <td>
                {[item.boater, item.vessel_name].filter((name) => name !== null).join(', ') || t('trade:erasedPerson')}
                <Small>{item.priced_by.join(', ')}</Small>
              </td>
              <td>
                {formats.dateSpan(item.start_date, item.end_date)}
                <Small>{formats.nights(item.nights)}</Small>
              </td>
              <td className="figure">{formats.amount(item.sent)}</td>
              <td className="figure">{formats.amount(item.new)}</td>
              <td className="figure" style={colour(item.new - item.sent)}>
                {change(item.new - item.sent)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={3}>{t('together')}</td>
            <td className="figure">{formats.amount(offers.total_sent)}</td>
            <td className="figure">{formats.amount(offers.total_new)}</td>
            <td className="figure">{change(offers.total_new - offers.total_sent)}</td>
          </tr>
        </tfoot>
      </Table>
    </Frame>
  );
}
