import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/button.js';
import { Row } from '../../../ui/layout/row.js';
import { Card } from '../../../ui/page/card.js';
import { type as text } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import type { ShownEntry } from '../model/shown-entry.js';

const Body = styled('div')({ padding: '18px 20px', display: 'grid', gap: 12 });
const Head = styled('h2')({ ...text.label, color: role.ink2 });
const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto) minmax(0, 1fr)',
  gap: '6px 14px',
  '& dt': { color: role.ink2 },
  '& dd': { textAlign: 'right', overflowWrap: 'anywhere' },
});

interface EntrySourceProps {
  entry: ShownEntry;
  onPerson: (id: string) => void;
  onMarina: (id: string) => void;
}

/** Says who made a change, why and in which marina, and narrows the list to one of them. */
export function EntrySource({ entry, onPerson, onMarina }: EntrySourceProps) {
  const { t } = useTranslation('audit');
  const formats = useFormats();
  const { actor, marina, caused_by, position } = entry;
  const somebody = actor.kind !== 'system' && actor.id !== 'anonymous';
  const facts = [
    [t('trade:by'), actor.name],
    [t('sourceWhy'), caused_by.words],
    [t('trade:marina'), marina?.name ?? ''],
    [t('sourceNumber'), formats.number(position)],
  ] as const;
  return (
    <Card>
      <Body>
        <Head>{t('sourceTitle')}</Head>
        <Facts>
          {facts.map(([label, value]) => (
            <div key={label} style={{ display: 'contents' }}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
        <Row gap={8} wrap>
          {somebody && (
            <Button size="small" onClick={() => onPerson(actor.id)}>
              {t('onlyPerson')}
            </Button>
          )}
          {marina !== undefined && (
            <Button size="small" onClick={() => onMarina(marina.id)}>
              {t('onlyMarina')}
            </Button>
          )}
        </Row>
      </Body>
    </Card>
  );
}
