import { Second } from '../../../ui/layout/second.js';
import { styled } from '../../../ui/theme/styled.js';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { Card } from '../../../ui/page/card.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { type as text } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { useAsOf } from '../api/use-history.js';

const Body = styled('div')({ padding: '18px 20px', display: 'grid', gap: 12 });
const Head = styled('h2')({ ...text.label, color: role.ink2 });
const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto) minmax(0, 1fr)',
  gap: '6px 14px',
  '& dt': { color: role.ink2, overflowWrap: 'anywhere' },
  '& dd': { textAlign: 'right', overflowWrap: 'anywhere' },
});

interface AsItStoodProps {
  record: { readonly kind: string; readonly id: string } | null;
  /** Moment to show; null when there is nothing to show. */
  at: string | null;
  /** Whether the record is shown as it is now. */
  now: boolean;
  /** Whether the record's moments are still loading. */
  loading: boolean;
  /** The marina of the record, for administrators. */
  marina_id?: string | undefined;
}

/** Shows the record with all its values at a moment. */
export function AsItStood({ record, at, now, loading, marina_id }: AsItStoodProps) {
  const { t } = useTranslation('audit');
  const formats = useFormats();
  const problemWords = useProblemWords();
  const { data, error, isPending, isPlaceholderData } = useAsOf(record, at, marina_id);
  if (record === null || at === null) {
    return (
      <Card>
        <Body>{loading ? <LoadingLines lines={7} /> : <Second as="p">{t('asOfChoose')}</Second>}</Body>
      </Card>
    );
  }
  const known = data?.facts.filter((fact) => fact.value !== null) ?? [];
  return (
    <Card>
      <Body aria-live="polite" aria-busy={isPending || isPlaceholderData}>
        <Head>{now ? t('asItStands') : t('asItStood', { when: formats.instant(at) })}</Head>
        {data?.record_label != null && <b>{data.record_label}</b>}
        {isPending && <LoadingLines lines={7} />}
        {error !== null && (
          <Second as="p">
            {error.error_type === 'AUDIT_RECORD_NOT_FOUND' ? t('asOfNothing') : problemWords(error)}
          </Second>
        )}
        {error === null && data !== undefined && (
          <>
            <Facts style={isPlaceholderData ? { opacity: 0.6 } : undefined}>
              {known.map(({ field, of, label, value }) => (
                <div key={`${field}-${of ?? ''}`} style={{ display: 'contents' }}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </Facts>
            <Second as="p">{t('asOfLast', { words: data.last_change.words })}</Second>
          </>
        )}
        {record.kind === 'reservation' && (
          <div>
            <LinkButton
              to={
                marina_id === undefined ? `/reservations/${record.id}` : `/reservations-admin/${marina_id}/${record.id}`
              }
              size="small"
            >
              {t('openRecord')}
            </LinkButton>
          </div>
        )}
      </Body>
    </Card>
  );
}
