import { useTranslation } from 'react-i18next';
import type { ResidentRow } from '../../../../../contracts/customers/boater.js';
import { useMarina } from '../../../lib/session/session.js';
import { TickInput } from '../../../ui/fields/tick-input.js';
import type { Column } from '../../../ui/list/column.js';
import type { ChosenCards } from './use-chosen-cards.js';

/** The column of ticks that choose cards of the marina. */
export function useChoiceColumn(rows: readonly ResidentRow[], chosen: ChosenCards): Column<ResidentRow> {
  const { t } = useTranslation('customers');
  const marina = useMarina();
  const ours = (row: ResidentRow) => (row.membership_card?.home_marina_id === marina.id ? [row.membership_card] : []);
  const cards = rows.flatMap(ours);
  const all = (
    <TickInput
      look="check"
      label={t('tickAllCards')}
      labelHidden
      value={cards.every(({ card_id }) => chosen.cards.has(card_id))}
      onChange={(on) => chosen.choose(cards, on === true)}
    />
  );
  return {
    id: 'choice',
    header: '',
    width: 40,
    ...(cards.length === 0 ? {} : { head: all }),
    cell: (row) =>
      ours(row).map((card) => (
        <TickInput
          key={card.card_id}
          look="check"
          label={t('tickCard', { number: card.card_number })}
          labelHidden
          value={chosen.cards.has(card.card_id)}
          onChange={(on) => chosen.choose([card], on === true)}
        />
      )),
  };
}
