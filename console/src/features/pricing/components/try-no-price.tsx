import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { Banner } from '../../../ui/page/banner.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { type } from '../../../ui/theme/measures.js';
import type { TriedAnswer } from '../model/night-rows.js';

type Reason = NonNullable<TriedAnswer['price']['not_covered']>;

const WAYS = {
  BOAT_TOO_LARGE: 'rates',
  BOAT_IN_NO_CLASS: 'rates',
  BEAM_UNKNOWN: null,
  CONTRACT_NOT_OFFERED: 'long_term',
  NO_PRICE: 'rates',
  STAY_TOO_SHORT: 'rates',
} as const satisfies Record<Reason['reason'], string | null>;

/** Why the list has no price for a stay, and the way to what is missing. The total is a dash, never 0. */
export function NoPrice({ reason }: { readonly reason: Reason | undefined }) {
  const { t } = useTranslation(['pricing', 'pricing/try']);
  const formats = useFormats();
  const way = reason === undefined ? 'seasons' : WAYS[reason.reason];
  const said =
    reason === undefined
      ? t('notCovered')
      : t(`pricing/try:noPrice_${reason.reason}`, {
          season: reason.season ?? t('pricing/try:aSeason'),
          class: reason.class ?? t('pricing/try:thisBoat'),
          limit: formats.number(reason.limit ?? 0),
          date: reason.date === null ? '' : formats.dateLong(reason.date),
        });
  return (
    <Card>
      <Section title={t('tryIt')}>
        <Banner
          tone="wrong"
          actions={
            way !== null && (
              <LinkButton size="small" to={`?tab=${way}`}>
                {t(`pricing/try:way_${way}`)}
              </LinkButton>
            )
          }
        >
          {said}
        </Banner>
        <p style={{ ...type.strong, display: 'flex', justifyContent: 'space-between' }}>
          <span>{t('trade:total')}</span>
          <span>–</span>
        </p>
      </Section>
    </Card>
  );
}
