import { useTranslation } from 'react-i18next';
import type { HarbourMap } from '../../../../../contracts/berths/harbour-map.js';
import { byPier } from '../../../../../contracts/berths/rules/harbour-layout.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { NoMatch } from '../../../ui/states/no-match.js';
import { type as text } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { boatsByBerth, foundBerths } from '../model/boat-looks.js';
import { useBerthNames, useOccupantWords } from './use-berth-words.js';

/** The browser lays a pier out only once it comes near the screen: thousands of rows then cost little. */
const Pier = styled('div')({
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 600px',
  '& + &': { borderTop: `1px solid ${role.line}` },
});
const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '7px 8px 7px 0', textAlign: 'left', fontWeight: 400, overflowWrap: 'anywhere' },
  '& thead th': { ...text.label, color: role.ink2 },
  '& tbody tr': { borderTop: `1px solid ${role.line}` },
  '& tbody tr[aria-current=true]': { backgroundColor: role.seaSoft },
});
const Open = styled('button')({
  padding: 0,
  border: 0,
  background: 'none',
  color: role.sea,
  font: 'inherit',
  fontWeight: 650,
  minHeight: 24,
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
});

interface MapListProps {
  readonly map: HarbourMap;
  readonly find: string;
  readonly berthId: string | null;
  readonly onBerth: (berthId: string) => void;
  readonly onClear: () => void;
}

/** The map as text: every berth with its boat, by pier. */
export function MapList({ map, find, berthId, onBerth, onClear }: MapListProps) {
  const { t } = useTranslation('map');
  const formats = useFormats();
  const names = useBerthNames(map);
  const occupantWords = useOccupantWords(map);
  const boats = boatsByBerth(map.boats, 'occupancy');
  const found = foundBerths(map, find);
  const berths = find.trim() === '' ? map.berths : map.berths.filter(({ id }) => found.has(id));
  const ofPier = byPier(berths);
  if (berths.length === 0 && find.trim() !== '') return <NoMatch onClear={onClear} />;
  return (
    <Card>
      {map.piers.map(({ id, name }) => {
        const rows = ofPier.get(id) ?? [];
        if (rows.length === 0) return null;
        return (
          <Pier key={id}>
            <Section title={t('trade:pierNamed', { pier: name })}>
              <Table>
                <thead>
                  <tr>
                    <th scope="col">{t('trade:berth')}</th>
                    <th scope="col">{t('sizes')}</th>
                    <th scope="col">{t('trade:boat')}</th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map((berth) => {
                    const boat = boats.get(berth.id);
                    return (
                      <tr key={berth.id} aria-current={berth.id === berthId || undefined}>
                        <td>
                          <Open type="button" onClick={() => onBerth(berth.id)}>
                            {names.get(berth.id)}
                          </Open>
                        </td>
                        <td>
                          {t('size', { length: formats.metres(berth.max_loa), beam: formats.metres(berth.max_beam) })}
                        </td>
                        <td>{occupantWords(berth, boat)}</td>
                      </tr>
                    );
                  })}
                </tbody>
              </Table>
            </Section>
          </Pier>
        );
      })}
    </Card>
  );
}
