import { useState } from 'react';
import { useEditing } from '../model/editing-context.js';
import { ClassRates } from './class-rates.js';
import { RatesCard } from './rates-card.js';
import { RulesCard } from './rules-card.js';
import { TabColumns } from './tab-columns.js';

/** What boats pay in each season: by class, or by the sizes that lists without classes have. */
export function RatesTab() {
  const { form } = useEditing();
  const [chosen, setChosen] = useState(0);
  const season = Math.min(chosen, form.seasons.length - 1);
  const Rates = (form.classes ?? []).length > 0 ? ClassRates : RatesCard;
  return (
    <TabColumns aside={<RulesCard season={season} />}>
      <Rates season={season} onSeason={setChosen} />
    </TabColumns>
  );
}
