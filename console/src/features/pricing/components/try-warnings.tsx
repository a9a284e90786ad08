import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { Second } from '../../../ui/layout/second.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { StatusMark } from '../../../ui/status/status-mark.js';
import { media, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { useEditing } from '../model/editing-context.js';
import type { TriedAnswer } from '../model/night-rows.js';
import { withCap } from '../model/with-cap.js';
import { CardRows } from './card-table.js';

export type ListWarning = NonNullable<TriedAnswer['warnings']>[number];

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });
const Warning = styled('li')({
  display: 'grid',
  gridTemplateColumns: '14px minmax(0, 1fr)',
  gap: 8,
  padding: '10px 16px',
  borderTop: `1px solid ${role.line}`,
  '& > :first-child': { marginTop: 3 },
  [media.phone]: { padding: '10px 14px' },
});

/** The tab with what ends a warning. */
const WAYS = {
  SHORTER_IS_DEARER: 'rates',
  NOTHING_ABOVE: 'rates',
  NO_PRICE_FOR_TIER: 'rates',
  NO_PRICE_AT_ALL: 'rates',
  TIER_DEARER_THAN_PARTS: 'rates',
  CLASS_CHEAPER_THAN_SMALLER: 'rates',
} as const satisfies Record<ListWarning['kind'], string>;

/** What should be seen before the list is published, each with the step that ends it. */
export function ListWarnings({ warnings }: { readonly warnings: readonly ListWarning[] }) {
  const { t } = useTranslation('pricing/try');
  const { form, replace, locked } = useEditing();
  const formats = useFormats();
  return (
    <Card>
      <Section
        title={t('beforeYouPublish')}
        note={warnings.length === 0 ? undefined : t('warnings', { count: warnings.length })}
      >
        {warnings.length === 0 ? (
          <Second as="p">{t('noWarnings')}</Second>
        ) : (
          <CardRows>
            <List>
              {warnings.map((warning, at) => {
                const { kind } = warning;
                const values = {
                  count: warning.nights ?? 0,
                  nights: formats.nights(warning.nights ?? 0),
                  more: formats.amount(warning.more ?? 0),
                  limit: formats.number(warning.limit ?? 0),
                  season: warning.season ?? t('aSeason'),
                  class: warning.class ?? t('aClass'),
                  // A list without classes has none to name.
                  where: [warning.season, warning.class].filter((part) => part !== null).join(', '),
                  tier: warning.tier === null ? '' : t(`a_${warning.tier}`),
                  span: warning.tier === null ? '' : t(`span_${warning.tier}`),
                };
                return (
                  <Warning key={`${kind} ${String(at)}`}>
                    <StatusMark kind="our_move" />
                    <div>
                      <p style={{ ...type.strong, margin: 0 }}>{t(`warning_${kind}`, values)}</p>
                      <Second as="p">{t(`warning_${kind}_why`, values)}</Second>
                      <div style={{ paddingTop: 4 }}>
                        {kind === 'SHORTER_IS_DEARER' ? (
                          <Button size="small" disabled={locked} onClick={() => replace(withCap(form))}>
                            {t('step_SHORTER_IS_DEARER', values)}
                          </Button>
                        ) : (
                          <LinkButton size="small" to={`?tab=${WAYS[kind]}`}>
                            {t(`step_${kind}`, values)}
                          </LinkButton>
                        )}
                      </div>
                    </div>
                  </Warning>
                );
              })}
            </List>
          </CardRows>
        )}
      </Section>
    </Card>
  );
}
