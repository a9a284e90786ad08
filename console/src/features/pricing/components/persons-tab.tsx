import { media } from '../../../ui/theme/measures.js';
import { styled } from '../../../ui/theme/styled.js';
import { usePiers } from '../api/use-piers.js';
import { ChargesCard } from './charges-card.js';
import { ElectricityCard } from './electricity-card.js';
import { KindSurchargesCard } from './kind-surcharges-card.js';
import { MembersCard } from './members-card.js';
import { PartyExamples } from './party-examples.js';
import { TouristTaxCard } from './tourist-tax-card.js';

const Columns = styled('div')({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The rows of charges need their room first.
  '@container content (min-width: 1160px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 318px)' },
});
const Column = styled('div')({ display: 'grid', gap: 14, minWidth: 0 });
const Pair = styled('div')({
  display: 'grid',
  gap: 14,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1.7fr) minmax(0, 1fr)',
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** What a stay costs besides its nights: tourist tax, charges, electricity, and what members pay less. */
export function PersonsTab() {
  const piers = usePiers();
  return (
    <Columns>
      <Column>
        <TouristTaxCard piers={piers} />
        <ChargesCard piers={piers} />
        <Pair>
          <ElectricityCard />
          <MembersCard />
        </Pair>
        <KindSurchargesCard />
      </Column>
      <Column as="aside">
        <PartyExamples piers={piers} />
      </Column>
    </Columns>
  );
}
